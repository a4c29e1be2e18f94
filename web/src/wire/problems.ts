/** What went wrong, in words. */
import type { FluentVariable } from '@fluent/bundle'
import { hasWord, word } from '../i18n/words'
import { ApiError } from './http'
import type { ErrorData } from './types'

/** One sentence about something that was thrown. */
export function explain(why: unknown): string {
  if (why instanceof ApiError) return explainCode(why.code, why.data)
  console.error(why)
  return word('error-unknown', { code: why instanceof Error ? why.name : String(why) })
}

/** One sentence about an error code of the protocol. */
export function explainCode(code: string, data: ErrorData = {}): string {
  const id = `error-${code.replaceAll(/[/_]/g, '-')}`
  if (!hasWord(id)) return word('error-unknown', { code })
  const facts: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(data)) {
    facts[name] = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
  }
  return word(id, facts)
}
