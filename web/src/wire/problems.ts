/** What went wrong, in words. */
import type { FluentVariable } from '@fluent/bundle'
import { hasWord, word } from '../i18n/words'
import type { ErrorData, ProblemCode } from './clientTypes'
import { ApiError } from './http'

/** One sentence about something that was thrown. */
export function explain(why: unknown): string {
  if (why instanceof ApiError) return explainCode(why.code, why.data)
  console.error(why)
  return word('error-unknown', { code: why instanceof Error ? why.name : String(why) })
}

/** One sentence about an error code; a newer server may have one that this page has no words for. */
export function explainCode(code: ProblemCode, data: ErrorData = {}): string {
  const id = wordOf(code)
  if (!hasWord(id)) return word('error-unknown', { code })
  const facts: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(data)) {
    facts[name] = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
  }
  return word(id, facts)
}

/** The name of the message about a code. */
export const wordOf = (code: ProblemCode): string => `error-${code.replaceAll(/[/_]/g, '-')}`
