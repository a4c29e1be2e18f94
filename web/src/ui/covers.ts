/** The picture of a game, by its key; a landscape for a game that has brought none. */
const files = import.meta.glob<string>('../../covers/*.svg', { eager: true, query: '?url', import: 'default' })

const addresses = new Map(Object.entries(files).map(([file, address]) => [file.replace(/^.*\/|\.svg$/g, ''), address]))

export function coverOf(game: string): string {
  return addresses.get(game) ?? addresses.get('default')!
}
