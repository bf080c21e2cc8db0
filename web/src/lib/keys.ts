/** Playing by keyboard. */

let keyboard = false
addEventListener('keydown', () => (keyboard = true), { capture: true })
addEventListener('pointerdown', () => (keyboard = false), { capture: true })

/** Was the last thing somebody did done with keys? */
export const byKeyboard = (): boolean => keyboard

/** Arrows go from one to the next within a holder. */
export function arrows(event: KeyboardEvent, holder: HTMLElement | undefined, selector: string): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || !holder) return
  const all = [...holder.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  all[(at + step + all.length) % all.length]?.focus()
}
