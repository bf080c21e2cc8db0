/** Dragging by mouse or finger: a card is lifted, and whatever has `data-drop` under it when it falls is told. */

const FAR = 8 // pixels before a press becomes a drag

export interface Drag {
  enabled: boolean
  start: () => void
  drop: (target: string) => void
  cancel: () => void
}

export function drag(node: HTMLElement, given: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let options = given
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null

  function down(event: PointerEvent): void {
    if (options.enabled && event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const dx = event.clientX - from.x
    const dy = event.clientY - from.y
    if (!ghost) {
      // A finger that moves sideways scrolls the hand; one that moves up lifts the card.
      if (Math.hypot(dx, dy) < FAR || (event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy))) return
      lift(event)
    }
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }

  function lift(event: PointerEvent): void {
    node.setPointerCapture(event.pointerId)
    ghost = node.cloneNode(true) as HTMLElement
    ghost.setAttribute('aria-hidden', 'true')
    ghost.classList.add('ghost')
    ghost.style.width = `${node.querySelector<HTMLElement>('.face')?.offsetWidth ?? node.offsetWidth}px`
    document.body.append(ghost)
    options.start()
  }

  function up(event: PointerEvent): void {
    if (ghost) {
      ghost.remove()
      ghost = null
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      if (under?.dataset.drop) options.drop(under.dataset.drop)
      else options.cancel()
      node.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0)
    }
    from = null
  }

  function swallow(event: Event): void {
    event.stopPropagation()
    event.preventDefault()
  }

  function lose(): void {
    ghost?.remove()
    if (ghost) options.cancel()
    ghost = null
    from = null
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', lose)
  return {
    update: (next) => (options = next),
    destroy: () => {
      lose()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', lose)
    }
  }
}
