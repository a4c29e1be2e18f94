/** What docs/protocol.md says, as types. What is not said in a message is left out: such fields are optional. */

// ---- words

/** Words in no language yet: the name of a message, or the name and what it speaks of. */
export type Text = string | readonly [string, Readonly<Record<string, Fact>>]
/** An argument of a message: a number, a label such as a space's name, or another text. */
export type Fact = number | Text

// ---- scenes

export type Point = readonly [number, number]

export interface Cell {
  id: string
  name: string
  outline: Point[]
  centre: Point
  ground: string
}

export interface Edge {
  id: string
  name: string
  ends: readonly [Point, Point]
}

/** Words at the side of a board, such as the letter of a column. */
export interface Lettering {
  text: string
  at: Point
}

/** Cells that belong together, such as those of a card: one thing that can be touched; a ground that is a back covers them. */
export interface Region {
  id: string
  label: Text
  outline: Point[]
  cells: string[]
  ground: string
}

/** The still part of a board: the same as long as its key is. */
export interface Board {
  id: string
  key: string
  /** left, top, width, height */
  size: readonly [number, number, number, number]
  cells: Cell[]
  edges: Edge[]
  frame: string
  letters: Lettering[]
  regions: Region[]
}

export interface Counter {
  icon: string
  label: Text
  value: number
  of?: number
  level?: 'warn' | 'turn'
  place?: 'top' | 'prompt'
}

export interface Prompt {
  /** The seat that acts, -1 for chance. */
  actor: number
  text: Text
  rule: string
  detail?: Text
  /** Pips: how much of the turn is left. */
  left?: number
  of?: number
}

export interface Player {
  seat: number
  /** A colour name of the rulebook, for data-seat. */
  colour: string
  state: Text
  score?: number
  unit?: Text
  counts?: Counter[]
  out?: boolean
  /** The id of a piece that belongs beside the name. */
  shows?: string
}

/** What is printed on a card beside its drawing; on a board, a piece with a face is a round token. */
export interface Face {
  letter?: Text
  /** A small drawing in the upper right corner. */
  corner?: string
  /** Pictures and numbers at the foot. */
  feet?: [string, number][]
  /** A letter on a tab at the side. */
  tab?: string
  /** Words: the card is a wide one. */
  line?: Text
  /** That says what the card does. */
  rule?: string
}

export interface Piece {
  /** Stays the same wherever the thing goes. */
  id: string
  /** Its drawing. */
  kind: string
  /** A cell, an edge or a zone. */
  at: string
  label: Text
  seat?: number
  value?: number
  /** How many lie together; 1 if not said. */
  count?: number
  turned?: boolean
  used?: boolean
  idle?: boolean
  secret?: boolean
  /** The colour of its border, if that means something. */
  frame?: string
  face?: Face
}

export interface Zone {
  id: string
  label: Text
  place: 'tray' | 'side' | 'seat' | 'table'
  shape: 'row' | 'pile' | 'fan' | 'track' | (string & {})
  seat?: number
  /** When more lies here than is shown. */
  count?: number
  secret?: boolean
}

export interface Mark {
  /** crack, origin, entered, danger, warning, target, area, road, arrow (from the first to the last) ... */
  kind: string
  on?: string[]
  label?: Text
  seat?: number
  /** Shown only while this layer is. */
  layer?: string
  /** What it counts for seats: seat and number. */
  tally?: [number, number][]
}

export type Style = 'main' | 'second' | 'target' | 'button' | 'end'

export interface Choice {
  action: number
  /** The action in notation: what is sent. */
  name: string
  /** What to touch, in order; `button-...` is a button with the label, `seat-...` a player. */
  touch: string[]
  style: Style
  label?: Text
  cost?: Counter[]
  gain?: Counter[]
  /** All touches but the last are a set. */
  any_order?: boolean
}

/** Marks that are shown on request. */
export interface Layer {
  id: string
  label: Text
}

export interface Legend {
  kind: string
  label: Text
}

/** A small table of lines that add up. */
export interface Sum {
  title: Text
  seat: number | null
  /** Label, value, and a note to stand small beside it. */
  lines: ([Text, number] | [Text, number, Text])[]
  total: number
  /** Folded up beside the table instead of among one's own things. */
  place?: 'side'
}

/** The table as one seat, or a spectator, may see it. */
export interface Scene {
  game: string
  seat: number | null
  /** Keys of the boards shown. */
  boards: string[]
  prompt: Prompt
  players: Player[]
  pieces: Piece[]
  zones: Zone[]
  marks: Mark[]
  choices: Choice[]
  counters: Counter[]
  banners: Text[]
  legend: Legend[]
  sums: Sum[]
  /** The place of each seat when the game is over, 1 for the first; nobody may have won. */
  ranks: number[]
  /** How the winner, { $name }, has won, in games without points. */
  headline?: Text
  /** When the game is over: why it ended, and what decided a tie. */
  ending?: Text[]
  /** Of cells and regions whose ground changes: what it is now. */
  grounds: Record<string, string>
  layers: Layer[]
}

// ---- tables

export type Option = string | number | boolean
export type Options = Record<string, Option>

export interface Seat {
  kind: 'human' | 'bot' | 'open'
  /** Of a person, also of one for whom a bot plays. */
  name: string | null
  /** Of a bot. */
  level?: string | null
  /** A bot that plays for a person, who may come back. */
  stands_in?: boolean
  /** Connected now. */
  here?: boolean
}

export interface LogEntry {
  /** Index of the step: 0, 1, ... */
  n: number
  /** -1 for chance. */
  actor: number
  notation: string
  text: Text
  touch: string[]
  round: number | null
  /** The colour that acted, where a seat plays several. */
  colour?: string
}

// ---- from the server, on the socket

export interface Welcome {
  is: 'welcome'
  id?: MessageId
  table: string
  version: number
  over: boolean
  game: { key: string; title: string; version: string; secrets: boolean }
  options: Options
  seats: Seat[]
  /** The seats this browser holds. */
  you: number[]
  /** The seats on which a bot plays for this browser. */
  left: number[]
  /** Whether this browser opened the table. */
  host: boolean
  invite?: string | null
  public: boolean
  /** Whether one may ask what an expert would do. */
  hints: boolean
  /** The level of a bot that replaces somebody who stays away. */
  stand_in: string
  /** The id of the next table. */
  rematch: string | null
  /** SHA-256 of the chance seed, hex. */
  commitment: string
  still: Board[]
  log: LogEntry[]
  /** Null while seats are open. */
  scene: Scene | null
  /** How many steps the viewer may take back now. */
  undo: number
}

/** What a welcome says about the table that no step changes. */
export type Header = Omit<Welcome, 'still' | 'log' | 'scene'>

export interface StepMessage {
  is: 'step'
  id?: MessageId
  version: number
  entry: LogEntry
  /** The whole log, when the table is seen with other eyes than before. */
  log?: LogEntry[]
  scene: Scene
  still?: Board[]
  undo: number
  over: boolean
}

export interface UndoneMessage {
  is: 'undone'
  id?: MessageId
  version: number
  /** The log is cut to this many entries. */
  length: number
  log?: LogEntry[]
  scene: Scene
  still?: Board[]
  undo: number
}

export interface SeatsMessage {
  is: 'seats'
  id?: MessageId
  version: number
  seats: Seat[]
  you: number[]
  left: number[]
  rematch: string | null
}

export interface ThinkingMessage {
  is: 'thinking'
  version: number
  seat: number
}

/** The person to act is away for so long that a bot may take the seat. */
export interface GoneMessage {
  is: 'gone'
  version: number
  seat: number
}

export interface HintOption {
  /** Notation, as in the choices. */
  action: string
  text: Text
  /** To win, or of the best place left, by seat. */
  chances: number[]
  visits: number
}

export interface HintMessage {
  is: 'hint'
  id?: MessageId
  version: number
  /** Which place the chances are for: the first, or the best one left where others have arrived. */
  place: number
  /** The best first. */
  options: HintOption[]
}

/** Somebody else took a hint. */
export interface HintedMessage {
  is: 'hinted'
  version: number
  seat: number
}

export interface WhyMessage {
  is: 'why'
  id?: MessageId
  name: string
  rule: string
  text: string
  /** Null if the action is allowed. */
  refusal: Text | null
}

export interface ViewMessage {
  is: 'view'
  id?: MessageId
  at: number
  scene: Scene
  still?: Board[]
}

/** The server is there: the answer to a ping. */
export interface PongMessage {
  is: 'pong'
  id?: MessageId
}

export interface ErrorMessage {
  is: 'error'
  id?: MessageId
  code: ErrorCode
  data: ErrorData
}

export type ServerMessage =
  | Welcome
  | StepMessage
  | UndoneMessage
  | SeatsMessage
  | ThinkingMessage
  | GoneMessage
  | HintMessage
  | HintedMessage
  | WhyMessage
  | ViewMessage
  | PongMessage
  | ErrorMessage

// ---- from the client, on the socket

export type MessageId = string | number

export type ClientMessage = { id?: MessageId } & (
  | { do: 'act'; version: number; action: string }
  | { do: 'undo'; version: number; steps: number }
  | { do: 'why'; action: string }
  | { do: 'why'; touch: string[] }
  | { do: 'view'; at: number; seat?: number }
  | { do: 'resign'; seat: number; level: string }
  | { do: 'replace'; seat: number }
  | { do: 'return'; seat: number }
  | { do: 'fill'; level: string }
  | { do: 'hint'; version: number }
  | { do: 'ping' }
)

// ---- analyses

/** A step that was or could have been taken. */
export interface Told {
  notation: string
  text: Text
  touch: string[]
  /** Of the seat that acts, after it. */
  chance: number
}

export interface Mistake {
  /** Index of the step. */
  step: number
  seat: number
  played: Told
  better: Told
  /** By how much longer searches changed the difference. */
  error: number
}

/** start + luck + own + others + unforeseen = end */
export interface Account {
  start: number
  luck: number
  own: number
  others: number
  unforeseen: number
  end: number
}

export interface Report {
  iterations: number
  /** By how much longer searches changed a chance. */
  noise: number
  /** Of each step, -1 for chance. */
  actors: number[]
  /** Of every seat, before the first step and after each one. */
  chances: number[][]
  mistakes: Mistake[]
  accounts: Account[]
}

export interface AnalysisState {
  state: 'none' | 'waiting' | 'working' | 'done' | 'failed'
  /** 0 to 1 */
  done: number
  report: Report | null
}

// ---- HTTP

export interface OptionDeclared {
  name: string
  values: Option[]
  default: Option
  /** Ids of the rules that speak of it. */
  rules: string[]
  when?: unknown
  when_seats?: unknown
}

export interface Game {
  key: string
  title: string
  version: string
  /** Allowed numbers of players. */
  seats: number[]
  options: OptionDeclared[]
  secrets: boolean
  /** Of its bots, weakest first. */
  levels: string[]
}

export interface Terms {
  /** Numbers allowed with these options. */
  seats: number[]
  /** Every option with its value in force. */
  options: Options
  /** Options that have an effect now, in order. */
  offered: string[]
  /** One sentence why these cannot be played together. */
  problem: string | null
}

/** A figure, and between what it lies with 95 % confidence. */
export interface Interval {
  value: number
  low: number
  high: number
}

/** What bots have found out about a variant. */
export interface Figures {
  bot: string
  /** How many came to their end in time. */
  games: number
  /** The seats in order of play; null where that differs from game to game. */
  order: number[] | null
  /** Of the wins, in order of play; empty where games are too few. */
  shares: Interval[]
  /** Of one seat in a game. */
  decisions: Interval | null
  /** Seconds since they played. */
  age: number
}

export interface Rule {
  id: string
  text: string
}

export interface Chapter {
  title: string
  rules: Rule[]
}

export interface Rulebook {
  title: string
  introduction: string
  chapters: Chapter[]
}

export interface TableEntry {
  table: string
  game: string
  title: string
  seats: Seat[]
  actor: number | null
  your_turn: boolean
  over: boolean
  /** It cannot be continued: its rules have changed. */
  closed: boolean
  /** Seconds since 1970. */
  created: number
  version: number
}

export interface Tables {
  yours: TableEntry[]
  open: TableEntry[]
}

export type SeatWanted = { kind: 'here'; name?: string } | { kind: 'link' } | { kind: 'bot'; level: string }

export interface NewTable {
  game: string
  options: Options
  seats: SeatWanted[]
  public: boolean
  hints: boolean
  stand_in: string
  entropy: string
}

export interface Opened {
  table: string
  invite: string | null
}

export interface Draw {
  /** Index of the step in the record. */
  step: number
  weights: number[]
  /** Index into the weights. */
  drawn: number
}

export interface Draws {
  seed: string
  commitment: string
  entropies: string[]
  draws: Draw[]
}

// ---- errors

export type ErrorCode =
  | 'request/malformed'
  | 'request/too_large'
  | 'request/too_many'
  | 'request/origin'
  | 'request/host'
  | 'game/unknown'
  | 'table/unknown'
  | 'table/damaged'
  | 'table/rules'
  | 'table/options'
  | 'table/not_over'
  | 'table/over'
  | 'table/waiting'
  | 'table/hints'
  | 'seat/taken'
  | 'seat/invite'
  | 'seat/not_yours'
  | 'seat/name'
  | 'seat/not_away'
  | 'seat/resigned'
  | 'action/stale'
  | 'action/not_your_turn'
  | 'action/notation'
  | 'action/refused'
  | 'action/undo'
  | 'server/error'
  | 'server/busy'
  | (string & {})

export type ErrorData = Record<string, unknown>
