// A program takes a seat at a table of the browser and plays at random; change `choose` to make it better.
//
// node examples/join_table.mjs 'http://127.0.0.1:8420/join#...'      Node 22 or newer, nothing else
import { randomBytes } from 'node:crypto'

const [, base, table, invite] = /^(.*\/)join#(\w+)\.?([\w-]*)$/.exec(process.argv[2])
// whoever has this key plays on its seat
const headers = { Cookie: `banchisa_key=${randomBytes(32).toString('base64url')}`, Origin: new URL(base).origin }

async function post(path, body) {
  const answer = await fetch(`${base}api/tables/${table}${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${told.code}: ${JSON.stringify(told.data)}`)
  return told
}

/** The move to make, given what our seat sees and what it may do. */
function choose(seen, legal) {
  return legal[Math.floor(Math.random() * legal.length)]
}

const { seat, commitment } = await post('/sit', { name: 'JavaScript', ...(invite && { invite }) })
await post('/entropy', { commitment, entropy: randomBytes(16).toString('hex') })

const socket = new WebSocket(`${base.replace('http', 'ws')}api/tables/${table}/live`, { headers })
const say = (message) => socket.send(JSON.stringify(message))
let scene = null
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.is === 'error' && message.code !== 'action/stale') throw new Error(data)
  if (['welcome', 'step', 'undone'].includes(message.is) && message.scene) {
    scene = message.scene
    if (scene.ranks.length > 0) {
      console.log(`place ${scene.ranks[seat]}`)
      socket.close()
    } else if (scene.choices.length > 0) say({ do: 'position' })
  }
  if (message.is === 'position' && scene.choices.length > 0) {
    const action = choose(message.seen, scene.choices.map(({ name }) => name))
    say({ do: 'act', version: message.version, action })
  }
}
