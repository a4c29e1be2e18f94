/** Printing one part of a page, and nothing else. */

/** Print an element on a sheet of its own: a copy of it is all that the page shows meanwhile. */
export function printOnly(element: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement
  const sheet = document.createElement('div')
  sheet.className = 'printed'
  sheet.append(copy)
  document.body.append(sheet)
  const done = () => {
    sheet.remove()
    window.removeEventListener('afterprint', done)
  }
  window.addEventListener('afterprint', done)
  window.print()
}
