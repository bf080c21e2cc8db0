// Keeps the page itself, so that Flibuste opens without a network and can say so. Games are never kept: they live on the server.
const CACHE = 'flibuste-1'

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const ours = url.origin === self.location.origin && request.method === 'GET'
  if (!ours || url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws/')) return
  const key = request.mode === 'navigate' ? '/' : request
  event.respondWith(url.pathname.startsWith('/assets/') ? keptFirst(key) : networkFirst(request, key))
})

/** The page and what it begins with; the rest is kept when it is first asked for. */
async function keepPage() {
  const page = await keep('/', await fetch('/'))
  const names = (await page.text()).match(/\/assets\/[^"]+/g) ?? []
  await (await caches.open(CACHE)).addAll(names)
}

async function keptFirst(key) {
  return (await caches.match(key)) ?? keep(key, await fetch(key))
}

async function networkFirst(request, key) {
  try {
    return await keep(key, await fetch(request))
  } catch {
    return (await caches.match(key)) ?? Response.error()
  }
}

async function keep(key, response) {
  if (response.ok) await (await caches.open(CACHE)).put(key, response.clone())
  return response
}
