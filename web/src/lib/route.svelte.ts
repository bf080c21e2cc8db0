/** Where we are: the path of the page, kept in the address so that it can be shared and reloaded. */

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  /** Forget what stands after #: an invitation that has been used. */
  forgetHash(): void {
    history.replaceState(null, '', location.pathname)
    this.read()
  }
}

export const route = new Route()

/** For `onclick` of links within the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(link.getAttribute('href') ?? '/')
}
