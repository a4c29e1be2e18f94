/** A record in a file, from the terminal or from a table: read, and verified by the server, which makes a table of it. */
import { word } from '../i18n/words'
import * as api from '../wire/http'
import { LARGEST_BODY } from '../wire/limits'
import { explain } from '../wire/problems'

export async function openRecordFile(file: Pick<File, 'size' | 'text'>): Promise<{ table: string } | { trouble: string }> {
  if (file.size > LARGEST_BODY) return { trouble: word('record-too-large', { most: LARGEST_BODY / 1024 }) }
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    return { trouble: word('record-unreadable') }
  }
  try {
    return { table: (await api.openRecord(record)).table }
  } catch (why) {
    return { trouble: explain(why) }
  }
}
