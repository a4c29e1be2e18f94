import '../src/styles/tokens.css'
import '../src/styles/base.css'
import { mount } from 'svelte'
import GameOver from '../src/lib/GameOver.svelte'
import { settings } from '../src/lib/settings.svelte'
import { loadSprites } from '../src/lib/sprites'
import { loadWords, loadGameWords } from '../src/lib/words'
import type { Welcome } from '../src/lib/types'
const q = new URLSearchParams(location.search)
await loadSprites(); await loadWords(settings.language)
document.documentElement.dataset.theme = settings.dark ? 'dark' : 'light'
const w: Welcome = await new Promise((ok) => { const s = new WebSocket(`ws://${location.host}/api/tables/${q.get('t')}/live`); s.onmessage = (e) => { const m = JSON.parse(e.data); if (m.is === 'welcome') ok(m) } })
await loadGameWords(w.game.key)
const names = (q.get('names') ?? '').split(',').filter(Boolean)
names.forEach((n, i) => { w.seats[i] = { kind: 'human', name: n } })
if (q.get('ranks')) w.scene!.ranks = q.get('ranks')!.split(',').map(Number)
if (q.get('bad')) w.commitment = '00'.repeat(32)
mount(GameOver, { target: document.getElementById('app')!, props: { welcome: w, scene: w.scene!, log: w.log, onRematch: async () => {}, onLook: () => {} } })
