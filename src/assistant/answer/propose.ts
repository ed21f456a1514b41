import { isBlank } from '../../kernel/blank.ts'
import { isReference, statusOf, titleOf, type AnyEntity } from '../../kernel/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, type Field, type Fields, type Names } from '../../kernel/fields/field.ts'
import { canMove, verbOf } from '../../kernel/fields/status.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { addMinutes } from '../../kernel/italian/times.ts'
import { targetOf } from '../../kernel/references.ts'
import { aboutOf, planAction } from '../../kernel/run-action.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import type { Change, Values } from '../../kernel/store/change.ts'
import { newId } from '../../kernel/store/new-id.ts'
import { readOf } from '../../kernel/store/read-of.ts'
import { missingFor, validate } from '../../kernel/validate.ts'
import type { Wish } from '../meaning.ts'
import type { Edit, ProposalCard, Reply } from '../reply.ts'
import { writeCell } from './cells.ts'
import type { Desk } from './desk.ts'
import { capital, countOf, idsIn, titled, titlesOf } from './words.ts'

/** More records than these are not changed by a mere yes: their number must be typed. */
export const MOST_BY_YES = 5
const MOST_CHOICES = 8

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
  | { readonly is: 'impossible'; readonly wish: Wish; readonly says: string }
  | { readonly is: 'nothing'; readonly says: string }

export interface Option {
  readonly key: string
  readonly label: string
  readonly note?: string
}

/** Several that could be meant, where one is wanted; all of the kind that meet conditions where none is named. */
interface Among {
  readonly among: readonly string[]
  readonly where?: readonly Condition[]
}
const isAmong = (value: unknown): value is Among => typeof value === 'object' && value !== null && 'among' in value

export async function propose(desk: Desk, wish: Wish): Promise<Proposed> {
  for (const [key, value] of Object.entries('values' in wish ? wish.values : wish.is === 'act' ? wish.inputs : {})) {
    if (!isAmong(value)) continue
    const fields = wish.is === 'act' ? desk.trade.sector.actions.find((one) => one.key === wish.action)?.inputs : undefined
    const field = (fields ?? desk.trade.entity(wish.entity).fields)[key]
    const meant = await meantOf(desk, targetOf(field), value, 'values' in wish ? wish.values : {})
    const [only, ...others] = meant
    if (only !== undefined && others.length === 0) return propose(desk, withValue(wish, key, only))
    if (only === undefined) return { is: 'nothing', says: `${field?.label ?? key}: non trovo quello che dici.` }
    return chooseAmong(desk, wish, targetOf(field), meant, `${field?.label ?? key}: quale intendi?`, key)
  }
  if (wish.is === 'create') return created(desk, wish)
  const { entity: name, where, search, all } = wish
  const found = (await allRows(desk.store, { entity: name, where, ...(search !== undefined && { search }) })).rows
  const action = wish.is === 'act' ? desk.trade.sector.actions.find(({ key }) => key === wish.action) : undefined
  if (wish.is === 'act' && action?.on === 'list') return acted(desk, wish, found)
  const entity = desk.trade.entity(name)
  if (found.length === 0) return { is: 'nothing', says: `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  if (wish.is === 'act' && action?.where) return acted(desk, wish, found)
  const rows = narrowed(desk, wish, found, all)
  const [row] = rows
  if (!row) return told(desk, wish, found)
  if (rows.length > 1 && !all) {
    if (rows.length > MOST_CHOICES)
      return { is: 'nothing', says: `Ci sono ${countOf(entity, rows.length)} che corrispondono: dimmi quale, con il giorno o il nome.` }
    return chooseAmong(
      desk,
      wish,
      name,
      rows.map(({ id }) => id),
      'Quale intendi?',
    )
  }
  if (wish.is === 'act') return acted(desk, wish, rows)
  if (wish.is === 'remove')
    return settled(
      desk,
      wish,
      rows,
      rows.map(({ id, version }) => ({ type: 'remove', entity: name, id, expect: version })),
    )
  if (wish.is === 'move') return movedTo(desk, wish, rows)
  return updated(desk, wish, rows)
}

const withValue = (wish: Wish, key: string, value: string): Wish =>
  wish.is === 'act'
    ? { ...wish, inputs: { ...wish.inputs, [key]: value } }
    : 'values' in wish
      ? { ...wish, values: { ...wish.values, [key]: value } }
      : wish

/** Of the records that could be meant those that agree with what else was said, and of these those that still go on. */
async function meantOf({ trade, store }: Desk, target: string, { among, where = [] }: Among, said: Values): Promise<readonly string[]> {
  const entity = trade.entity(target)
  const [state, status] = statusOf(entity) ?? []
  const ids: readonly Condition[] = among.length > 0 ? [{ field: 'id', op: 'in', value: among }] : []
  let rows = (await allRows(store, { entity: target, where: [...ids, ...where] })).rows
  if (rows.length === 0 && where.length > 0 && among.length > 0) rows = (await allRows(store, { entity: target, where: ids })).rows
  const prefer = (keep: (row: AnyRow) => boolean) => {
    const kept = rows.filter(keep)
    if (kept.length > 0) rows = kept
  }
  for (const [key, value] of Object.entries(said)) if (typeof value === 'string' && entity.fields[key]) prefer((row) => row[key] === value)
  if (state !== undefined && status)
    prefer((row) => {
      const held = status.states[String(row[state])]
      return held?.away !== true && held?.over !== true && (held?.next.length ?? 1) > 0
    })
  return rows.map(({ id }) => id)
}

/** Of the records found those that the wish can be about: those it may move, those still to come. */
function narrowed({ trade, at }: Desk, wish: Exclude<Wish, { is: 'create' }>, found: readonly AnyRow[], all: boolean): readonly AnyRow[] {
  const entity = trade.entity(wish.entity)
  const [key, status] = statusOf(entity) ?? []
  let rows = found
  const prefer = (keep: (row: AnyRow) => boolean) => {
    const kept = rows.filter(keep)
    if (kept.length > 0) rows = kept
  }
  if (wish.is === 'move' && key !== undefined && status) {
    const may = rows.filter((row) => canMove(status, String(row[key]), wish.to))
    if (may.length === 0 && rows.length > 0) return all || rows.length === 1 ? [] : []
    rows = may
  }
  if (rows.length <= 1 || all) return rows
  if (key !== undefined && status && wish.is !== 'remove')
    prefer((row) => status.states[String(row[key])]?.away !== true && status.states[String(row[key])]?.freed !== true)
  if (key !== undefined && status && wish.is === 'update')
    prefer((row) => (status.states[String(row[key])]?.next.length ?? 1) > 0 && status.states[String(row[key])]?.over !== true)
  const day = trade.dayOf(wish.entity)
  const said = wish.where.some((one) => 'field' in one && one.field === day)
  if (day !== undefined && !said && (entity.slot ?? entity.span)) prefer((row) => String(row[day] ?? '') >= at.today)
  return rows
}

/** Why none of the records found can be moved there. */
async function told({ trade, store }: Desk, wish: Exclude<Wish, { is: 'create' }>, found: readonly AnyRow[]): Promise<Proposed> {
  const entity = trade.entity(wish.entity)
  const [key, status] = statusOf(entity) ?? []
  const names = await namesFor(trade, store, found)
  const [row] = found
  if (!row || key === undefined || !status || wish.is !== 'move')
    return { is: 'nothing', says: `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  const now = status.states[String(row[key])]?.label ?? ''
  const to = status.states[wish.to]?.label ?? wish.to
  const says =
    String(row[key]) === wish.to
      ? `${titled(trade, wish.entity, row, names)} è già «${to}».`
      : `${titled(trade, wish.entity, row, names)} è «${now}»: da qui non può diventare «${to}».`
  return { is: 'impossible', wish, says }
}

const namesFor = async (trade: Desk['trade'], store: Desk['store'], rows: readonly AnyRow[]): Promise<Names> =>
  titlesOf(
    trade,
    store,
    rows.flatMap((row) =>
      Object.values(row)
        .flatMap((value) => [value].flat())
        .filter((one): one is string => typeof one === 'string' && /^[a-z_]+_/.test(one)),
    ),
  )

async function chooseAmong(
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
    .filter((key) => key !== undefined && !entity.title.flat().includes(key))
    .slice(0, 3) as readonly string[]
  const sorted = rows.toSorted((a, b) => String(a[trade.dayOf(of) ?? ''] ?? '').localeCompare(String(b[trade.dayOf(of) ?? ''] ?? '')))
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

const textOf = (field: Field | undefined, value: unknown, names: Names): string => {
  const cell = writeCell(field, value, names)
  return typeof cell === 'string' ? cell : cell.text
}

/** A new record as its form begins it, with what was said and what follows from it. */
async function created(desk: Desk, wish: Extract<Wish, { is: 'create' }>): Promise<Proposed> {
  const { trade, store, at } = desk
  const entity = trade.entity(wish.entity)
  const [state, status] = statusOf(entity) ?? []
  const first: Values = { ...(state !== undefined && status && { [state]: status.initial }), ...entity.prefill?.(at), ...wish.values }
  const proposed: Values = (await entity.proposes?.(first as never, readOf(store), at)) ?? {}
  const values: Values = { ...first, ...blankless(proposed, wish.values), ...wish.values }
  const lacking = lackingOf(entity, values, at)
  if (lacking) return asksFor(desk, wish, lacking, entity.fields)
  const checked = validate(entity, values, at)
  if (!checked.ok) return { is: 'impossible', wish, says: checked.problems.map(({ message }) => message).join(' ') }
  const change: Change = { type: 'create', entity: wish.entity, id: newId(entity.name), values }
  const names = await titlesOf(trade, store, idsOfValues(entity.fields, values))
  const title = titleOf(entity, { id: '', version: 0, ...values } as AnyRow, names)
  const order = entity.form.flatMap(({ fields }) => fields)
  const lines = order
    .filter((key) => key !== state && !isBlank(values[key]) && entity.fields[key] && isStored(entity.fields[key]))
    .map((key) => ({ label: entity.fields[key]?.label ?? key, after: textOf(entity.fields[key], values[key], names) }))
    .filter(({ after }) => after !== '')
  return refusedOr(desk, wish, [change], {
    says: 'Ecco cosa aggiungo:',
    card: {
      kind: 'proposal',
      title: `${entity.label.gender === 'f' ? 'Nuova' : 'Nuovo'} ${entity.label.one.toLowerCase()} · ${title}`,
      lines,
      confirm: 'Conferma',
      edit: { is: 'create', entity: wish.entity, values },
    },
  })
}

const blankless = (values: Values, said: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isBlank(value) && !(key in said)))
const idsOfValues = (fields: Fields, values: Values): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    targetOf(fields[key]) ? [value].flat().filter((one): one is string => typeof one === 'string') : [],
  )

/** The first field of the form that must be filled and is not. */
function lackingOf(entity: AnyEntity, values: Values, at: Desk['at']): string | undefined {
  const checked = validate(entity, values, at)
  if (checked.ok) return undefined
  const order = entity.form.flatMap(({ fields }) => fields)
  const missing = checked.problems.map(({ path }) => path).filter((path) => !path.includes('.') && isBlank(values[path]))
  return order.find((key) => missing.includes(key)) ?? missing[0]
}

async function asksFor({ trade, store }: Desk, wish: Wish, key: string, fields: Fields, before = ''): Promise<Proposed> {
  const field = fields[key]
  if (!field) throw new Error(`'${key}' is not a field.`)
  const target = targetOf(field)
  let options: readonly Option[] = []
  if (isKind(field, 'choice'))
    options = Object.entries((field as unknown as { options: Readonly<Record<string, string>> }).options)
      .slice(0, MOST_CHOICES)
      .map(([one, label]) => ({ key: one, label }))
  else if (target && isReference(field)) {
    const { rows, total = 0, names } = await store.query({ entity: target, page: { limit: MOST_CHOICES }, total: true })
    if (total <= MOST_CHOICES) options = rows.map((row) => ({ key: row.id, label: titled(trade, target, row, (id) => names[id]) }))
  }
  const says = `${before}${questionFor(field)}`
  return { is: 'asks', wish, field: key, asks: field, options, says }
}

/** «Quale camera?», «In che giorno?», «Descrizione?». */
export function questionFor(field: Field): string {
  const label = (field.noun?.said ?? field.label).toLowerCase()
  if (isKind(field, 'date')) return 'Per che giorno?'
  if (isKind(field, 'time')) return 'A che ora?'
  if (targetOf(field) || isKind(field, 'choice')) return `${capital(label)}: quale?`
  return field.numeric ? `${capital(label)}: quanto?` : `${capital(label)}?`
}

async function movedTo(desk: Desk, wish: Extract<Wish, { is: 'move' }>, rows: readonly AnyRow[]): Promise<Proposed> {
  const { trade } = desk
  const entity = trade.entity(wish.entity)
  const [key = '', status] = statusOf(entity) ?? []
  const [row] = rows
  if (!status || !row) return { is: 'nothing', says: 'Questo non ha stati.' }
  const lacks = missingFor(entity, wish.to, { ...row, ...wish.values })[0]
  if (lacks && rows.length === 1) return asksFor(desk, wish, lacks[0], entity.fields)
  const changes = rows.map(({ id, version }): Change => ({
    type: 'move',
    entity: wish.entity,
    id,
    to: wish.to,
    expect: version,
    ...(Object.keys(wish.values).length > 0 && { values: wish.values }),
  }))
  void verbOf
  return settled(desk, wish, rows, changes, key)
}

async function updated(desk: Desk, wish: Extract<Wish, { is: 'update' }>, rows: readonly AnyRow[]): Promise<Proposed> {
  const changes = rows.map((row): Change => ({
    type: 'update',
    entity: wish.entity,
    id: row.id,
    expect: row.version,
    values: valuesFor(wish, row),
  }))
  return settled(desk, wish, rows, changes)
}

const valuesFor = ({ values, by = {} }: Extract<Wish, { is: 'update' }>, row: AnyRow): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(by).map(([key, much]) => [key, movedBy(row[key], much)])),
})

/** A day by days, an hour by minutes, a number by so much. */
function movedBy(value: unknown, much: number): unknown {
  const text = String(value ?? '')
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return addDays(text, much)
  return /^\d\d:\d\d$/.test(text) ? addMinutes(text, much) : Number(value ?? 0) + much
}

/** Some changes to records that are there, shown from what was to what will be. */
async function settled(
  desk: Desk,
  wish: Exclude<Wish, { is: 'create' }>,
  rows: readonly AnyRow[],
  changes: readonly Change[],
  state?: string,
): Promise<Proposed> {
  const { trade, store } = desk
  const entity = trade.entity(wish.entity)
  const [row] = rows
  if (!row) return { is: 'nothing', says: 'Niente da cambiare.' }
  const values =
    wish.is === 'update'
      ? valuesFor(wish, row)
      : wish.is === 'move'
        ? { ...wish.values, ...(state !== undefined && { [state]: wish.to }) }
        : {}
  const names = await titlesOf(trade, store, [
    ...idsOfValues(entity.fields, values),
    ...idsOfValues(entity.fields, row),
    ...idsIn(wish.where),
  ])
  const titles = await Promise.all(
    rows.slice(0, MOST_CHOICES).map(async (one) => titled(trade, wish.entity, one, await namesFor(trade, store, [one]))),
  )
  const isOne = rows.length === 1
  const lines = Object.entries(values).map(([key, value]) => {
    const before = isOne ? textOf(entity.fields[key], row[key], names) : ''
    return {
      label: entity.fields[key]?.label ?? key,
      after: textOf(entity.fields[key], value, names) || 'vuoto',
      ...(before !== '' && { before }),
    }
  })
  const isRemoval = wish.is === 'remove'
  const edit: Edit | undefined =
    !isOne || isRemoval
      ? undefined
      : wish.is === 'move'
        ? { is: 'move', entity: wish.entity, id: row.id, to: wish.to, values: wish.values }
        : { is: 'update', entity: wish.entity, id: row.id, values }
  const needsTyped = rows.length > MOST_BY_YES || (isRemoval && rows.length > 1)
  return refusedOr(desk, wish, changes, {
    says: isRemoval ? 'Ecco cosa elimino:' : 'Ecco cosa cambio:',
    card: {
      kind: 'proposal',
      title: isOne ? `${entity.label.one} · ${titles[0] ?? ''}` : capital(countOf(entity, rows.length)),
      lines,
      ...(!isOne && { records: titles }),
      ...(needsTyped && { typed: rows.length }),
      confirm: isRemoval ? 'Elimina' : 'Conferma',
      ...(isRemoval && { isRemoval: true as const }),
      ...(edit && { edit }),
    },
  })
}

async function acted(desk: Desk, wish: Extract<Wish, { is: 'act' }>, found: readonly AnyRow[]): Promise<Proposed> {
  const { trade, store, at } = desk
  const action = trade.sector.actions.find(({ key }) => key === wish.action)
  if (!action) throw new Error(`No action is called '${wish.action}'.`)
  const entity = trade.entity(action.entity)
  const fitting = action.where && action.on === 'list' ? (await allRows(store, { entity: action.entity, where: action.where })).rows : found
  if (fitting.length === 0 && action.where)
    return { is: 'nothing', says: action.empty ?? `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  if (action.on === 'record' && action.where) {
    const may = (
      await store.query({
        entity: action.entity,
        where: [...action.where, { field: 'id', op: 'in', value: fitting.map(({ id }) => id) }],
        page: { limit: 200 },
      })
    ).rows
    if (may.length === 0)
      return {
        is: 'impossible',
        wish,
        says: `${action.label}: ora non si può fare con ${fitting.length === 1 ? titled(trade, action.entity, fitting[0] as AnyRow, await namesFor(trade, store, fitting)) : 'questi'}.`,
      }
    if (may.length > 1)
      return chooseAmong(
        desk,
        wish,
        action.entity,
        may.map(({ id }) => id),
        'Quale intendi?',
      )
    return planned(desk, wish, action, may)
  }
  void at
  return planned(desk, wish, action, fitting)
}

async function planned(
  desk: Desk,
  wish: Extract<Wish, { is: 'act' }>,
  action: Desk['trade']['sector']['actions'][number],
  rows: readonly AnyRow[],
): Promise<Proposed> {
  const { trade, store, at } = desk
  const read = readOf(store)
  const begun = await action.prefill?.(aboutOf(action, rows), read, at)
  const inputs: Values = { ...begun, ...wish.inputs }
  const plan = await planAction(action, inputs, read, at, rows)
  if (!plan.ok) {
    const lacks = Object.keys(action.inputs).find((key) => isBlank(inputs[key]) && plan.problems.some(({ path }) => path === key))
    if (lacks !== undefined) return asksFor(desk, wish, lacks, action.inputs)
    return { is: 'impossible', wish, says: [...new Set(plan.problems.map(({ message }) => message))].join(' ') }
  }
  const names = await titlesOf(trade, store, [
    ...idsOfValues(action.inputs, inputs),
    ...rows.flatMap((row) => idsOfValues(trade.entity(action.entity).fields, row)),
  ])
  const title = action.on === 'record' && rows[0] ? `${action.label} · ${titled(trade, action.entity, rows[0], names)}` : action.title
  const lines = Object.entries(action.inputs)
    .map(([key, field]) => ({
      label: field.label,
      after: Array.isArray(inputs[key])
        ? `${inputs[key].length} ${plural(inputs[key].length, 'riga', 'righe')}`
        : textOf(field, inputs[key], names),
    }))
    .filter(({ after }) => after !== '')
  return refusedOr(desk, wish, plan.changes, {
    says: 'Ecco cosa faccio:',
    card: {
      kind: 'proposal',
      title,
      lines,
      confirm: action.confirm,
      edit: { is: 'act', action: action.key, ids: action.on === 'record' ? rows.map(({ id }) => id) : [], inputs },
    },
  })
}

const isText = (field: Field) => isKind(field, 'text') || isKind(field, 'long_text')
/** A proposal, unless the store would refuse it: then its sentence. */
async function refusedOr(
  { trade, store }: Desk,
  wish: Wish,
  changes: readonly Change[],
  proposal: Pick<Extract<Proposed, { is: 'proposal' }>, 'card' | 'says'>,
): Promise<Proposed> {
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
  if (!tried.ok) return { is: 'impossible', wish, says: [...new Set(tried.problems.map(({ message }) => message))].join(' ') }
  return { is: 'proposal', changes, wish, ...proposal }
}
export type { Reply }
