import { livingWhere } from '../../kernel/derive/archive.ts'
import type { Instead } from '../../kernel/problem/problem.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isReference } from '../../kernel/entity/entity.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { isKind, type Field, type Fields, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { readOpening } from '../../kernel/opening/read-opening.ts'
import { doubtsAmong } from '../../kernel/among/doubts-among.ts'
import { slotDoubts } from '../../kernel/opening/slot-doubts.ts'
import { referencesIn, targetOf } from '../../kernel/entity/references.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { ProposalCard } from '../reply.ts'
import { writeCell } from './cells.ts'
import type { Desk } from './desk.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { freeFor } from './free-lanes.ts'
import { articleColumn } from './lines.ts'
import { agreeing, countOf, dayIn, titled, titlesOf } from './words.ts'
import { capital } from '../../kernel/italian/capital.ts'

export const MOST_CHOICES = 8
const MOST_PROBLEMS = 3

export const namesFor = async (trade: Desk['trade'], store: Desk['store'], rows: readonly AnyRow[]): Promise<Names> =>
  titlesOf(
    trade,
    store,
    rows.flatMap((row) =>
      Object.values(row)
        .flatMap((value) => [value].flat())
        .filter((one): one is string => typeof one === 'string' && /^[a-z_]+_/.test(one)),
    ),
  )

export async function chooseAmong(
  { trade, store }: Desk,
  wish: Wish,
  of: string,
  ids: readonly string[],
  says: string,
  into?: string,
): Promise<Proposed> {
  const entity = trade.entity(of)
  const rows = (await store.getMany(of, ids)).slice(0, MOST_CHOICES)
  const names = await namesFor(trade, store, rows)
  const beside = [trade.dayOf(of), trade.timeOf(of), ...entity.table]
    .filter((key) => key !== undefined && !entity.title.flat().includes(key) && !(into !== undefined && isNow(entity.fields[key])))
    .slice(0, 3) as readonly string[]
  const sorted = rows.toSorted((a, b) => dayIn(a, trade.dayOf(of)).localeCompare(dayIn(b, trade.dayOf(of))))
  const options = sorted.map((row) => ({
    key: row.id,
    label: titled(trade, of, row, names),
    note: [...new Set(beside)]
      .map((key) => textOf(entity.fields[key], row[key], names))
      .filter(Boolean)
      .join(', '),
  }))
  return { is: 'choose', wish, of, options, says, ...(into !== undefined && { into }) }
}

/** What is worked out of the present, «Occupata»: it says nothing of the hour that a choice is for. */
const isNow = (field: Field | undefined): boolean => field !== undefined && isDerived(field) && isKind(field, 'choice')

export const textOf = (field: Field | undefined, value: unknown, names: Names): string => {
  const cell = writeCell(field, value, names)
  return typeof cell === 'string' ? cell : cell.text
}

export const blankless = (values: Values, said: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isBlank(value) && !(key in said)))

/** The records that some values name, in their lines too. */
export const idsOfValues = (fields: Fields, values: Values): readonly string[] =>
  referencesIn(fields).flatMap(({ path }) => {
    const [key = '', column] = path.split('.')
    const held = [values[key]].flat()
    return (column === undefined ? held : held.map((line) => (line as Values | undefined)?.[column])).filter(
      (one) => typeof one === 'string',
    )
  })

export async function asksFor(desk: Desk, wish: Wish, key: string, fields: Fields, before = ''): Promise<Proposed> {
  const { trade, store } = desk
  const field = fields[key]
  if (!field) throw new Error(`'${key}' is not a field.`)
  const target = targetOf(field)
  const free = laneFieldOf(trade.entity(wish.entity)) === key ? await freeFor(desk, wish) : undefined
  if (free) {
    const count = `${capital(countOf(free.lanes, free.rows.length))} ${agreeing(free.lanes, Math.max(1, free.rows.length), 'libero')}`
    if (free.rows.length === 0)
      return { is: 'impossible', wish, says: `${before}${count} ${trade.entity(wish.entity).span ? 'in quei giorni' : 'a quell’ora'}.` }
    const each = free.rows.map((row) => ({ key: row.id, label: titled(trade, target, row, (id) => free.names[id]) }))
    const options = each.length <= MOST_CHOICES ? each : []
    return { is: 'asks', wish, field: key, asks: field, options, says: `${before}${questionFor(field)} ${count}.` }
  }
  let options: readonly Option[] = []
  if (isKind(field, 'choice'))
    options = Object.entries((field as unknown as { options: Readonly<Record<string, string>> }).options)
      .slice(0, MOST_CHOICES)
      .map(([one, label]) => ({ key: one, label }))
  else if (target && isReference(field)) {
    const {
      rows,
      total = 0,
      names,
    } = await store.query({ entity: target, where: livingWhere(trade.entity(target)), page: { limit: MOST_CHOICES }, total: true })
    if (total <= MOST_CHOICES) options = rows.map((row) => ({ key: row.id, label: titled(trade, target, row, (id) => names[id]) }))
  }
  const says = `${before}${questionFor(field)}`
  return { is: 'asks', wish, field: key, asks: field, options, says }
}

/** «Quale camera?», «In che giorno?», «Descrizione?». */
export function questionFor(field: Field): string {
  const label = field.noun?.said ?? field.label
  if (isKind(field, 'date')) return 'Per che giorno?'
  if (isKind(field, 'time')) return 'A che ora?'
  const [, article] = articleColumn(field) ?? []
  if (article) return `${capital(article.label)}: quale, e in che quantità?`
  if (targetOf(field) || isKind(field, 'choice')) return `${capital(label)}: quale?`
  return field.numeric ? `${capital(label)}: quanto?` : `${capital(label)}?`
}

export const isText = (field: Field) => isKind(field, 'text') || isKind(field, 'long_text')

/** A proposal, unless the store would refuse it: then its sentence. */
export async function refusedOr(
  desk: Desk,
  wish: Wish,
  changes: readonly Change[],
  proposal: Pick<Extract<Proposed, { is: 'proposal' }>, 'card' | 'says'>,
): Promise<Proposed> {
  const { trade, store } = desk
  const tried = await store.rehearse(changes, { via: 'assistant' })
  const fields = wish.is === 'act' ? {} : trade.entity(wish.entity).fields
  const said = 'values' in wish ? wish.values : {}
  // What only has to be said is asked for: why a project is opened again.
  const lacks = tried.ok || tried.problems.length > 1 || changes.length > 1 ? undefined : tried.problems[0]?.path
  const asked = lacks === undefined ? undefined : fields[lacks]
  if (lacks !== undefined && asked && isText(asked) && isBlank(said[lacks])) {
    const [change] = changes
    const row = change && change.type !== 'create' && 'id' in change ? await store.get(wish.entity, change.id) : undefined
    if (isBlank(row?.[lacks])) return { is: 'asks', wish, field: lacks, asks: asked, options: [], says: questionFor(asked) }
  }
  if (!tried.ok) {
    const problems = [...new Set(tried.problems.map(({ message }) => message))]
    const more = problems.length > MOST_PROBLEMS ? ` E altri ${problems.length - MOST_PROBLEMS}.` : ''
    const [{ instead } = {}] = tried.problems.length === 1 ? tried.problems : []
    return { is: 'impossible', wish, says: `${problems.slice(0, MOST_PROBLEMS).join(' ')}${more}`, ...(instead && { instead }) }
  }
  const doubts = await doubtsAbout(desk, changes)
  return { is: 'proposal', changes, wish, ...proposal, card: { ...proposal.card, ...(doubts.length > 0 && { doubts }) } }
}

/** Questions that the form would ask about what is proposed: outside of the opening hours, on a day that is over, more than is owed. */
async function doubtsAbout({ trade, store, at }: Desk, changes: readonly Change[]): Promise<readonly string[]> {
  const written = changes.filter((change) => change.type === 'create' || change.type === 'update')
  const opening = written.some(({ entity }) => trade.entity(entity).slot) ? await readOpening(store, trade.sector.entities) : undefined
  const asked = await Promise.all(
    written.map(async (change) => {
      const before = change.type === 'update' ? await store.get(change.entity, change.id) : undefined
      const [entity, after] = [trade.entity(change.entity), { ...before, ...change.values }]
      return [
        ...(await doubtsAmong(entity, { store, entities: trade.sector.entities, before, after, asked: 'conferma' })),
        ...slotDoubts(entity, opening, { before, after, at, asked: 'conferma' }),
      ]
    }),
  )
  return [...new Set(asked.flat().map(({ message }) => message))]
}

/** What a wish comes to: a proposal, a question about what lacks or which record is meant, or why it cannot be. */
export type Proposed =
  | {
      readonly is: 'proposal'
      readonly changes: readonly Change[]
      readonly card: Omit<ProposalCard, 'id'>
      readonly says: string
      readonly wish: Wish
    }
  | {
      readonly is: 'asks'
      readonly wish: Wish
      readonly field: string
      readonly asks: Field
      readonly options: readonly Option[]
      readonly says: string
    }
  | {
      readonly is: 'choose'
      readonly wish: Wish
      readonly of: string
      readonly options: readonly Option[]
      readonly says: string
      readonly into?: string
    }
  | {
      readonly is: 'impossible'
      readonly wish: Wish
      readonly says: string
      readonly instead?: Instead
      /** Sentences that lead to what is lacking. */
      readonly suggestions?: readonly string[]
    }
  | { readonly is: 'nothing'; readonly says: string }

export interface Option {
  readonly key: string
  readonly label: string
  readonly note?: string
}
