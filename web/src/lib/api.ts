/** The HTTP part of the protocol (docs/reference/protocol.md). */

import type * as wire from '../wire'
import { prefs } from './prefs.svelte'
import { say } from './tongue.svelte'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure: wire.Failure
  ) {
    super(failure.words)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${prefs.language}`
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(url, init)
  } catch {
    throw new ApiError(0, { code: 'unavailable', words: say('no-network') })
  }
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as wire.Failure | null
    throw new ApiError(answer.status, failure ?? { code: 'internal', words: say('no-network') })
  }
  const kind = answer.headers.get('content-type') ?? ''
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T
}

/** My part of the chance: something the server could not know when it committed itself to a seed. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Nobody, for a server that has never met me: it is not even asked. */
export async function whoAmI(): Promise<wire.Guest | null> {
  return prefs.guest ? ask<wire.Guest>('GET', '/guest').catch(() => null) : null
}

/** Be somebody, under the name I go by. Asked for once, and again when the name has changed. */
export async function enroll(name: string): Promise<void> {
  const wanted = name.trim() || say('default-name')
  const me = await whoAmI()
  if (me?.name !== wanted) await ask<wire.Guest>('POST', '/guest', { name: wanted } satisfies wire.NewGuest)
  prefs.keep({ guest: true, name: name.trim() || prefs.name })
}

export const api = {
  games: () => ask<wire.GameInfo[]>('GET', '/games'),
  rules: (game: string) => ask<wire.RulesInfo>('GET', `/games/${game}/rules`),
  open: (table: wire.NewTable) => ask<wire.Opened>('POST', '/tables', table),
  tables: () => ask<wire.TableInfo[]>('GET', '/tables'),
  mine: () => ask<wire.Mine>('GET', '/tables/mine'),
  table: (id: string) => ask<wire.TableInfo>('GET', `/tables/${id}`),
  invitations: (id: string) => ask<wire.Invitation[]>('GET', `/tables/${id}/invitations`),
  enter: (id: string, invitation: string) => ask<wire.TableInfo>('POST', `/tables/${id}/enter`, { invitation }),
  sit: (id: string, sit: wire.Sit) => ask<wire.TableInfo>('POST', `/tables/${id}/sit`, sit),
  hire: (id: string, hire: wire.Hire) => ask<wire.TableInfo>('POST', `/tables/${id}/bot`, hire),
  clear: (id: string, seat: number) => ask<wire.TableInfo>('POST', `/tables/${id}/clear`, { seat }),
  rematch: (id: string) =>
    ask<wire.TableInfo>('POST', `/tables/${id}/rematch`, { contribution: contribution() } satisfies wire.AskRematch),
  story: (id: string, seat: number | null) =>
    ask<wire.Story>('GET', `/tables/${id}/story${seat === null ? '' : `?seat=${seat}`}`),
  recordStory: (id: string, seat: number | null) =>
    ask<wire.Story>('GET', `/records/${id}${seat === null ? '' : `?seat=${seat}`}`),
  record: (id: string) => ask<string>('GET', `/tables/${id}/record`),
  review: (id: string, seat: number) => ask<wire.ReviewInfo>('GET', `/tables/${id}/review?seat=${seat}`),
  keepRecord: (text: string) => ask<wire.Imported>('POST', '/records', { text } satisfies wire.ImportRecord)
}
