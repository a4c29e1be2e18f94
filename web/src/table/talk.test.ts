import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../wire/tableSocket'
import type { ClientMessage, Say, ServerMessage, TalkLine } from '../wire/types'
import { Speaker } from './speaker.svelte'
import { personOf, TalkState } from './talk.svelte'

let asked: ClientMessage[] = []
let answer: (message: ClientMessage) => Promise<ServerMessage> = () => new Promise(() => undefined)
let kept: Record<string, string> = {}

const line = (n: number, more: Partial<TalkLine> = {}): TalkLine => ({ circle: 'table', n, at: n, token: `token-${n}`, seat: 1, text: `line ${n}`, ...more })
const beside = (who: string, at = 1): TalkLine => ({ circle: 'watchers', n: 1, at, token: 'beside-1', who, text: 'hm' })

function talkOf(you: number[] = [0]): TalkState {
  return new TalkState('t', () => you, (message) => {
    asked.push(message)
    return answer(message)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  kept = {}
  answer = () => new Promise(() => undefined)
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null, setItem: (name: string, value: string) => void (kept[name] = value) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is heard', () => {
  it('stands in the order in which it was said, each line once', () => {
    const talk = talkOf()
    talk.begin({ lines: [line(1), line(2)] })
    talk.take([line(3), line(2), beside('other', 1.5)])
    expect(talk.lines.map(({ circle, n }) => `${circle} ${n}`)).toEqual(['table 1', 'watchers 1', 'table 2', 'table 3'])
    talk.begin({ on: false })
    expect([talk.on, talk.lines]).toEqual([false, []])
  })

  it('is told as news but what was there already, what is mine and what is muted', () => {
    const talk = talkOf([0])
    const news: number[] = []
    talk.onnews = (said) => 'n' in said && news.push(said.n)
    talk.begin({ lines: [line(1)] })
    talk.mute('seat-2')
    talk.take([line(1), line(2), line(3, { seat: 0 }), line(4, { seat: 2 })])
    expect(news).toEqual([2])
    expect(talk.heard.map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('counts as unread until it was seen, also after the page was left', () => {
    const talk = talkOf()
    talk.begin({ lines: [line(1), line(2, { seat: 0 }), line(3)] })
    expect(talk.unread).toBe(2)
    talk.see()
    expect(talk.unread).toBe(0)
    const later = talkOf()
    later.begin({ lines: [line(3), line(4)] })
    expect(later.unread).toBe(1)
  })

  it('by those who watch is mine by its signature', () => {
    const talk = talkOf([])
    talk.begin({ who: 'me' })
    expect([talk.isMine(beside('me')), talk.isMine(beside('other')), talk.isMine(line(1))]).toEqual([true, false, false])
  })
})

describe('who is muted', () => {
  it('stays so in this browser, makes no faces, and can be heard again', () => {
    const talk = talkOf()
    talk.mute(personOf({ seat: 1 }))
    talk.begin({ lines: [line(1)] })
    talk.showFace(1, 'glad')
    expect([talk.heard, talk.unread, talk.faces.size]).toEqual([[], 0, 0])
    const later = talkOf()
    later.begin({ lines: [line(1)] })
    expect([later.heard, later.muted]).toEqual([[], ['seat-1']])
    later.mute('seat-1', false)
    expect(later.heard).toHaveLength(1)
    expect(talkOf().muted).toEqual([])
  })
})

describe('what one says', () => {
  it('is on its way until it is heard', async () => {
    const talk = talkOf()
    const speaker = new Speaker(talk)
    answer = (message) => Promise.resolve({ is: 'said', lines: [line(1, { seat: 0, token: (message as Say).token })] })
    const done = speaker.say({ text: 'hello' })
    expect(talk.unsent.map(({ failed }) => failed)).toEqual([false])
    await done
    expect([talk.unsent, talk.lines.length]).toEqual([[], 1])
    expect(asked[0]).toMatchObject({ do: 'say', text: 'hello' })
  })

  it('can be tried again when the connection broke, with the same token', async () => {
    const talk = talkOf()
    const speaker = new Speaker(talk)
    answer = () => Promise.reject(new RequestError('network', {}))
    await speaker.say({ phrase: 'hello' })
    const [lost] = talk.unsent
    expect(lost?.failed).toBe(true)
    await speaker.send(lost!.message)
    expect((asked[1] as Say).token).toBe((asked[0] as Say).token)
    expect(talk.unsent).toHaveLength(1)
  })

  it('is known to have arrived when the table tells it after a broken connection', async () => {
    const talk = talkOf()
    const speaker = new Speaker(talk)
    answer = () => Promise.reject(new RequestError('network', {}))
    await speaker.say({ text: 'hello' })
    talk.begin({ lines: [line(1, { seat: 0, token: (asked[0] as Say).token })] })
    expect(talk.unsent).toEqual([])
  })

  it('comes back when it was too fast, with the time to wait', async () => {
    const talk = talkOf()
    const speaker = new Speaker(talk)
    answer = () => Promise.reject(new RequestError('talk/too_fast', { seconds: 8 }))
    await speaker.say({ text: 'hello' })
    expect([talk.unsent, talk.draft, speaker.silentUntil - Date.now()]).toEqual([[], 'hello', 8000])
  })

  it('says why it cannot be said', async () => {
    const talk = talkOf()
    const speaker = new Speaker(talk)
    answer = () => Promise.reject(new RequestError('talk/text', { most: 300 }))
    await speaker.say({ text: '\u200b' })
    expect(speaker.problem).toEqual({ code: 'talk/text', data: { most: 300 } })
  })
})

describe('faces', () => {
  it('are made for four seconds', () => {
    const talk = talkOf()
    const news: string[] = []
    talk.onnews = (said) => 'face' in said && news.push(`${said.seat} ${said.face}`)
    talk.showFace(1, 'glad')
    vi.advanceTimersByTime(3000)
    talk.showFace(1, 'sad')
    talk.showFace(0, 'wow')
    vi.advanceTimersByTime(3999)
    expect([...talk.faces]).toEqual([[1, 'sad'], [0, 'wow']]) // prettier-ignore
    vi.advanceTimersByTime(1)
    expect(talk.faces.size).toBe(0)
    expect(news).toEqual(['1 glad', '1 sad'])
  })
})

describe('a shared device that is passed on', () => {
  it('keeps what everybody heard and nothing else', () => {
    const talk = talkOf([0, 1])
    talk.begin({ lines: [line(1)] })
    talk.note(() => 'Ada took back: a secret')
    talk.draft = 'a secret'
    talk.forget()
    expect([talk.lines.length, talk.notes, talk.draft]).toEqual([1, [], ''])
  })
})
