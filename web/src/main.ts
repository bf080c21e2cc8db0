import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { api } from './lib/api'
import { prefs } from './lib/prefs.svelte'
import { spoken } from './lib/tongue.svelte'
import type { GameInfo } from './wire'

/** Words and games first, both on their way already: then the page is drawn once, and nothing moves under the finger. */
async function start(target: HTMLElement): Promise<void> {
  const asked = location.pathname === '/' ? api.games().catch(() => undefined) : Promise.resolve(undefined)
  const [games] = await Promise.all([asked, spoken.speak(prefs.language)])
  const known: { games?: GameInfo[] } = games ? { games } : {}
  target.replaceChildren()
  mount(App, { target, props: { known } })
}

const target = document.getElementById('app')
if (target) void start(target)
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
