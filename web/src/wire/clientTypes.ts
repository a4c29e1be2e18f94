/** What the client makes of the types in types.ts, which are written from the server's. */
import type { ErrorCode, Problem, Welcome } from './types'

/** What a welcome says about the table that no step changes. */
export type Header = Omit<Welcome, 'still' | 'log' | 'scene' | 'orders'>

export type ErrorData = Problem['data']

/** Why something failed: what the server says, or no connection, an answer that is none of ours, an unknown address. */
export type ProblemCode = ErrorCode | 'network' | 'server/odd' | 'server/unknown'
