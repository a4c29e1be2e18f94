/** Small sounds, made when they are needed. Silent until the first gesture; never the only sign of anything. */
import { settings } from '../ui/settings.svelte'
import { soundOf } from '../ui/sprites'
import type { Scene } from '../wire/types'
import { isSea } from './board/grounds'
import { findMovements, matchReplaced } from './movements'

export type Sound = 'touch' | 'slide' | 'land' | 'crack' | 'melt' | 'growl' | 'gain' | 'turn' | 'refused' | 'win' | 'card'

let context: AudioContext | null = null
let out: AudioNode | null = null

/** Call on the first gesture: only then browsers allow sounds. */
export function wake(): void {
  if (context || typeof AudioContext === 'undefined') return
  context = new AudioContext()
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 9000
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -18
  limiter.ratio.value = 12
  soft.connect(limiter).connect(context.destination)
  out = soft
}

export function play(...sounds: Sound[]): void {
  if (!context || !settings.sound || document.visibilityState === 'hidden') return
  if (context.state === 'suspended') void context.resume()
  for (const sound of new Set(sounds)) RECIPES[sound](context.currentTime + 0.005)
}

/** What a step sounds like: what moved, cracked, melted, changed hands. */
export function soundsOf(before: Scene | null, after: Scene): Sound[] {
  if (!before) return []
  const found: Sound[] = []
  const gone = findMovements(before, after)
  if (gone.length) found.push('slide', 'land')
  found.push(...gone.map(({ kind }) => soundOf(kind)).filter(isSound))
  if (cracks(after) > cracks(before)) found.push('crack')
  if (Object.entries(after.grounds).some(([id, ground]) => isSea(ground) && !isSea(before.grounds[id] ?? ground))) found.push('melt')
  if (matchReplaced(before, after).size) found.push('gain')
  if (after.ranks.length && !before.ranks.length) found.push('win')
  return found
}

const isSound = (name: string | undefined): name is Sound => name !== undefined && name in RECIPES

function cracks(scene: Scene): number {
  return scene.marks.filter(({ kind }) => kind === 'crack').reduce((sum, { on }) => sum + (on?.length ?? 0), 0)
}

const RECIPES: Record<Sound, (at: number) => void> = {
  touch: (at) => tone('sine', 880, 880, at, 0.04, 0.08),
  slide: (at) => noise('bandpass', 900, 1600, at, 0.28, 0.05),
  land: (at) => tone('sine', 220, 160, at + 0.26, 0.09, 0.12),
  card: (at) => noise('bandpass', 3000, 4500, at, 0.06, 0.08),
  crack: (at) => {
    for (const gap of [0, 0.018, 0.05, 0.071, 0.118, 0.17]) noise('highpass', 2500, 2500, at + gap, 0.007, 0.16)
    tone('sawtooth', 90, 70, at + 0.18, 0.16, 0.05)
  },
  melt: (at) => {
    tone('sine', 520, 180, at, 0.4, 0.08)
    for (const drop of [0.12, 0.23, 0.31]) tone('sine', 1200, 700, at + drop, 0.05, 0.05)
  },
  growl: (at) => {
    tone('sawtooth', 82, 78, at + 0.2, 0.42, 0.05, 0.06)
    tone('sawtooth', 87, 83, at + 0.2, 0.42, 0.04, 0.06)
  },
  gain: (at) => {
    tone('triangle', 880, 880, at + 0.3, 0.07, 0.09)
    tone('triangle', 1318.5, 1318.5, at + 0.37, 0.09, 0.09)
  },
  turn: (at) => {
    tone('triangle', 440, 440, at + 0.3, 0.09, 0.1)
    tone('triangle', 659.3, 659.3, at + 0.39, 0.12, 0.1)
  },
  refused: (at) => tone('sine', 196, 190, at, 0.09, 0.1),
  win: (at) => [440, 523.3, 659.3, 880].forEach((pitch, k) => tone('triangle', pitch, pitch, at + 0.11 * k, k === 3 ? 0.42 : 0.11, 0.1)),
}

function tone(type: OscillatorType, from: number, to: number, at: number, length: number, loud: number, attack = 0.004): void {
  const source = context!.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(envelope(at, length, loud, attack))
  source.start(at)
  source.stop(at + length + 0.05)
}

function noise(type: BiquadFilterType, from: number, to: number, at: number, length: number, loud: number): void {
  const { sampleRate } = context!
  const buffer = context!.createBuffer(1, Math.ceil(sampleRate * (length + 0.02)), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  const source = context!.createBufferSource()
  source.buffer = buffer
  const filter = context!.createBiquadFilter()
  filter.type = type
  filter.Q.value = 1.2
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.linearRampToValueAtTime(to, at + length)
  source.connect(filter).connect(envelope(at, length, loud, 0.004))
  source.start(at)
}

function envelope(at: number, length: number, loud: number, attack: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(out!)
  return gain
}
