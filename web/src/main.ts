import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { spoken } from './lib/tongue.svelte'

const target = document.getElementById('app')
if (target) void spoken.speak(prefs.language).then(() => mount(App, { target }))
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
