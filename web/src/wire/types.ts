/**
 * Everything that goes over the network. Written by `python scripts/wire_types.py` from src/banchisa/table/wire: change it there.
 * A field that may be missing has its usual value then.
 */

// ---- what all messages are made of: words before translation, options, and names of requests

/** The name of a message, and what it speaks of. */
export type TextWithFacts = readonly [id: string, facts: Record<string, Fact>]

/** Words in no language yet: the name of a message alone, or with facts. */
export type Text = string | TextWithFacts

/** A number, a label such as a space's name, or another text. */
export type Fact = number | string | TextWithFacts

/** The value of an option. */
export type Option = string | number | boolean

export type Options = Record<string, Option>

/** Of a request. */
export type MessageId = string | number

// ---- what people see: the table as data that any client can draw without knowing the game

/** One's own, one's own and less often needed, a player's, shared. */
export type ZonePlace = 'tray' | 'side' | 'seat' | 'table'

/** Loose: things without tiles. */
export type ZoneShape = 'row' | 'pile' | 'fan' | 'track' | 'loose'

export type CounterLevel = 'warn' | 'turn'

/** In the panel, beside the title, beside the buttons. */
export type CounterPlace = 'top' | 'prompt'

/** Among one's own things, folded up beside the table. */
export type SumPlace = 'side'

export type ChoiceStyle = 'main' | 'second' | 'target' | 'button' | 'end'

export type Point = readonly [number, number]

/** One space of a board: its outline in board units and the ground it shows. */
export interface Cell {
  id: string
  name: string
  outline: Point[]
  centre: Point
  ground: string
}

/** A line between two spaces. */
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

/**
 * Cells that belong together, such as those of a card: one thing that can be touched.
 * A ground that is a back covers them.
 */
export interface Region {
  id: string
  label: Text
  outline: Point[]
  cells: string[]
  ground: string
}

/** The part of a board that does not change: two boards with the same key are equal. */
export interface Board {
  id: string
  key: string
  /** Left, top, width, height. */
  size: readonly [number, number, number, number]
  cells: Cell[]
  edges: Edge[]
  frame: string
  letters: Lettering[]
  regions: Region[]
}

/** A number with its picture and name. */
export interface Counter {
  icon: string
  label: Text
  value: number
  of?: number
  level?: CounterLevel
  /** Beside the title, or beside the buttons; else in the panel. */
  place?: CounterPlace
}

/** What is to be done now, by whom, and the rule behind it. */
export interface Prompt {
  /** The seat that acts, -1 for chance, -2 when the game is over. */
  actor: number
  text: Text
  rule: string
  detail?: Text
  /** Pips: how much of the turn is left. */
  left?: number
  of?: number
  /** The name of a question out of turn that can be answered in advance. */
  reaction?: string
}

/** The public side of a seat. */
export interface Player {
  seat: number
  /** A colour name of the rulebook. */
  colour: string
  state: Text
  score?: number
  unit?: Text
  counts?: Counter[]
  /** Has no more turns, though others play on. */
  out?: boolean
  /** The id of a piece that belongs beside the name, such as the card on top of a pile. */
  shows?: string
  /** All colours of a seat that plays several. */
  colours?: string[]
}

/** What is printed on a card beside its drawing; on a board, a piece with a letter is a round token. */
export interface Face {
  /** In the upper left corner. */
  letter?: Text
  /** A small drawing in the upper right corner. */
  corner?: string
  /** Pictures and numbers at the foot. */
  feet?: (readonly [string, number])[]
  /** A letter on a tab at the side. */
  tab?: string
  /** Words: the card is a wide one. */
  line?: Text
  /** That says what the card does. */
  rule?: string
}

/** A thing on the table. */
export interface Piece {
  /** Stays the same wherever the thing goes, so that a client can let it glide. */
  id: string
  /** Its drawing. */
  kind: string
  /** A cell, an edge or a zone. */
  at: string
  label: Text
  seat?: number
  value?: number
  /** How many lie together. */
  count?: number
  /** Face down. */
  turned?: boolean
  /** Has had its turn. */
  used?: boolean
  /** Is there, but not in hand. */
  idle?: boolean
  /** Only its owner sees this. */
  secret?: boolean
  /** The colour of its border, if that means something. */
  frame?: string
  /** Of a card. */
  face?: Face
}

/** A place beside the board: a hand, a pile, a row of cards, a sheet. */
export interface Zone {
  id: string
  label: Text
  place: ZonePlace
  seat?: number
  shape?: ZoneShape
  /** When more lies here than is shown. */
  count?: number
  secret?: boolean
}

/** Something to notice on elements of the table: the way a piece came, danger, the space just entered, a crack. */
export interface Mark {
  /** Crack, origin, entered, danger, warning, target, area, road, arrow (from the first to the last) ... */
  kind: string
  on?: string[]
  label?: Text
  seat?: number
  /** Shown only while this layer is. */
  layer?: string
  /** What it counts for seats: seat and number. */
  tally?: (readonly [number, number])[]
}

/** One legal action: what to touch for it, how it is marked, what it costs and brings. */
export interface Choice {
  action: number
  /** The action in notation: what is sent. */
  name: string
  /** In order; `button-...` is a button with the label, `seat-...` a player. */
  touch: string[]
  style?: ChoiceStyle
  label?: Text
  cost?: Counter[]
  gain?: Counter[]
  /** All touches but the last are a set. */
  any_order?: boolean
  /** What follows from it that one may regret; a client asks once more. */
  warning?: Text
}

/** Marks that are shown on request. */
export interface Layer {
  id: string
  label: Text
}

/** What a mark means now. */
export interface Legend {
  kind: string
  label: Text
}

/** One line of a sum. Lines of several seats with the same label belong to one row. */
export type SumLine = readonly [label: Text, value: number, note?: Text | null]

/** A small table of lines that add up: points so far, the score sheet at the end. */
export interface Sum {
  title: Text
  seat: number | null
  lines: SumLine[]
  total: number
  /** Folded up beside the table; else among one's own things. */
  place?: SumPlace
}

/** The table as one seat, or a spectator, may see it; boards are sent apart. */
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
  /** What holds now, by the id of a thing or its key (`about_keys`) */
  now?: Record<string, Text>
}

/**
 * What is different from the scene before; a part that is missing is the same.
 * In a list, a pair of numbers stands for those things of the list before: the first of them, and the one after the
 * last. Of things that have names, only what is new or different is sent; null removes one.
 */
export interface SceneChange {
  seat?: number
  boards?: string[]
  prompt?: Prompt
  players?: (readonly [number, number] | Player)[]
  pieces?: (readonly [number, number] | Piece)[]
  zones?: (readonly [number, number] | Zone)[]
  marks?: (readonly [number, number] | Mark)[]
  choices?: (readonly [number, number] | Choice)[]
  counters?: (readonly [number, number] | Counter)[]
  banners?: Text[]
  legend?: (readonly [number, number] | Legend)[]
  sums?: (readonly [number, number] | Sum)[]
  ranks?: number[]
  /** Without a name: there is none any more. */
  headline?: Text
  ending?: Text[]
  grounds?: Record<string, string | null>
  layers?: (readonly [number, number] | Layer)[]
  now?: Record<string, Text | null>
}

// ---- clocks: what a table has agreed on, and how much time there is

/** Everybody has a bank of seconds, to which each turn adds some. */
export interface LiveClock {
  kind: 'live'
  bank: number
  turn: number
  /** Whose time is up has lost; else a bot plays that turn. */
  loses?: boolean
}

/** Every turn may take so many days. */
export interface DaysClock {
  kind: 'days'
  days: number
  loses?: boolean
}

export type ClockRule = LiveClock | DaysClock

/** The time of one seat. */
export interface SeatClock {
  /** Seconds. */
  left: number
  /** Turns in a row in which time was up. */
  missed?: number
  /** By time. */
  lost?: boolean
}

/** How much time there is at this moment. */
export interface Clock {
  seats: SeatClock[]
  /** The seat whose time runs. */
  running?: number
  /** Seconds before it begins to run: what others did is shown, or one comes back after a stop. */
  free?: number
  /** The seat whose turn a bot plays because time was up. */
  substitute?: number
}

// ---- standing orders: how a seat has questions answered that are put to it out of turn

/** One question, and how it is answered until the order ends. */
export interface StandingOrder {
  reaction: string
  answer: string
  /** The seat's next turn, or the end of the game. */
  until: 'round' | 'game'
}

/** What the table does for a seat. Nobody else hears of it. */
export interface SeatOrders {
  standing?: StandingOrder[]
  /** Whether it takes choices that are the only one. */
  forced?: boolean
}

/** A question for which orders can be given, and the answers that it can have. */
export interface Reaction {
  name: string
  answers: string[]
}

// ---- tables: who sits where, what has happened, and what is played

export type SeatKind = 'human' | 'bot' | 'open'

/** Who sits on a chair, for everybody. */
export interface Seat {
  kind: SeatKind
  /** Of a person, also of one for whom a bot plays, or of the bot. */
  name: string | null
  /** Of a bot. */
  level: string | null
  /** A bot that plays for a person, who may come back. */
  stands_in: boolean
  /** A person who is connected now. */
  here: boolean
  /** A person who has yet to add to chance. */
  owes_entropy?: boolean
  /** Of a free seat at a table that is joined, where one chooses. */
  colours?: string[]
}

/** One step of the log, as its reader may know it. */
export interface LogEntry {
  /** Index of the step: 0, 1, ... */
  n: number
  /** -1 for chance. */
  actor: number
  notation: string
  text: Text
  /** Ids of the elements that it was about. */
  touch: string[]
  round: number | null
  /** The colour that acted, where a seat plays several. */
  colour?: string
}

/** Which game it is. */
export interface GameName {
  key: string
  title: string
  version: string
  /** Whether anything is hidden from anybody. */
  secrets: boolean
}

/** One thing that a table can choose. */
export interface OptionDeclared {
  name: string
  values: Option[]
  default: Option
  /** Ids of the rules that speak of it. */
  rules: string[]
  /** It has an effect only where other options have one of these values. */
  when: Record<string, Option[]>
  /** It has an effect only with so many players; empty: with any number. */
  when_seats: number[]
  /** Its value says which game is played, so that a table can be called by it. */
  is_mode: boolean
}

/** Options that belong together, to begin with. */
export interface Preset {
  name: string
  /** Null: any number of players. */
  seats: number | null
  /** Those that differ from their defaults. */
  options: Options
}

/** A game that can be played. */
export interface Game {
  key: string
  title: string
  version: string
  /** Whether anything is hidden from anybody. */
  secrets: boolean
  /** Allowed numbers of players. */
  seats: number[]
  options: OptionDeclared[]
  presets: Preset[]
  /** Of its bots, weakest first. */
  levels: string[]
  /** For whoever does not choose one. */
  usual_level: string
  /** The level of whoever replaces an absent player, unless another one is chosen. */
  stand_in: string
}

/** Whether something is allowed, and by which rule; the data of `action/refused`. */
export interface Explanation {
  /** The action in notation; null if none fits, or where that is not for the asker to know. */
  name: string | null
  rule: string
  /** Of the rule, in English. */
  text: string
  /** Null if it is allowed. */
  refusal: Text | null
}

// ---- what people say at a table: words of their own, phrases that everybody reads in their own language, and faces

/** Who talks: those who play, or those who watch. */
export type Circle = 'table' | 'watchers'

export type TalkLanguage = 'en' | 'it' | 'nl'

export type Phrase =
  | 'well-played'
  | 'one-moment'
  | 'oh-no'
  | 'your-turn'
  | 'hello'
  | 'good-luck'
  | 'thanks'
  | 'sorry'
  | 'nice-move'
  | 'close-game'
  | 'again'
  | 'bye'

export type Emotion = 'glad' | 'laugh' | 'wow' | 'sad' | 'think' | 'cheer'

/** Something that was said. */
export interface TalkLine {
  circle: Circle
  /** In its circle: 1, 2, ... */
  n: number
  /** Seconds since 1970. */
  at: number
  token: string
  /** Of whoever plays. */
  seat?: number
  /** Of whoever watches: the same for all that they say at this table. */
  who?: string
  /** That who watches has chosen. */
  name?: string
  /** Plain words. */
  text?: string
  /** Else a phrase. */
  phrase?: Phrase
  /** In which the phrase was said. */
  language?: TalkLanguage
}

/** The talk of a table, as far as its reader hears it. */
export interface Talk {
  on?: boolean
  lines?: TalkLine[]
  /** How the lines of this browser are signed, if it only watches. */
  who?: string
}

// ---- what is answered instead of what was asked for

export type ErrorCode =
  | 'request/malformed'
  | 'request/unknown'
  | 'request/too_large'
  | 'request/too_many'
  | 'request/origin'
  | 'request/host'
  | 'network/not_yours'
  | 'network/none'
  | 'game/unknown'
  | 'lesson/unknown'
  | 'lesson/refused'
  | 'puzzle/unknown'
  | 'record/invalid'
  | 'table/unknown'
  | 'table/damaged'
  | 'table/rules'
  | 'table/closed'
  | 'table/options'
  | 'table/not_over'
  | 'table/over'
  | 'table/waiting'
  | 'table/hints'
  | 'table/shared'
  | 'seat/taken'
  | 'seat/not_free'
  | 'seat/invite'
  | 'seat/not_yours'
  | 'seat/name'
  | 'seat/not_away'
  | 'seat/resigned'
  | 'device/code'
  | 'device/nothing'
  | 'device/tables'
  | 'device/unknown'
  | 'seat/lost'
  | 'chance/commitment'
  | 'chance/added'
  | 'action/stale'
  | 'action/not_your_turn'
  | 'action/notation'
  | 'action/refused'
  | 'action/undo'
  | 'talk/off'
  | 'talk/text'
  | 'talk/too_fast'
  | 'take_back/nothing'
  | 'take_back/open'
  | 'take_back/refused'
  | 'notice/target'
  | 'notice/too_many'
  | 'notice/not_offered'
  | 'notice/unknown'
  | 'notice/code'
  | 'server/error'
  | 'server/busy'

/** A request that cannot be granted: its code, and data that says more. */
export interface Problem {
  code: ErrorCode
  data: Record<string, unknown>
}

// ---- what the server sends on the socket of a table

/** A seat asks whether it may take back its latest step, and all that came after it. */
export interface TakeBack {
  /** To be named by whoever answers. */
  number: number
  seat: number
  /** For the people on these seats. */
  waits: number[]
}

/** The whole table; it replaces everything that the client knew. */
export interface Welcome {
  is: 'welcome'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  table: string
  over: boolean
  game: GameName
  options: Options
  seats: Seat[]
  /** The seats this browser holds. */
  you: number[]
  /** The seats on which a bot plays for this browser. */
  left: number[]
  /** Whether this browser opened the table. */
  host: boolean
  /** For those who hold a seat or opened the table, while seats are open. */
  invite: string | null
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
  /** Null while seats are open or somebody has yet to add to chance. */
  scene: Scene | null
  /** How many steps the viewer may take back now. */
  undo: number
  /** Why the game does not go on although it is not over. */
  closed?: Problem
  clock?: ClockRule
  /** Where there is a clock. */
  time?: Clock
  /** That the host has given the table. */
  name?: string
  /** Of the seat that looks, if it has given any. */
  orders?: SeatOrders
  /** The questions for which orders can be given. */
  reactions?: Reaction[]
  /** What was said lately. */
  talk: Talk
  /** That is asked for now. */
  take_back?: TakeBack
  /** The seats that may not ask for a take-back before they have taken another step. */
  refused?: number[]
}

/** A seat or chance took a step. */
export interface StepMessage {
  is: 'step'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  scene: Scene
  /** How many steps the viewer may take back now. */
  undo: number
  /** Where the boards are not those that the client knows. */
  still?: Board[]
  /** The whole log, when the table is seen with other eyes than before. */
  log?: LogEntry[]
  entry: LogEntry
  over: boolean
}

/** One step, for those who want no part of a scene twice. */
export interface StepChange {
  entry: LogEntry
  /** How many steps the viewer may take back now. */
  undo: number
  over?: boolean
  /** The whole one, where there was none before for the same eyes. */
  scene?: Scene
  /** Else what is different from the scene before. */
  changes?: SceneChange
  /** Where the boards are not those that the client knows. */
  still?: Board[]
  /** The whole log, when the table is seen with other eyes than before. */
  log?: LogEntry[]
}

/** A step and what chance did upon it, in the place of *step* for those who want changes of scenes. */
export interface StepsMessage {
  is: 'steps'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  steps: StepChange[]
}

/** Steps were taken back. */
export interface UndoneMessage {
  is: 'undone'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  scene: Scene
  /** How many steps the viewer may take back now. */
  undo: number
  /** Where the boards are not those that the client knows. */
  still?: Board[]
  /** The whole log, when the table is seen with other eyes than before. */
  log?: LogEntry[]
  /** The log is cut to this many entries. */
  length: number
  /** The seat that took them back. */
  by: number
  /** It had asked the others; chance draws anew. */
  agreed?: boolean
}

/** Somebody asks to take back a step, has answered, or nobody asks any more. */
export interface TakeBackMessage {
  is: 'take_back'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  /** That is asked for now. */
  take_back?: TakeBack
  /** Null: the table went on. */
  said?: 'asked' | 'allowed' | 'refused' | 'withdrawn'
  /** The seat that said so. */
  by?: number
  /** The seats that may not ask before they have taken another step. */
  refused?: number[]
}

/** Who sits where, who is connected, and where it goes on. */
export interface SeatsMessage {
  is: 'seats'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  seats: Seat[]
  you: number[]
  left: number[]
  rematch: string | null
}

/** The standing orders of the seat that looks have changed, or another seat looks; nobody else hears of it. */
export interface OrdersMessage {
  is: 'orders'
  /** Of the request that this answers. */
  id?: MessageId
  version: number
  seat: number
  orders: SeatOrders
}

/** A bot has begun to think. */
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

/** Somebody else took a hint. */
export interface HintedMessage {
  is: 'hinted'
  version: number
  seat: number
}

/** Something was said. Lines may come twice: circle and number tell. */
export interface SaidMessage {
  is: 'said'
  /** Of the request that this answers. */
  id?: MessageId
  lines: TalkLine[]
}

/** Somebody makes a face; it is shown for a moment and kept nowhere. */
export interface ReactionMessage {
  is: 'reaction'
  /** Of the request that this answers. */
  id?: MessageId
  seat: number
  face: Emotion
}

/** How much time there is, after every change of a table with a clock. */
export interface ClockMessage {
  is: 'clock'
  version: number
  time: Clock
}

/** Something that speaks for a step or against it. */
export interface HintReason {
  kind: 'brings' | 'prevents' | 'risks'
  text: Text
}

/** A step that an expert considers. */
export interface HintOption {
  /** Notation, as in the choices. */
  action: string
  text: Text
  /** To win, or of the best place left, by seat. */
  chances: number[]
  visits: number
  /** At once. */
  wins: boolean
  /** At most two, what speaks for the step first. */
  reasons: HintReason[]
  /** Points before the best of the others at the end of the turn; null in games without points. */
  ahead: number | null
}

/** What an expert would do. */
export interface HintMessage {
  is: 'hint'
  id: MessageId | null
  version: number
  /** Which place the chances are for: the first, or the best one left where others have arrived. */
  place: number
  /** The best first. */
  options: HintOption[]
}

/** Whether something is allowed, and by which rule. */
export interface WhyMessage {
  is: 'why'
  id: MessageId | null
  /** The action in notation; null if none fits, or where that is not for the asker to know. */
  name: string | null
  rule: string
  text: string
  /** Null if the action is allowed. */
  refusal: Text | null
}

/** An earlier position. */
export interface ViewMessage {
  is: 'view'
  id: MessageId | null
  at: number
  scene: Scene
  still: Board[]
}

/** The position as data, for programs that know the rules. */
export interface PositionMessage {
  is: 'position'
  id: MessageId | null
  version: number
  /** Whose view it is; null for whoever only watches. */
  seat: number | null
  /** As the game writes positions; what this seat cannot know is unknown. */
  seen: Record<string, unknown>
}

/** The server is there: the answer to a ping. */
export interface PongMessage {
  is: 'pong'
  id: MessageId | null
}

/** A request that was not granted. */
export interface ErrorMessage {
  is: 'error'
  id: MessageId | null
  code: ErrorCode
  data: Record<string, unknown>
}

export type ServerMessage =
  | Welcome
  | StepMessage
  | StepsMessage
  | UndoneMessage
  | TakeBackMessage
  | SeatsMessage
  | OrdersMessage
  | ThinkingMessage
  | GoneMessage
  | ClockMessage
  | SaidMessage
  | ReactionMessage
  | HintMessage
  | HintedMessage
  | WhyMessage
  | ViewMessage
  | PositionMessage
  | PongMessage
  | ErrorMessage

// ---- what a client asks for: on the socket of a table, and in the bodies of HTTP requests

/** Take a step for the seat to act. */
export interface Act {
  do: 'act'
  version: number
  action: string
  id?: MessageId
}

/** Take back one's own latest steps. */
export interface Undo {
  do: 'undo'
  version: number
  steps?: number
  id?: MessageId
}

/** Ask the others whether one may take back one's latest step, where undo does not reach. */
export interface AskTakeBack {
  do: 'ask'
  version: number
  id?: MessageId
}

/** Allow a take-back that was asked for, or not; who has asked withdraws it. */
export interface AnswerTakeBack {
  do: 'answer'
  /** Of the request. */
  number: number
  allow: boolean
  id?: MessageId
}

/** Why is this not allowed? Either an action, or things that were touched. */
export interface Why {
  do: 'why'
  action?: string
  touch?: string[]
  id?: MessageId
}

/** An earlier position: as one sees the table, as spectators do (-1) or, once it is over, from any seat. */
export interface View {
  do: 'view'
  at: number
  seat?: number
  id?: MessageId
}

/** The present position as data, as one sees it. */
export interface Position {
  do: 'position'
  id?: MessageId
}

/** Let a bot play on one's seat. */
export interface Resign {
  do: 'resign'
  seat: number
  level: string
  id?: MessageId
}

/** Let a bot take over for a player who keeps the table waiting. */
export interface Replace {
  do: 'replace'
  seat: number
  /** Of older clients; it has no effect. */
  level?: string
  id?: MessageId
}

/** Take a seat back from the bot. */
export interface Return {
  do: 'return'
  seat: number
  id?: MessageId
}

/** Fill all open seats with bots. */
export interface Fill {
  do: 'fill'
  level: string
  id?: MessageId
}

/** These are all standing orders of one's seat from now on. */
export interface GiveOrders {
  do: 'orders'
  seat: number
  orders: SeatOrders
  id?: MessageId
}

/** What would an expert do? */
export interface Hint {
  do: 'hint'
  version: number
  id?: MessageId
}

/** Is the server there? Browsers do not tell their pages of the pings of a socket. */
export interface Ping {
  do: 'ping'
  id?: MessageId
}

/** Say something: words of one's own, or a phrase. What is sent again with its token is said once. */
export interface Say {
  do: 'say'
  token: string
  text?: string
  phrase?: Phrase
  /** In which the phrase was chosen. */
  language?: TalkLanguage
  /** Of whoever watches. */
  name?: string
  id?: MessageId
}

/** Make a face, for those who look now. */
export interface React {
  do: 'react'
  face: Emotion
  id?: MessageId
}

/** The host lets people talk, or not. */
export interface SwitchTalk {
  do: 'talk'
  on: boolean
  id?: MessageId
}

export type ClientMessage =
  | Act
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Why
  | View
  | Position
  | Resign
  | Replace
  | Return
  | Fill
  | GiveOrders
  | Hint
  | Say
  | React
  | SwitchTalk
  | Ping

/** The body of a request: every field is there with its type, and no other. */
export interface Body {}

/** A choice of seats and options to be explained. */
export interface TermsWanted {
  seats?: number
  options?: Options
}

/** What was touched in a task of a lesson. */
export interface TryInLesson {
  task: number
  touch: string[]
}

/** What was touched in a puzzle. */
export interface TryInPuzzle {
  touch: string[]
}

/** A seat for this browser. */
export interface Here {
  kind: 'here'
  name?: string
}

/** A seat that waits for the invite. */
export interface Link {
  kind: 'link'
}

/** A seat for a bot. */
export interface BotSeat {
  kind: 'bot'
  level: string
}

export type SeatWanted = Here | Link | BotSeat

/** A position of a game that is over: after so many steps of a table. */
export interface PlayedPosition {
  table: string
  at: number
}

/** A table to be opened. */
export interface NewTable {
  game: string
  options?: Options
  seats: SeatWanted[]
  public?: boolean
  hints?: boolean
  /** Whether people may talk. */
  talk?: boolean
  stand_in?: string
  /** Of the table. */
  name?: string
  clock?: ClockRule
  example?: string
  /** A first game. */
  lesson?: string
  puzzle?: string
  played?: PlayedPosition
}

/** Sit down on an open seat of a table. */
export interface Sit {
  /** A public table needs none. */
  invite?: string
  name: string
  /** An open one, where it matters which; else the first. */
  seat?: number
}

/** What a browser adds to chance for its seats, after it was shown the commitment of the table. */
export interface AddEntropy {
  commitment: string
  entropy: string
}

/** An empty body: let others in. */
export interface OpenNetwork {}

/** What a table shall be called; nothing takes its name away. */
export interface NameTable {
  name: string
}

/** Where a table is put away for the one who asks; null brings it back. */
export interface MarkTable {
  mark: TableMark | null
}

/** An empty body: remove a table. */
export interface RemoveTable {}

/** A code for another device; the one that asks says what it is called. */
export interface DeviceCodeWanted {
  kind: 'link' | 'recovery'
  name: string
}

/** Let this browser act for the person whose code it is. */
export interface RedeemCode {
  code: string
  /** What the browser is called. */
  name: string
  /** Also where it has tables of its own, which it loses. */
  replace?: boolean
}

/** A device shall act for nobody any more. */
export interface RevokeDevice {
  device: string
}

/** An empty body: begin an analysis. */
export interface AnalysisWanted {}

/** The same people once more; each of them adds to chance anew. */
export interface Rematch {}

// ---- what teaches a game, as it is sent

/** A small picture: a scene on its boards, or a row of drawings, numbers and signs. */
export interface Diagram {
  scene?: Scene
  boards?: Board[]
  row?: string[]
}

/** A game in a minute; its words are overview-aim, overview-counts-1, overview-turn-1, overview-end and so on. */
export interface Overview {
  minutes: number
  aim: Diagram
  counts: string[][]
  turn: Diagram[]
  end: string
  mistake: string
  costs: string[][]
  /** How many tips. */
  advice: number
}

/** A position that shows what a rule means; its words are `example-<key>`. */
export interface Example {
  key: string
  /** From whose chair it is seen. */
  seat: number
  seats: number
  diagram: Diagram
}

/** One line of the list of lessons; without tasks it is a first game. */
export interface LessonLine {
  key: string
  /** 0 if its file is refused. */
  minutes: number
  tasks: number
}

/** What a game has for those who learn it. */
export interface LearningMaterial {
  overview: Overview | null
  lessons: LessonLine[]
  /** Their keys, the easier first. */
  puzzles: string[]
  /** Why files are refused: file, place, what is allowed. */
  problems?: string[]
}

/** A wrong step, and what it is answered with. */
export interface Try {
  step: string
  text: Text
  /** That refuses it. */
  rule?: string
}

/** How the table looks after a step, and what the step was. */
export interface LessonFrame {
  scene: Scene
  entry: LogEntry
}

/** One thing to do, or only something to read. */
export interface Task {
  scene: Scene
  /** The solution; empty if there is only something to read. */
  step: string
  wrong: Try[]
  /** The solution and what others and chance do upon it. */
  frames: LessonFrame[]
  /** The elements that the coach speaks of. */
  point: string[]
}

/** A position in which one step is much better than all others. */
export interface Puzzle {
  key: string
  /** 1 for the easiest to 5. */
  grade: number
  seat: number
  seats: number
  boards: Board[]
  task: Task
  /** To win, with the steps that a long search has tried. */
  chances: Record<string, number>
  /** Of the solution. */
  reasons: HintReason[]
}

/** Which puzzle is today's. */
export interface DailyPuzzle {
  game: string
  key: string
  grade: number
}

/** A whole game against bots, with the coach beside the table. */
export interface FirstGame {
  seats: number
  level: string
  options: Options
  /** It begins in the middle, so that it stays short. */
  begun: boolean
}

/** A lesson with all its scenes, or a first game. */
export interface Lesson {
  key: string
  minutes: number
  seat: number
  boards: Board[]
  tasks: Task[]
  game: FirstGame | null
}

// ---- what HTTP requests are answered with

/** The server is alive. */
export interface Health {
  ok: boolean
  version: string
}

/** What a server needs to do its work, part by part. */
export interface ReadyParts {
  /** It is not about to end. */
  serving: boolean
  /** What is written reaches the disk. */
  store: boolean
  /** The store is laid out as this version of the server needs it. */
  schema: boolean
  /** Bots answer. */
  workers: boolean
}

/** Whether people should be sent to this server. */
export interface Readiness {
  ready: boolean
  version: string
  parts: ReadyParts
}

/** An address under which others can open this server. */
export interface ReachableAddress {
  /** With the folder of the server and a slash at its end. */
  url: string
  /** For people in the same network, or for everybody. */
  scope: 'house' | 'anywhere'
  /** Its name on the server's machine; empty where that does not matter. */
  network: string
}

/** Under which addresses others can reach the server; none if it listens to its own machine only. */
export interface Reach {
  addresses: ReachableAddress[]
  /** Whether one request of this browser lets in the machine's networks. */
  can_open: boolean
  /** That starts the server so that others can come; null for whoever is not at its machine. */
  command: string | null
}

/** What a choice of seats and options means. */
export interface Terms {
  /** Numbers allowed with these options. */
  seats: number[]
  /** Every option with its value in force. */
  options: Options
  /** Options that have an effect now, in order. */
  offered: string[]
  /** One sentence why these cannot be played together. */
  problem: string | null
  /** Of each seat, where the rulebook lets players choose. */
  colours?: string[][]
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
  /** Of all seats together. */
  turns: Interval | null
  /** That people take for a game. */
  minutes: number | null
  /** Seconds since they played. */
  age: number
}

/** One rule of a rulebook. */
export interface Rule {
  id: string
  text: string
  examples?: Example[]
}

/** Rules that belong together. */
export interface Chapter {
  title: string
  rules: Rule[]
}

/** A rulebook in one language. */
export interface Rulebook {
  title: string
  introduction: string
  chapters: Chapter[]
}

export type TableMark = 'archived' | 'hidden'

/** A table in a list. */
export interface TableEntry {
  table: string
  game: string
  title: string
  /** As they were chosen; those that are left out have their defaults. */
  options: Options
  seats: Seat[]
  /** Nobody while the game has not begun and when it is over. */
  actor: number | null
  /** Also where the game cannot begin because this browser has yet to add to chance. */
  your_turn: boolean
  over: boolean
  /** It cannot be continued: its rules have changed. */
  closed: boolean
  /** Seconds since 1970. */
  created: number
  version: number
  /** That the host has given it. */
  name?: string
  /** Where the one who asks has put it away. */
  mark?: TableMark
  /** Whether the one who asks has opened it, and may name it. */
  host?: boolean
  /** The seats of the one who asks, also where a bot plays for them. */
  you?: number[]
  /** Whether they may remove it: nobody else has a seat. */
  removable?: boolean
  clock?: ClockRule
  /** When something last happened there, in seconds since 1970. */
  moved?: number
  /** Seconds that are left to whoever is to act, where time runs. */
  time?: number
}

/** The tables of a browser, and those that anybody may join. */
export interface Tables {
  yours: TableEntry[]
  open: TableEntry[]
}

/** A table that was opened. */
export interface Opened {
  table: string
  /** Null if no seat is open. */
  invite: string | null
  /** SHA-256 of the chance seed, hex. */
  commitment: string
}

/** A seat that was taken. */
export interface Seated {
  table: string
  seat: number
  /** SHA-256 of the chance seed, hex. */
  commitment: string
}

/** What was added to chance. */
export interface Added {
  table: string
  /** For which it was added. */
  seats: number[]
}

/** A finished game of somebody. */
export interface Result {
  table: string
  name: string
  game: string
  title: string
  options: Options
  /** Seconds since 1970. */
  created: number
  /** By seat; a bot by its level. */
  players: string[]
  /** The seats of the one who asks. */
  yours: number[]
  /** By seat, 1 for the best; null where the rules have changed since. */
  places: number[] | null
  /** By seat, as the rules count. */
  scores: number[] | null
}

/** The finished games of somebody, newest first. */
export interface History {
  results: Result[]
}

/** A browser that acts for the same person. */
export interface Device {
  id: string
  /** As it has called itself. */
  name: string
  /** Seconds since 1970. */
  added: number
  /** The one that asks. */
  this: boolean
}

/** The devices of somebody; none until a code was asked for. */
export interface Devices {
  devices: Device[]
  /** Whether there is a recovery code that was not used. */
  recovery: boolean
}

/** A code that carries a person's seats over to another device, shown once. */
export interface DeviceCode {
  code: string
  /** For which it holds; null: until it is used or replaced. */
  seconds: number | null
}

/** This browser acts for somebody now. */
export interface Linked {
  /** That came along. */
  tables: number
}

/** One draw of chance. */
export interface Draw {
  /** Index of the step in the record. */
  step: number
  weights: number[]
  /** Index into the weights. */
  drawn: number
}

/** Draws among steps that were taken back because everybody agreed. */
export interface DrawsTakenBack {
  /** That asked for it. */
  seat: number
  /** The index of the first step that was taken back, with which another line of play begins. */
  at: number
  draws: Draw[]
}

/** Everything needed to compute the draws of a finished game again. */
export interface Draws {
  seed: string
  commitment: string
  entropies: string[]
  draws: Draw[]
  /** In the order in which that happened. */
  taken_back?: DrawsTakenBack[]
}

/** A step that was or could have been taken. */
export interface JudgedStep {
  notation: string
  text: Text
  touch: string[]
  /** Of the seat that acts, after it. */
  chance: number
}

/** A step that was worse than another one, judged from what its seat saw. */
export interface Mistake {
  /** Its index. */
  step: number
  seat: number
  played: JudgedStep
  better: JudgedStep
  /** By how much longer searches changed the difference. */
  error: number
}

/** What changed the chance of a seat: start + luck + own + others + unforeseen = end. */
export interface Account {
  start: number
  luck: number
  own: number
  others: number
  unforeseen: number
  end: number
}

/** What an analysis found. */
export interface Report {
  format: 'banchisa-analysis/1'
  game: string
  version: string
  /** Of the search, for each position. */
  iterations: number
  seed: number
  /** By how much longer searches changed a chance. */
  noise: number
  /** Of each step, -1 for chance. */
  actors: number[]
  /** Of every seat, before the first step and after each one. */
  chances: number[][]
  mistakes: Mistake[]
  accounts: Account[]
}

export type AnalysisStage = 'none' | 'waiting' | 'working' | 'done' | 'failed'

/** How the analysis of a finished game stands. */
export interface AnalysisState {
  state: AnalysisStage
  /** 0 to 1. */
  done: number
  report: Report | null
}

// ---- how people are told what happens while they are not looking: what they ask for, and how it stands

export type WebhookForm = 'json' | 'ntfy' | 'discord' | 'slack' | 'matrix'

export type WayStage = 'new' | 'on' | 'failed'

/** Mails; the address is confirmed by a code before it is used. */
export interface MailWanted {
  kind: 'mail'
  address: string
  language: TalkLanguage
}

/** Messages to an address of the web, in a shape that it takes. */
export interface WebhookWanted {
  kind: 'webhook'
  url: string
  shape: WebhookForm
  /** Sent as Authorization: Bearer. */
  token: string
  language: TalkLanguage
}

/** Pushes to this browser, at the address that its maker gave it. */
export interface PushWanted {
  kind: 'push'
  endpoint: string
  p256dh: string
  auth: string
  language: TalkLanguage
}

export type WayWanted = MailWanted | WebhookWanted | PushWanted

/** The code that a mail has brought. */
export interface ConfirmWay {
  code: string
}

/** An empty body: send a test by this way. */
export interface TestWay {}

/** An empty body: end this way. */
export interface StopWay {}

/** A way by which somebody is told. */
export interface Way {
  /** Who knows it may end the way. */
  id: string
  kind: 'push' | 'mail' | 'webhook'
  /** The address, as far as it is no secret. */
  title: string
  /** To be confirmed; in use; given up because nothing arrived for a day. */
  state: WayStage
  /** Why the last message did not arrive; empty if it did. */
  error: string
  /** When one last arrived, in seconds since 1970; 0: never. */
  sent: number
  /** When what did not arrive is tried again. */
  again: number | null
  /** Whether a test or a code is on its way. */
  waiting: boolean
  /** Whether it leads to the browser that asks. */
  here: boolean
}

/** The ways to a person, and those that the server offers. */
export interface Notices {
  ways: Way[]
  /** The key of the server for pushes, if it can send them. */
  push: string | null
  mail: boolean
  /** Whether webhooks may be in the server's own network. */
  private: boolean
}

/** Nothing more is sent that way. */
export interface WayStopped {
  stopped: boolean
}

// ---- records: a game as JSON that replays from any chair and proves its dice

/** The chance of a record. */
export interface RecordedChance {
  commitment: string
  entropies: string[]
  /** Revealed when the game is over. */
  seed: string | null
}

/** The result of a record. */
export interface RecordedResult {
  scores: number[]
  ranks: number[]
}

/** Steps that were taken back because everybody agreed; chance then drew anew. */
export interface RecordedTakeBack {
  /** That asked for it. */
  seat: number
  /** The index of the first of them. */
  at: number
  steps: string[]
}

/** A game in notation: whole when it is over, before that as the asking seat saw it. */
export interface GameRecord {
  format: 'banchisa-record/1'
  game: string
  version: string
  /** Who sat where. */
  seats: string[]
  options: Record<string, unknown>
  chance: RecordedChance
  steps: string[]
  /** Where they are not those of the game. */
  components?: Record<string, unknown>
  /** Of a finished game. */
  result?: RecordedResult
  /** That the game began with, where it was not the start. */
  position?: Record<string, unknown>
  /** In the order in which that happened. */
  taken_back?: RecordedTakeBack[]
}
