/** Pushes to this browser: asked for at its maker, told to the server. */
import { settings } from '../ui/settings.svelte'
import { BASE } from '../wire/base'
import * as api from '../wire/http'
import type { Notices } from '../wire/types'

export const canPush = (): boolean => typeof PushManager !== 'undefined' && 'serviceWorker' in navigator && window.isSecureContext

/** Let the server push to this browser, which must allow it. */
export async function subscribe(key: string): Promise<Notices> {
  await navigator.serviceWorker.register(`${BASE}serviceWorker.js`)
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const made = await pushManager.subscribe(wanted).catch(async () => {
    await unsubscribe() // from a server that was here before, with another key
    return pushManager.subscribe(wanted)
  })
  const { endpoint, keys } = made.toJSON()
  return api.addWay({ kind: 'push', endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: settings.language })
}

/** Forget the pushes of this browser, at its maker too. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}
