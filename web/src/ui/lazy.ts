/** Parts of a page that are fetched when they are first needed. */
import type { Component } from 'svelte'
import { word } from '../i18n/words'
import { toast } from './toasts.svelte'
import EmptyPart from './EmptyPart.svelte'

/** How to get a part: fetched once; a failure is told, and the next time it is tried again. */
export function lazy<Part extends Component<never, object, string>>(load: () => Promise<{ default: Part }>): () => Promise<Part> {
  let coming: Promise<Part> | null = null
  return () => {
    coming ??= load().then(
      (loaded) => loaded.default,
      () => {
        coming = null
        toast(word('page-unloadable'), 'warn')
        return EmptyPart as unknown as Part
      },
    )
    return coming
  }
}
