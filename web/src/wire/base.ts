/** The folder of its name in which the server lives, with a slash at both ends; the server writes it into the page. */
export const BASE = (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="banchisa-base"]'))?.content ?? '/'
