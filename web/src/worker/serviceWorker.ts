/** The service worker: runs beside the pages, also when none is open. `service-worker.ts` builds it and tells it its files. */
import { Offline } from './offline'
import { followPush, showPush } from './push'

declare const self: ServiceWorkerGlobalScope
declare const BUILD: { version: string; files: string[] }

const home = self.registration.scope
const offline = new Offline({ home, ...BUILD, caches: self.caches, fetch: (request, init) => self.fetch(request, init) })

self.addEventListener('install', (event) => event.waitUntil(offline.install()))
self.addEventListener('activate', (event) => event.waitUntil(offline.activate().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const answer = offline.answer(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(followPush(home, self.clients, event.notification)))
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: string }
  if (keep) event.waitUntil(offline.keepData(keep))
})
