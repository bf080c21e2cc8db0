/** Words: the page's own catalogue, and those of the games, which the terminal and the server use as well. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import french from '../text/fr.ftl?raw'
import type { Language } from './prefs.svelte'

type Loader = () => Promise<string>
export type Facts = Record<string, FluentVariable>

// French first: its words come with the page, other languages when they are wanted.
const OWN = import.meta.glob<string>(['../text/*.ftl', '!../text/fr.ftl'], { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/flibuste/games/*/text/*.ftl', { query: '?raw', import: 'default' })

export class Tongue {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, ...texts: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    return pattern ? this.bundle.formatPattern(pattern, facts) : key
  }
}

function loader(all: Record<string, Loader>, ending: string): Loader {
  const found = Object.entries(all).find(([path]) => path.endsWith(ending))
  return found ? found[1] : () => Promise.resolve('')
}

const own: Partial<Record<Language, string>> = { fr: french }

class Spoken {
  now = $state.raw(new Tongue('fr'))

  async speak(language: Language): Promise<void> {
    own[language] ??= await loader(OWN, `/${language}.ftl`)()
    this.now = new Tongue(language, own[language] ?? '')
    document.documentElement.lang = language
  }
}

export const spoken = new Spoken()

/** A sentence of the page. */
export function say(key: string, facts: Facts = {}): string {
  return spoken.now.say(key, facts)
}

/** The words of a game on top of the page's own. */
export async function gameTongue(game: string, language: Language): Promise<Tongue> {
  own[language] ??= await loader(OWN, `/${language}.ftl`)()
  return new Tongue(language, own[language] ?? '', await loader(GAMES, `/${game}/text/${language}.ftl`)())
}
