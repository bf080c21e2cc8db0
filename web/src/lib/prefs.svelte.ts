/** What this device remembers: language, light or dark, sound, the name I go by, and whether the server knows me. */

export type Language = 'fr' | 'en'
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'flibuste'

interface Kept {
  language: Language
  theme: Theme
  sound: boolean
  name: string
  guest: boolean
}

function isPhone(): boolean {
  return matchMedia('(max-width: 700px)').matches
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Prefs implements Kept {
  language = $state<Language>('fr')
  theme = $state<Theme>('auto')
  sound = $state(false)
  name = $state('')
  guest = $state(false)

  constructor() {
    const old = kept()
    const asked = new URLSearchParams(location.search).get('lang')
    const said = asked ?? old.language ?? 'fr' // French first, whatever the browser
    this.language = said === 'en' ? 'en' : 'fr'
    this.theme = old.theme ?? 'auto'
    this.sound = old.sound ?? !isPhone()
    this.name = old.name ?? ''
    this.guest = old.guest ?? false
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change)
    const { language, theme, sound, name, guest } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, name, guest }))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs()

/** How long a movement takes; none for those who would rather see nothing move. */
export function motion(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds
}
