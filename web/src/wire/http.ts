/** The HTTP side of docs/protocol.md. */
import { BASE } from './base'
import type { ErrorData, ProblemCode } from './clientTypes'
import { rememberCommitment } from './fairnessStore'
import type {
  AddEntropy,
  Added,
  AnalysisState,
  ConfirmWay,
  DailyPuzzle,
  DeviceCode,
  DeviceCodeWanted,
  Devices,
  Draws,
  ErrorCode,
  Explanation,
  Figures,
  Game,
  History,
  LearningMaterial,
  Lesson,
  Linked,
  MailWanted,
  MarkTable,
  NameTable,
  NewTable,
  Notices,
  OpenNetwork,
  Opened,
  Options,
  PushWanted,
  Puzzle,
  Reach,
  RedeemCode,
  Rematch,
  RemoveTable,
  RevokeDevice,
  Rulebook,
  Seated,
  Sit,
  TableEntry,
  Tables,
  Terms,
  TryInLesson,
  TryInPuzzle,
  WayStopped,
  WebhookWanted,
} from './types'

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly data: ErrorData = {},
    readonly status = 0,
  ) {
    super(code)
    this.name = 'ApiError'
  }
}

export const games = () => get<Game[]>('/games')
export const tables = () => get<Tables>('/tables')
export const table = (id: string) => get<TableEntry>(`/tables/${part(id)}`)
export const draws = (id: string) => get<Draws>(`/tables/${part(id)}/draws`)
export const rules = (game: string, language: string) => get<Rulebook>(`/games/${part(game)}/rules?lang=${part(language)}`)
export const words = (game: string, language: string) => text(`/games/${part(game)}/words/${part(language)}`)
export const learning = (game: string) => get<LearningMaterial>(`/games/${part(game)}/learning`)
export const learningWords = (game: string, language: string) => text(`/games/${part(game)}/learning/words/${part(language)}`)
export const lesson = (game: string, key: string) => get<Lesson>(`/games/${part(game)}/lessons/${part(key)}`)
export const record = (id: string) => text(`/tables/${part(id)}/record`)

export const terms = (game: string, seats: number | null, options: Options, signal?: AbortSignal) =>
  post<Terms>(`/games/${part(game)}/terms`, { seats, options }, signal)

/** Why what was touched in a task of a lesson is not possible. */
export const lessonWhy = (game: string, key: string, task: number, touch: string[]) =>
  post<Explanation>(`/games/${part(game)}/lessons/${part(key)}/why`, { task, touch } satisfies TryInLesson)

export const puzzle = (game: string, key: string) => get<Puzzle>(`/games/${part(game)}/puzzles/${part(key)}`)
export const puzzleOfTheDay = () => get<DailyPuzzle | null>('/puzzles/today')
/** Why what was touched in a puzzle is not possible. */
export const puzzleWhy = (game: string, key: string, touch: string[]) =>
  post<Explanation>(`/games/${part(game)}/puzzles/${part(key)}/why`, { touch } satisfies TryInPuzzle)

/** What bots have found out about a variant; it may take some seconds. */
export const figures = (game: string, seats: number, options: Options, signal: AbortSignal) =>
  get<Figures>(`/games/${part(game)}/figures?seats=${seats}&options=${part(JSON.stringify(options))}`, signal)

/** Under which addresses others can reach the server; `openNetwork` lets in the networks of its machine. */
export const reach = () => get<Reach>('/reach')
export const openNetwork = () => post<Reach>('/reach', {} satisfies OpenNetwork)

/** The devices that act for this browser's person, and codes for more of them. */
export const devices = () => get<Devices>('/devices')
export const deviceCode = (kind: DeviceCodeWanted['kind'], name: string) => post<DeviceCode>('/devices/code', { kind, name } satisfies DeviceCodeWanted)
export const redeemCode = (code: string, name: string, replace: boolean) => post<Linked>('/devices/redeem', { code, name, replace } satisfies RedeemCode)
export const revokeDevice = (device: string) => post<Devices>('/devices/revoke', { device } satisfies RevokeDevice)

/** Open the table of a record that was saved elsewhere; it is verified first. */
export const openRecord = async (record: unknown) => keepSeal(await post<Opened>('/records', record))

/** Name a table, put it away for oneself, or remove it. */
export const nameTable = (id: string, name: string) => post<TableEntry>(`/tables/${part(id)}/name`, { name } satisfies NameTable)
export const markTable = (id: string, mark: MarkTable['mark']) => post<TableEntry>(`/tables/${part(id)}/mark`, { mark } satisfies MarkTable)
export const removeTable = (id: string) => post<Tables>(`/tables/${part(id)}/remove`, {} satisfies RemoveTable)

/** The finished games of this browser's person, and where they can be downloaded. */
export const history = () => get<History>('/history')
export const historyAddress = (kind: 'json' | 'csv') => `${BASE}api/history${kind === 'csv' ? '.csv' : ''}`

/** Open a table. */
export const open = async (wanted: NewTable) => keepSeal(await post<Opened>('/tables', wanted))

/** Sit down on a free seat of a table, the first unless one is named; a public table needs no invite. */
export async function sit(id: string, name: string, invite?: string, seat?: number): Promise<Seated> {
  const body = { name, ...(invite ? { invite } : {}), ...(seat === undefined ? {} : { seat }) }
  return keepSeal(await post<Seated>(`/tables/${part(id)}/sit`, body satisfies Sit))
}

/** The seal of a table that has not begun is kept as soon as it is told. */
function keepSeal<Answer extends Opened | Seated>(answer: Answer): Answer {
  rememberCommitment(answer.table, answer.commitment, true)
  return answer
}

/** Add to the chance of a table. */
export const addEntropy = (id: string, added: AddEntropy) => post<Added>(`/tables/${part(id)}/entropy`, added)

/** The table of the next game; asked again, the same one, which may have begun by then. */
export const rematch = (id: string) => post<Opened>(`/tables/${part(id)}/rematch`, {} satisfies Rematch)

/** How the analysis of a finished table stands; `analyse` begins it if need be. */
export const analysis = (id: string) => get<AnalysisState>(`/tables/${part(id)}/analysis`)
export const analyse = (id: string) => post<AnalysisState>(`/tables/${part(id)}/analysis`, {})

/** How this person is told what happens while they do not look, and what they ask for. */
export const notices = () => get<Notices>('/notices')
export const addWay = (wanted: MailWanted | WebhookWanted | PushWanted) => post<Notices>('/notices/ways', wanted)
export const confirmWay = (way: string, code: string) => post<Notices>(`/notices/ways/${part(way)}/confirm`, { code } satisfies ConfirmWay)
export const testWay = (way: string) => post<Notices>(`/notices/ways/${part(way)}/test`, {})
export const stopWay = (way: string) => post<WayStopped>(`/notices/ways/${part(way)}/stop`, {})

/** The address of a table's record, for a download. */
export const recordAddress = (id: string) => `${BASE}api/tables/${part(id)}/record`

/** The address of a table's socket. */
export function liveAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}api/tables/${part(id)}/live?scenes=changes&beats=yes`
}

const part = encodeURIComponent

async function get<Answer>(path: string, signal: AbortSignal | null = null): Promise<Answer> {
  return parseJson<Answer>(await ask(path, { headers: { accept: 'application/json' }, signal }))
}

async function text(path: string): Promise<string> {
  return (await ask(path, {})).text()
}

async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }
  if (signal) request.signal = signal
  return parseJson<Answer>(await ask(path, request))
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${BASE}api${path}`, { credentials: 'same-origin', ...request })
  } catch (why) {
    if (why instanceof DOMException && why.name === 'AbortError') throw why
    throw new ApiError('network')
  }
  if (!response.ok) throw await readError(response)
  return response
}

async function parseJson<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    throw new ApiError('server/odd', {}, response.status)
  }
}

async function readError(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { code?: unknown; data?: unknown }
    if (typeof body.code === 'string') return new ApiError(body.code as ErrorCode, (body.data ?? {}) as ErrorData, response.status)
  } catch {
    // not one of ours: a proxy, or no server behind it
  }
  return new ApiError(response.status === 404 ? 'server/unknown' : 'server/odd', {}, response.status)
}
