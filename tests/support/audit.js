/**
 * What is wrong with the text of a page as it stands, in sentences; nothing if all is well:
 * text that is cut without an ellipsis, that lies over other text or sticks out of its box, words broken without a hyphen,
 * a page wider than the screen.
 */
() => {
  const SLACK = 1.5 // pixels that are no fault
  const found = new Set()
  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const chains = new Map()
  const chain = (element) => {
    if (!element || element === document.documentElement) return []
    if (!chains.has(element)) chains.set(element, [element, ...chain(element.parentElement)])
    return chains.get(element)
  }
  const place = (element) => {
    const all = chain(element).filter((at) => at.classList.length || at.tagName === 'DIALOG').slice(0, 3)
    return all.map((at) => `${at.tagName.toLowerCase()}.${[...at.classList].filter((name) => !name.startsWith('svelte-')).join('.')}`).reverse().join(' ') || element.tagName
  }
  const tell = (what, element, text, more = '') => found.add(`${what}: "${text.trim().slice(0, 60)}"${more} in ${place(element)}`)

  // while it is looked at nothing lets the pointer through, and nothing depends on the dictionary of a browser
  const sheet = document.createElement('style')
  sheet.textContent = '* { pointer-events: auto !important; hyphens: manual !important }'
  document.head.append(sheet)

  const isHidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    chain(element).some((at) => at.matches('.sr') || style(at).clipPath === 'inset(50%)' || (at.matches('dialog') && !at.open))
  const modal = document.querySelector('dialog[open]')

  /** The text nodes that are on the page, each with the boxes of its lines. */
  const texts = []
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || element.closest('script, style, noscript, option, title, svg, textarea, [inert]') || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (lines.length) texts.push({ node, element, lines, ancestors: chain(element) })
  }

  // cut, or sticking out
  for (const { node, element, lines, ancestors } of texts) {
    const box = {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      // the height of the letters, not of the line
      top: Math.min(...lines.map(({ top, height }) => top + height * 0.2)),
      bottom: Math.max(...lines.map(({ bottom, height }) => bottom - height * 0.2)),
    }
    let across = true // whether it can still stick out of something in this direction
    let down = true
    let boxed = false
    for (const at of ancestors) {
      const css = style(at)
      if (css.display === 'inline' || css.display === 'contents') continue
      const edge = at.getBoundingClientRect()
      const wide = Math.max(edge.left - box.left, box.right - edge.right)
      const high = Math.max(edge.top - box.top, box.bottom - edge.bottom)
      const ends = css.textOverflow === 'ellipsis' && !/flex|grid/.test(css.display) // these have no dots of their own
      const dots = ends || css.webkitLineClamp !== 'none'
      if (across && css.overflowX !== 'visible') {
        if (css.overflowX === 'hidden' || css.overflowX === 'clip') {
          if (wide > SLACK && !dots) tell('cut', element, node.data, ` by ${Math.round(wide)} px`)
        }
        if (wide > SLACK || css.overflowX !== 'visible') across = wide <= SLACK
      }
      if (down && css.overflowY !== 'visible') {
        if ((css.overflowY === 'hidden' || css.overflowY === 'clip') && high > SLACK && css.webkitLineClamp === 'none') {
          tell('cut below or above', element, node.data, ` by ${Math.round(high)} px`)
        }
        down = high <= SLACK
      }
      const solid = parseFloat(css.borderLeftWidth) > 0 || !/rgba\(.*, 0\)|transparent/.test(css.backgroundColor)
      if (solid && !boxed) {
        boxed = true
        if (across && wide > SLACK) tell('sticks out sideways', element, node.data, ` by ${Math.round(wide)} px`)
        if (down && high > SLACK) tell('sticks out', element, node.data, ` by ${Math.round(high)} px`)
      }
      if (css.position === 'fixed') break
    }
  }

  // broken words
  for (const { node, element } of texts) {
    if (style(element).whiteSpaceCollapse === 'preserve' || element.closest('.mono, input, kbd')) continue
    const range = document.createRange()
    for (const match of node.data.matchAll(/[^\s\u200b\u00ad/‐–—-]+[/‐–—-]?/g)) {
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const rows = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom)))
      if (rows.size > 1) tell('broken', element, match[0])
    }
  }

  // one over another
  const clipped = (line, ancestors) => {
    let { left, right, top, bottom } = line
    const inset = (bottom - top) * 0.15
    top += inset
    bottom -= inset
    for (const at of ancestors) {
      const css = style(at)
      if (css.display === 'inline' || css.overflow === 'visible') continue
      const edge = at.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    left = Math.max(left, 0)
    top = Math.max(top, 0)
    right = Math.min(right, innerWidth)
    bottom = Math.min(bottom, innerHeight)
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null
  }
  /** Whether an element is seen at a point: nothing opaque that is not round it lies above. */
  const isSeen = (element, x, y) => {
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === element || element.contains(at)) return true
      if (at.contains(element)) return true
      const css = style(at)
      if (!/rgba\(.*, 0(\.\d+)?\)|transparent/.test(css.backgroundColor) || at.closest('svg, img')) return false
    }
    return false
  }
  const boxes = texts.flatMap(({ node, element, lines, ancestors }) =>
    lines.map((line) => ({ node, element, box: clipped(line, ancestors) })).filter(({ box }) => box),
  )
  const drawn = [...(modal ?? document).querySelectorAll('.board svg text')].filter((text) => text.textContent.trim() && !isHidden(text))
  for (const element of drawn) {
    const board = element.closest('.sheet').getBoundingClientRect()
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const box = { left: Math.max(left, board.left), right: Math.min(right, board.right), top: Math.max(top + height * 0.18, board.top), bottom: Math.min(bottom - height * 0.18, board.bottom) }
    if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push({ node: element.firstChild, element, box, drawn: true })
  }
  boxes.sort((a, b) => a.box.top - b.box.top)
  boxes.forEach((one, k) => {
    for (let next = k + 1; next < boxes.length && boxes[next].box.top < one.box.bottom; next++) {
      const other = boxes[next]
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (one.node === other.node || wide <= SLACK || high <= SLACK) continue
      const x = Math.max(one.box.left, other.box.left) + wide / 2
      const y = Math.max(one.box.top, other.box.top) + high / 2
      if (one.drawn && other.drawn ? false : !isSeen(one.element, x, y) || !isSeen(other.element, x, y)) continue
      tell('over another', one.element, one.node.data, ` and "${other.node.data.trim().slice(0, 40)}"`)
    }
  })

  for (const field of (modal ?? document).querySelectorAll('input:placeholder-shown')) {
    if (field.scrollWidth > field.clientWidth + SLACK && style(field).textOverflow !== 'ellipsis') tell('cut', field, field.placeholder)
  }
  if (document.scrollingElement.scrollWidth > innerWidth) found.add(`wider than the screen: ${document.scrollingElement.scrollWidth} > ${innerWidth}`)
  sheet.remove()
  return [...found]
}
