import type { Assistant } from '../../../assistant/assistant.ts'
import { createAssistant } from '../../../assistant/dialogue/create-assistant.ts'
import type { Reply } from '../../../assistant/reply.ts'
import { formatLongDate } from '../../../kernel/italian/dates.ts'
import { numberInWords } from '../../../kernel/italian/number-in-words.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { FAILURE } from '../../chat/answers/failure.ts'
import type { Opened } from '../../data/trade-source.ts'
import { stretchOf, type Stretch } from '../../calendar/stretch.ts'
import { readPlan, type Plan } from './plan.ts'
import type { Act, Turn } from './turn.ts'
import { findPlace, NIGHTS, plannedOf } from './wish.ts'

/** What the picture shows at a moment. */
export interface Shown {
  readonly turns: readonly Turn[]
  readonly plan: Plan
  /** Where the proposal would lie, and has come to lie once it is confirmed. */
  readonly wish: Wish | undefined
  readonly isThinking: boolean
  /** A wish that is to be said otherwise, and how often somebody has begun to. */
  readonly edited: { readonly text: string; readonly times: number } | undefined
}

export interface Wish extends Stretch {
  readonly title: string
  /** The record that it has become. */
  readonly made: string | undefined
}

/** The product of the first screen: a lodging over its sample, its plan and a conversation about it. Gone with the page. */
export interface Life {
  readonly today: string
  readonly house: string
  /** How much was said before anybody touched it. */
  readonly begun: number
  readonly read: () => Shown
  readonly subscribe: (hear: () => void) => () => void
  readonly ask: (text: string) => Promise<void>
  /** `said` is the option that is chosen, or what is asked. */
  readonly act: (turn: number, act: Act, said?: string) => Promise<void>
}

/** Opens it with the question and the wish that the page shows, answered by the assistant over the trade's records. */
export async function openLife({ sector, store, clock }: Opened): Promise<Life> {
  const { today } = clock.at()
  const assistant = createAssistant({ sector, store, at: clock.at, now: () => clock.now().getTime() })
  const read = () => readPlan(store, sector, today)
  const life = beginLife({ assistant, today, house: (await sector.firm(store))?.name ?? sector.title, read, plan: await read() })
  for (const line of await opening(sector, store, today)) await life.ask(line)
  return { ...life, begun: life.read().turns.length }
}

/** What is asked in the first screen, of a day on which something is free; nothing where everything is taken. */
async function opening(sector: Sector, store: Store, today: string): Promise<readonly string[]> {
  const planned = plannedOf(sector)
  const place = await findPlace(store, planned, today)
  if (!place) return []
  const [weekday = ''] = formatLongDate(place.day).split(' ')
  return [
    `Quante ${planned.lane.label.many.toLowerCase()} ho libere ${weekday}?`,
    `Prenota la ${titleOf(planned.lane, place.lane, undefined)} a nome Bianchi da ${weekday}, ${numberInWords(NIGHTS)} notti`,
  ]
}

interface Beginning {
  readonly assistant: Assistant
  readonly today: string
  readonly house: string
  readonly read: () => Promise<Plan>
  readonly plan: Plan
}

function beginLife({ assistant, today, house, read, plan }: Beginning): Life {
  let shown: Shown = { turns: [], plan, wish: undefined, isThinking: false, edited: undefined }
  let last = Promise.resolve()
  const listeners = new Set<() => void>()
  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    for (const hear of listeners) hear()
  }
  const mark = (id: number, change: Partial<Turn>) => shown.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn))
  /** One after the other: a second press waits for what the first has changed. */
  const inTurn = (work: () => Promise<void>) => (last = last.then(work).catch(fail))

  /** Says what came of a turn, and draws the plan as it stands now. */
  const tell = async (reply: Reply, asked?: string) => {
    const found = wishOf(shown.plan, reply)
    const turns = found ? shown.turns.map((turn) => (isOpen(turn) ? { ...turn, outcome: 'dropped' as const } : turn)) : shown.turns
    show({ turns: [...turns, { id: turns.length, asked, reply }], isThinking: false, plan: await read(), ...(found && { wish: found }) })
  }

  const ask = async (text: string) => {
    show({ isThinking: true })
    await tell(await assistant.ask(text), text)
  }
  const answer = async (id: number, act: Act, said = '') => {
    const turn = shown.turns[id]
    if (!turn || turn.outcome !== undefined) return undefined
    const { card } = turn.reply
    if (act === 'ask') return ask(said)
    if (card?.kind === 'proposal') return settle(turn, card.id, act)
    if (card?.kind === 'choice' && act === 'choose') {
      const reply = await assistant.choose(card.id, said)
      show({ turns: mark(id, { outcome: 'chosen' }) })
      return tell(reply, card.options.find(({ key }) => key === said)?.label)
    }
    if (card?.kind === 'done' && act === 'undo') {
      const reply = await assistant.undo(card.commit)
      show({ turns: mark(id, { outcome: 'undone' }), wish: undefined })
      return tell(reply)
    }
    return undefined
  }
  const settle = async (turn: Turn, proposal: string, act: Act) => {
    if (act === 'edit') return show({ edited: { text: turn.asked ?? '', times: (shown.edited?.times ?? 0) + 1 } })
    if (act === 'drop') {
      const reply = await assistant.drop(proposal)
      show({ turns: mark(turn.id, { outcome: 'dropped' }), wish: undefined })
      return tell(reply)
    }
    const reply = await assistant.confirm(proposal)
    if (reply.found.is === 'done')
      show({ turns: mark(turn.id, { outcome: 'confirmed' }), wish: shown.wish && { ...shown.wish, made: madeBy(reply) } })
    return tell(reply)
  }

  const fail = async (error: unknown) => {
    console.warn('The assistant did not answer.', error)
    await tell({ says: FAILURE, spoken: FAILURE, found: { is: 'refused' } })
  }

  return {
    today,
    house,
    begun: 0,
    read: () => shown,
    subscribe(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    ask: (text) => inTurn(() => ask(text)),
    act: (id, act, said) => inTurn(() => answer(id, act, said)),
  }
}

const isOpen = ({ reply, outcome }: Turn) => reply.card?.kind === 'proposal' && outcome === undefined
const madeBy = ({ card }: Reply) => (card?.kind === 'done' ? card.record?.id : undefined)

/** Where a proposed record would lie on the plan; nothing where the proposal is of another kind. */
function wishOf({ entity }: Plan, { found }: Reply): Wish | undefined {
  if (found.is !== 'proposal' || found.entity !== entity.name || !entity.span) return undefined
  const [change] = found.changes
  if (change?.type !== 'create') return undefined
  const row: AnyRow = { id: '', version: 1, ...change.values }
  const stretch = stretchOf(entity.span, row)
  return stretch && { ...stretch, title: titleOf(entity, row, undefined).split(' · ')[0] ?? '', made: undefined }
}
