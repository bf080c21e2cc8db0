/** The line to the lobby: what the server tells of the open tables, and once more when the line was cut and is back. */

import type { FromLobby } from '../wire'

const PATIENCE = 2000 // milliseconds

export function listen(hear: (message: FromLobby) => void, back: () => void): () => void {
  let closed = false
  let timer = 0
  let socket: WebSocket

  function connect(again: boolean): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`)
    socket.onmessage = (event) => hear(JSON.parse(event.data as string) as FromLobby)
    if (again) socket.onopen = back
    socket.onclose = () => {
      if (!closed) timer = window.setTimeout(() => connect(true), PATIENCE)
    }
  }

  connect(false)
  return () => {
    closed = true
    clearTimeout(timer)
    socket.close()
  }
}
