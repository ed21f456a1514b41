import { canMove, verbOf } from '../../src/kernel/fields/status.ts'
import { statusOf } from '../../src/kernel/entity/entity.ts'
import type { Committed, Store } from '../../src/kernel/door/store.ts'
import type { Change } from '../../src/kernel/door/change.ts'
import { Asker, GoldFault, type Outcome } from './ask-gold.ts'
import { begun } from './begun.ts'
import type { Gold, Part } from './gold.ts'
import type { OpenTrade } from './open-trade.ts'
import { areSameChanges } from './judge/same-changes.ts'
import { messageOf } from './run/message-of.ts'

const isWrite = (gold: Gold): gold is Extract<Gold, { is: 'create' | 'update' | 'move' | 'remove' | 'act' }> =>
  ['create', 'update', 'move', 'remove', 'act'].includes(gold.is)

/** Commits what a gold proposes, as whoever confirms it would. */
async function confirm(asker: Asker, store: Store, changes: readonly Change[]): Promise<Committed> {
  const whole = await Promise.all(
    changes.map(async (change) =>
      change.type === 'create' ? { ...change, values: await begun(asker, change.entity, change.values) } : change,
    ),
  )
  return store.commit(whole, { via: 'assistant' })
}

/** Asks a gold and tells what is wrong with it. */
async function faultOf(asker: Asker, gold: Gold): Promise<{ outcome?: Outcome; fault?: string }> {
  try {
    const outcome = await asker.ask(gold)
    if (gold.is === 'asks' && !(gold.for in asker.entity(gold.of).fields)) return { fault: `no field '${gold.for}' of ${gold.of}` }
    if (gold.is === 'list' && outcome.is === 'records' && outcome.ids.length === 0) return { outcome, fault: 'empty' }
    if (outcome.is === 'number' && !outcome.value) return { outcome, fault: 'empty' }
    if (outcome.is === 'groups' && Object.keys(outcome.groups).length === 0) return { outcome, fault: 'empty' }
    if (gold.is === 'move') {
      const [key = '', status] = statusOf(asker.entity(gold.of)) ?? []
      const stuck = (await asker.rows(gold.of, gold.where)).filter((row) => !status || !canMove(status, String(row[key]), gold.to))
      if (!status?.states[gold.to]) return { fault: `no state '${gold.to}' of ${gold.of}` }
      const [one] = stuck
      if (one) return { fault: `does not go from ${String(one[key])} to ${gold.to} (${verbOf(status, String(one[key]), gold.to)})` }
    }
    if (outcome.is === 'changes' && !(await areSameChanges(asker, outcome.changes, outcome.changes)))
      return { fault: 'changes nothing: it is so already' }
    return { outcome }
  } catch (error) {
    return { fault: error instanceof GoldFault ? error.message : `not to be asked: ${messageOf(error)}` }
  }
}

const told = (committed: Committed) => (committed.ok ? '' : committed.problems.map(({ path, message }) => `${path}: ${message}`).join(' '))

/** Of golds over records so many may find nothing: people ask for what is not there, and seldom. */
const MOST_EMPTY = 0.1

/** What is wrong with a part, a line each: every gold is asked of the store, every proposal is made. */
export async function faultsOf({ sector, open }: OpenTrade, { turns, dialogues }: Part): Promise<readonly string[]> {
  const faults: string[] = []
  const empties: string[] = []
  const asker = new Asker(sector, open())
  for (const { says, gold } of turns) {
    for (const one of [gold].flat()) {
      if (['done', 'undone', 'dropped'].includes(one.is)) faults.push(`«${says}»: stands alone, and '${one.is}' needs a dialogue`)
      const { outcome, fault } = await faultOf(asker, one)
      if (fault === 'empty') empties.push(`«${says}»: finds nothing`)
      else if (fault) faults.push(`«${says}»: ${fault}`)
      if (!fault && isWrite(one) && outcome?.is === 'changes') {
        const store = open()
        const committed = await confirm(new Asker(sector, store), store, outcome.changes)
        if (!committed.ok) faults.push(`«${says}»: cannot be done: ${told(committed)}`)
      }
    }
  }
  if (empties.length > turns.length * MOST_EMPTY) faults.push(...empties)
  for (const dialogue of dialogues) faults.push(...(await faultsIn(sector, open(), dialogue)))
  return faults
}

async function faultsIn(
  sector: OpenTrade['sector'],
  store: Store,
  { about, turns }: Part['dialogues'][number],
): Promise<readonly string[]> {
  const faults: string[] = []
  const asker = new Asker(sector, store)
  let open: readonly Change[] | undefined
  let last: number | undefined
  for (const { says, gold } of turns) {
    const place = `${about}, «${says}»`
    const [first] = [gold].flat()
    if (!first) continue
    const { outcome, fault } = await faultOf(asker, first)
    if (fault && fault !== 'empty') faults.push(`${place}: ${fault}`)
    if (outcome?.is === 'changes') open = outcome.changes
    else if (first.is === 'done') {
      if (!open) faults.push(`${place}: nothing is open`)
      const committed = await confirm(asker, store, open ?? [])
      if (!committed.ok) faults.push(`${place}: cannot be done: ${told(committed)}`)
      last = committed.ok ? committed.commit : undefined
      open = undefined
    } else if (first.is === 'undone') {
      const back = last === undefined ? undefined : await store.undo(last)
      if (!back?.ok) faults.push(`${place}: nothing to undo`)
    } else if (first.is === 'dropped') open = undefined
  }
  return faults
}
