/** For a list whose last line is the newest: it is in view when it comes, and when the list itself comes into view. */
export function newest(list: HTMLElement): () => void {
  const show = (): void => {
    list.scrollTop = list.scrollHeight
  }
  const size = new ResizeObserver(show)
  const lines = new MutationObserver(show)
  size.observe(list)
  lines.observe(list, { childList: true, subtree: true })
  return () => {
    size.disconnect()
    lines.disconnect()
  }
}
