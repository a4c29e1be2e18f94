/** What there is to say about anything on the table: name, picture, what it is and does, what holds now, and the rule. */
import { explain, hasWord, word } from '../i18n/words'
import { coatOf } from '../ui/sprites'
import type { Counter, Mark, Piece, Text, Zone } from '../wire/types'
import { isBack } from './board/grounds'
import { BoardPlaces } from './board/places'
import type { TableContext } from './tableContext.svelte'

export interface Picture {
  /** A drawing, a mark as it is drawn on the board, or the token of a seat. */
  type: 'sprite' | 'mark' | 'token'
  name: string
  seat?: string | undefined
  coat?: string | undefined
}

/** One thing, explained. */
export interface AboutEntry {
  name: string
  picture: Picture | null
  /** Short facts: what it is worth, whose it is. */
  chips: string[]
  text: string
  now: string
  rule: string | null
}

/** Where on the page things stand that can be explained, and what their attribute names. */
const ATTRIBUTES = { place: 'data-place', piece: 'data-piece', zone: 'data-zone', seat: 'data-seat-card', counter: 'data-counter', legend: 'data-legend' } as const
export type ThingType = keyof typeof ATTRIBUTES

export interface Thing {
  type: ThingType
  id: string
}

const SELECTOR = Object.values(ATTRIBUTES).map((name) => `[${name}]`).join(',')

/** The innermost element round this one that stands for a thing, and the thing. */
export function thingAt(target: EventTarget | null): { element: Element; thing: Thing } | null {
  const element = target instanceof Element ? target.closest(SELECTOR) : null
  if (!element) return null
  for (const [type, name] of Object.entries(ATTRIBUTES) as [ThingType, string][]) {
    const id = element.getAttribute(name)
    if (id !== null) return { element, thing: { type, id } }
  }
  return null
}

/** The attribute for a description; spread, as the compiler does not know it yet. */
export const describedAs = (text: string | undefined): Record<string, string | undefined> => ({ 'aria-description': text })

const idOf = (text: Text | null | undefined): string[] => (text ? [typeof text === 'string' ? text : text[0]] : [])

/** Several things of one kind have one text; it stands with the first. */
function sayOnce(entries: AboutEntry[]): AboutEntry[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.text, entry]))
  return entries.map((entry) => (!entry.text || first.get(entry.text) === entry ? entry : { ...entry, text: '', rule: null }))
}

export class Explainer {
  readonly #context: TableContext
  readonly #places: BoardPlaces

  constructor(context: TableContext) {
    this.#context = context
    this.#places = new BoardPlaces(context)
  }

  /** Everything to say about a thing, the most important first; nothing for what is not there. */
  entries({ type, id }: Thing): AboutEntry[] {
    const { elements, scene } = this.#context
    if (!scene) return []
    switch (type) {
      case 'place':
        return this.#place(id)
      case 'piece': {
        const piece = elements.pieces.get(id)
        return piece ? [this.#piece(piece), ...this.#marks(id)] : []
      }
      case 'zone': {
        const zone = elements.zones.get(id)
        return zone ? [this.#zone(zone)] : []
      }
      case 'seat':
        return this.#seat(Number(id))
      case 'counter': {
        const counter = scene.counters[Number(id)]
        return counter ? [this.#counter(counter)] : []
      }
      case 'legend': {
        const line = scene.legend[Number(id)]
        return line ? [this.#entry([...idOf(line.label), line.kind], this.#context.say(line.label), { type: 'mark', name: line.kind })] : []
      }
    }
  }

  /** The sentences about a thing, for those who listen; its name is said elsewhere. */
  describe(thing: Thing): string | undefined {
    const said = this.entries(thing).flatMap(({ text, now }) => [text, now])
    return said.filter(Boolean).join(' ') || undefined
  }

  /** What touching a thing costs and brings. */
  price({ type, id }: Thing): string[] {
    if (type === 'place') return this.#places.price(id)
    const touchable = type === 'piece' ? this.#context.touchables.get(id) : undefined
    return touchable?.cost.length ? [this.#context.costs(touchable.cost)] : []
  }

  #entry(keys: string[], name: string, picture: Picture | null, chips: string[] = [], id = ''): AboutEntry {
    const { game, scene } = this.#context
    const found = explain(keys, game)
    const now = scene?.now?.[id] ?? (found ? scene?.now?.[found.key] : undefined)
    return { name, picture, chips: chips.filter(Boolean), text: found?.text ?? '', now: this.#context.say(now), rule: found?.rule ?? null }
  }

  #piece(piece: Piece): AboutEntry {
    const { seat, value, count = 1, face, kind, label } = piece
    const keys = [...idOf(face?.line), ...idOf(label), kind]
    const chips = [
      ...(face?.feet ?? []).map((foot) => this.#foot(foot)),
      value === undefined ? '' : word('table-worth', { value }),
      count > 1 ? word('table-times', { count }) : '',
      seat === undefined ? '' : this.#context.nameOf(seat),
      piece.used ? word('table-used') : '',
      piece.secret ? word('table-secret') : '',
    ]
    const hidden = piece.turned && !face?.letter
    const picture: Picture = { type: 'sprite', name: hidden ? 'card-back' : kind, seat: this.#context.colour(seat), coat: coatOf(piece) }
    return this.#entry(keys, this.#context.say(label, count), picture, chips, piece.id)
  }

  /** A number on a card with what the key says of it. */
  #foot([kind, number]: readonly [string, number]): string {
    const line = this.#context.scene?.legend.find((line) => line.kind === kind)
    return line ? `${this.#context.say(line.label)}: ${number}` : ''
  }

  #zone(zone: Zone): AboutEntry {
    const chips = [zone.count === undefined ? '' : word('table-times', { count: zone.count }), zone.secret ? word('table-secret') : '']
    return this.#entry(idOf(zone.label), this.#context.say(zone.label), null, chips, zone.id)
  }

  #counter(counter: Counter): AboutEntry {
    const picture: Picture = { type: 'sprite', name: counter.icon }
    return this.#entry([...idOf(counter.label), counter.icon], this.#context.counterName(counter), picture)
  }

  /** Labelled marks on a thing. */
  #marks(id: string): AboutEntry[] {
    const of = ({ kind, label }: Mark) => this.#entry([...idOf(label), kind], this.#context.say(label), { type: 'mark', name: kind })
    const found = this.#context.marks.filter((mark) => mark.on?.includes(id) && (mark.label || mark.kind === 'crack')).map((mark) => {
      const entry = of(mark)
      return { ...entry, name: this.#context.markName(mark) || entry.name }
    })
    return found.map((entry) => (entry.name ? entry : { ...entry, name: word('table-cracked') }))
  }

  /** A space with all that lies there, a line, or a region. */
  #place(id: string): AboutEntry[] {
    const { elements } = this.#context
    const cell = elements.cells.get(id)
    const edge = elements.edges.get(id)
    const region = elements.regions.get(id)
    if (edge) return this.#put(word('table-line', { name: edge.name }), [...this.#marks(id), this.#entry(['line'], '', null)].slice(0, 1))
    if (region) return [this.#entry(idOf(region.label), this.#context.say(region.label), null, [], id), ...this.#marks(id)]
    if (!cell) return []
    const pieces = elements.at(id).toReversed()
    const found = [...pieces.flatMap((piece) => [this.#piece(piece), ...this.#marks(piece.id)]), ...this.#marks(id)]
    // below something else a ground that has no name of its own is not worth a word
    const grounds = this.#grounds(id).filter(({ name }) => name || !found.length)
    return this.#put(cell.name, sayOnce([...found, ...grounds]))
  }

  /** The ground of a space, unless a back covers it, and the regions it belongs to. */
  #grounds(id: string): AboutEntry[] {
    const { elements, game } = this.#context
    const regions = elements.regionsAt(id)
    const ground = `ground-${elements.cells.get(id)?.ground ?? ''}`
    const name = hasWord(ground, game) ? this.#context.say(ground) : ''
    const own = regions.some((region) => isBack(region.ground)) ? [] : [this.#entry([ground], name, null)]
    return [...own, ...regions.flatMap((region) => [this.#entry(idOf(region.label), this.#context.say(region.label), null), ...this.#marks(region.id)])]
  }

  /** The first of several things bears the name of the place where they are. */
  #put(place: string, [first, ...others]: AboutEntry[]): AboutEntry[] {
    if (!first) return [{ name: place, picture: null, chips: [], text: '', now: '', rule: null }]
    if (!first.name) return [{ ...first, name: place }, ...others]
    return [{ ...first, chips: [place, ...first.chips] }, ...others]
  }

  #seat(seat: number): AboutEntry[] {
    const player = this.#context.player(seat)
    if (!player) return []
    const { score, unit, colour, counts = [] } = player
    const chips = [this.#context.say(player.state), score === undefined ? '' : `${score} ${this.#context.say(unit, score)}`]
    const own = this.#entry(idOf(unit), this.#context.nameOf(seat), { type: 'token', name: colour }, chips)
    return [own, ...counts.map((counter) => this.#counter(counter))]
  }
}
