/** Pushes: what the server tells a browser in which no page is open. */

/** What the server sends. */
interface PushNews {
  title: string
  text: string
  link: string
  tag: string
}

/** Show what was pushed, in the place of older news of the same table, and let it be heard again: days may lie between. */
export async function showPush(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const news = read(data)
  const icon = `${registration.scope}icons/icon-192.png`
  await registration.showNotification(news.title, { body: news.text, tag: news.tag, icon, renotify: true, data: { link: news.link } } as NotificationOptions)
}

/** Go where a notification points: in a page that is open, if there is one, else in a new one. Only pages of ours are opened. */
export async function followPush(scope: string, clients: Clients, notification: Notification): Promise<void> {
  notification.close()
  const link = String((notification.data as { link?: unknown } | null)?.link ?? '')
  const target = link.startsWith(scope) ? link : scope
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === target)
  if (there) await there.focus()
  else await clients.openWindow(target)
}

function read(data: PushMessageData | null): PushNews {
  try {
    const { title, text, link, tag } = data?.json() as Partial<PushNews>
    return { title: String(title ?? 'Banchisa'), text: String(text ?? ''), link: String(link ?? ''), tag: String(tag ?? 'banchisa') }
  } catch {
    return { title: 'Banchisa', text: '', link: '', tag: 'banchisa' } // a browser wants every push to be seen
  }
}
