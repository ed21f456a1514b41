import { FIRMS_PATH, type Copies } from '../../src/kernel/firm/firm-door.ts'
import { dice } from '../scan/random.ts'
import { compare, type Compared } from './comparison.ts'
import { makeGarage, type Garage } from './garage.ts'
import { Ledger } from './ledger.ts'
import type { Shortage } from './shortages.ts'
import { victimOver, type Launch } from './victim.ts'
import { wishingOf, type Wish } from './wishes.ts'

interface Trying {
  readonly shortage: Shortage
  readonly launch: Launch
  /** Numbers of the writes that are refused, one after another. */
  readonly at: readonly number[]
  readonly seed: number
}

export interface Tried extends Compared {
  readonly refused: number
  readonly acknowledged: number
  /** Questions that were answered while nothing could be written. */
  readonly read: number
}

/** Commits before one is refused, at the most: a log that begins anew writes over itself for as long as it was. */
const MOST = 1000

/** Refuses the n-th write of a working server for every n: a commit must fail openly, reading go on, and the same commit pass afterwards. */
export async function refuseWrites({ shortage, launch, at, seed }: Trying): Promise<Tried> {
  const keeping = { folder: shortage.folder, url: undefined }
  const victim = await victimOver(keeping, (env) => launch(env, shortage.within))
  const { process: server } = await victim.up()
  const pid = server.pid ?? 0
  const garage = await makeGarage(victim.address)
  const ledger = new Ledger(garage.made)
  const wishing = wishingOf(dice(seed), garage)
  const counted = { refused: 0, read: 0 }
  for (const n of at) {
    shortage.tighten(n, pid)
    const refused = await writeUntilRefused(victim.address, garage, ledger, wishing)
    if (refused) {
      counted.refused++
      counted.read += await readOn(garage, ledger)
    } else ledger.faults.push(`write ${n}: ${MOST} commits passed`)
    shortage.loosen(pid)
    if (!refused) continue
    const answer = await sendRaw(victim.address, garage, refused)
    if (answer.status !== 200) ledger.faults.push(`write ${n}: afterwards ${answer.status} ${answer.text}`)
    else if (ledger.take(refused, JSON.parse(answer.text))) wishing.done(refused)
  }
  await victim.stop()
  return { ...counted, acknowledged: ledger.commits.size, ...(await compare({ folder: shortage.kept(), url: undefined }, garage, ledger)) }
}

/** Answer to a page where something is wrong with the server. */
const CALM = JSON.stringify({ errore: 'Errore interno: riprova tra poco.' })

async function writeUntilRefused(address: string, garage: Garage, ledger: Ledger, wishing: ReturnType<typeof wishingOf>) {
  for (let times = 0; times < MOST; times++) {
    const wish = wishing.next()
    const { status, text } = await sendRaw(address, garage, wish)
    if (status !== 200) {
      if (status !== 500 || text !== CALM) ledger.faults.push(`refused with ${status} ${text}`)
      return wish
    }
    if (ledger.take(wish, JSON.parse(text))) wishing.done(wish)
  }
  return undefined
}

async function sendRaw(address: string, { slug, headers }: Garage, { id, changes }: Wish) {
  const answer = await fetch(`${address}${FIRMS_PATH}/${slug}/store/commit`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ changes, options: { via: 'form', id } }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Reads every acknowledged record; returns how many questions were answered. */
async function readOn({ open }: Garage, ledger: Ledger): Promise<number> {
  const store = open()
  const there = [...ledger.records()].filter(([, { isThere }]) => isThere)
  let questions = 0
  for (const [entity, some] of Map.groupBy(there, ([, record]) => record.entity)) {
    const ids = some.map(([id]) => id)
    const rows = await store.getMany(entity, ids)
    const total = (await store.query({ entity, total: true, page: { limit: 1 } })).total
    if (rows.length !== ids.length || total !== ids.length)
      ledger.faults.push(`${entity}: ${ids.length} acknowledged, ${rows.length} read, ${total} counted while nothing can be written`)
    questions += 2
  }
  return questions
}

/** Asks for a copy of the server while n - 1 pages are free, for every n: it fails openly or is whole, and the list of copies stands. */
export async function refuseCopies({ shortage, launch, at }: Omit<Trying, 'seed'>): Promise<Copied> {
  const victim = await victimOver({ folder: shortage.folder, url: undefined }, (env) => launch(env, shortage.within))
  const { process: server } = await victim.up()
  const { slug, headers } = await makeGarage(victim.address)
  const ask = async (method: 'GET' | 'POST') => {
    const init = { method, headers: headers(), ...(method === 'POST' && { body: '{}' }) }
    const answer = await fetch(`${victim.address}${FIRMS_PATH}/${slug}/copie`, init)
    return { status: answer.status, count: answer.ok ? ((await answer.json()) as Copies).copies.length : 0 }
  }
  const [broken, statuses]: [string[], number[]] = [[], []]
  // One a day is kept.
  let kept = 0
  for (const n of at) {
    shortage.tighten(n, server.pid ?? 0)
    const made = await ask('POST')
    statuses.push(made.status)
    if (made.status === 201) kept = 1
    const listed = await ask('GET')
    if (listed.status !== 200 || listed.count !== kept)
      broken.push(`page ${n}: copy ${made.status}, then list ${listed.status} of ${listed.count}`)
    shortage.loosen(server.pid ?? 0)
  }
  const last = await ask('POST')
  if (last.status !== 201 || last.count !== 1) broken.push(`afterwards: ${last.status}, ${last.count} copies`)
  await victim.stop()
  return { statuses, broken }
}

interface Copied {
  readonly statuses: readonly number[]
  readonly broken: readonly string[]
}
