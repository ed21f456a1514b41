import { chainChanges, nextValues } from '../../kernel/derive/chain.ts'
import { newLines } from './new-lines.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isReference, statusOf, titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { proposedTo } from '../../kernel/derive/proposal.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { missingFor, validate } from '../../kernel/derive/validate.ts'
import { isAmong, withValues, type Wish } from '../meaning/meaning.ts'
import type { Edit } from '../reply.ts'
import type { Desk } from './desk.ts'
import { freeFor } from './free-lanes.ts'
import { countOf, idsIn, titled, titlesOf } from './words.ts'
import { noneOpen } from './no-open-record.ts'
import { acted } from './action-proposal.ts'
import { articleColumn, filledLines, joinedLines } from './lines.ts'
import { MOST_CHOICES, asksFor, blankless, chooseAmong, idsOfValues, namesFor, refusedOr, textOf, type Proposed } from './proposal-parts.ts'
import { doubtsInWords, revisedBy, revisedInWords } from './revisions.ts'
import { joint } from './joint-references.ts'
import { stepsInWords, stepsTo } from './steps.ts'
import { toWhoIsFree } from './free-lane.ts'
import { valuesFor } from './changed-values.ts'
import { askTicks, ticked } from './ticks.ts'
import { meantOf, narrowed, nextOf, told } from './proposal-target.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** More records than these are not changed by a mere yes: their number must be typed. */
export const MOST_BY_YES = 5

/** What is given, by the place that it has: those of lines too. */
const placesIn = (values: Values): readonly (readonly [path: string, value: unknown])[] =>
  Object.entries(values).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.flatMap((line, at) =>
          typeof line === 'object' && line !== null
            ? Object.entries(line).map(([column, one]) => [`${key}.${at}.${column}`, one] as const)
            : [],
        )
      : [[key, value] as const],
  )

export async function propose(desk: Desk, asked: Wish): Promise<Proposed> {
  const wish = asked.is === 'create' ? { ...asked, values: await joint(desk, asked) } : asked
  for (const [path, value] of placesIn('values' in wish ? wish.values : wish.is === 'act' ? wish.inputs : {})) {
    if (!isAmong(value) || value.free) continue
    const fields = wish.is === 'act' ? desk.trade.sector.actions.find((one) => one.key === wish.action)?.inputs : undefined
    const [key = '', , column] = path.split('.')
    if (value.best) {
      const id = (await freeFor(desk, wish, [value.best]))?.rows[0]?.id
      const { label = key } = (fields ?? desk.trade.entity(wish.entity).fields)[key] ?? {}
      return id === undefined
        ? { is: 'nothing', says: `${label}: in quei giorni non è libero niente.` }
        : propose(desk, withValues(wish, { [path]: id }))
    }
    const of = fields ?? desk.trade.entity(wish.entity).fields
    const field = column === undefined ? of[key] : columnsOf(of[key])?.[column]
    const made = wish.is === 'create' && column === undefined ? { entity: wish.entity, link: key } : undefined
    const meant = await meantOf(desk, targetOf(field), value, column === undefined && 'values' in wish ? wish.values : {}, made)
    const [only, ...others] = meant
    if (only !== undefined && others.length === 0) return propose(desk, withValues(wish, { [path]: only }))
    if (only === undefined) return { is: 'nothing', says: `${field?.label ?? key}: non trovo quello che dici.` }
    return chooseAmong(desk, wish, targetOf(field), meant, `${field?.label ?? key}: quale intendi?`, path)
  }
  if (wish.is === 'create') return created(desk, wish)
  const { entity: name, where, search, all } = wish
  const found = (await allRows(desk.store, { entity: name, where, ...(search !== undefined && { search }) })).rows
  const action = wish.is === 'act' ? desk.trade.sector.actions.find(({ key }) => key === wish.action) : undefined
  if (wish.is === 'act' && action?.on === 'list') return acted(desk, wish, found)
  const entity = desk.trade.entity(name)
  const none = found.length === 0 && action ? await noneOpen(desk, wish, action) : undefined
  if (none) return { is: 'impossible', wish, ...none }
  if (found.length === 0) return { is: 'nothing', says: `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  if (wish.is === 'act' && action?.where) return acted(desk, wish, found)
  const rows = narrowed(desk, wish, found, all)
  const [row] = rows
  if (!row) return told(desk, wish, found)
  if (rows.length > 1 && !all) {
    const next = nextOf(desk, name, rows)
    if (rows.length > MOST_CHOICES && next.length > 0)
      return chooseAmong(desk, wish, name, next, `Ce ne sono ${rows.length}. Uno dei prossimi?`)
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

/** The record that a new one is made from, where the trade makes it so («la ricevuta di Haines»), and whether it can be made of it now. */
async function sourceOf({ trade, store }: Desk, { entity, values }: Extract<Wish, { is: 'create' }>) {
  for (const chain of trade.entity(entity).chains ?? []) {
    const id = chain.link === undefined ? undefined : values[chain.link]
    // What reverses may reverse a part, which is then said.
    const isPart = chain.reverses.length > 0 && Object.keys(chain.copies).some((key) => key in values)
    if (chain.to !== entity || isPart || typeof id !== 'string') continue
    const [row] = await store.getMany(chain.from, [id])
    if (!row) continue
    const where = [...chain.when, { field: 'id', op: 'eq', value: id } as const]
    const { total = 0 } = await store.query({ entity: chain.from, where, page: { limit: 1 }, total: true })
    return { chain, row, fits: total > 0, title: titled(trade, chain.from, row, await namesFor(trade, store, [row])) }
  }
  return undefined
}

/** The lines without which a new record says nothing: «fai una vendita», of what is asked. */
const linesOf = ({ fields }: AnyEntity): string | undefined => Object.keys(fields).find((key) => articleColumn(fields[key]))

/** What was said wrongly is told and asked for again, and the rest is kept; what nobody said is impossible. */
async function asksAgain(
  desk: Desk,
  wish: Extract<Wish, { is: 'create' }>,
  { fields }: AnyEntity,
  problems: readonly Problem[],
): Promise<Proposed> {
  const wrong = problems.find(({ path }) => path in wish.values)?.path
  const says = problems.map(({ message }) => message).join(' ')
  if (wrong === undefined) return { is: 'impossible', wish, says }
  const { [wrong]: _, ...values } = wish.values
  return asksFor(desk, { ...wish, values }, wrong, fields, `${says} `)
}

/** A new record as its form begins it, with what was said and what follows from it. */
async function created(desk: Desk, wish: Extract<Wish, { is: 'create' }>): Promise<Proposed> {
  const { trade, store, at } = desk
  const entity = trade.entity(wish.entity)
  const [state, status] = statusOf(entity) ?? []
  const given: Values = await filledLines(desk, entity, wish.values)
  const before = await sourceOf(desk, wish)
  if (before && !before.fits) return { is: 'impossible', wish, says: `${before.chain.label}: ora non si può fare con ${before.title}.` }
  const begun = before && nextValues(before.chain, entity, [before.row])
  const first: Values = { ...(state !== undefined && status && { [state]: status.initial }), ...entity.prefill?.(at), ...begun, ...given }
  const offered: Values = await proposedTo(entity, first, { read: readOf(store), at })
  const values: Values = { ...first, ...blankless(offered, given), ...given }
  const lacking = lackingOf(entity, values, at)
  const empty = Object.keys(wish.values).length === 0 && !before ? linesOf(entity) : undefined
  const asked = lacking ?? empty
  if (asked) return asksFor(desk, wish, asked, entity.fields)
  const checked = validate(entity, values, at)
  if (!checked.ok) return asksAgain(desk, wish, entity, checked.problems)
  const there = await squareOf(desk, entity, values)
  if (there) {
    const said = Object.fromEntries(Object.entries(wish.values).filter(([key]) => !entity.fields[key] || !isReference(entity.fields[key])))
    return updated(
      desk,
      { is: 'update', entity: wish.entity, where: [{ field: 'id', op: 'eq', value: there.id }], values: said, all: false },
      [there],
    )
  }
  const id = newId(entity.name)
  const changes: readonly Change[] = before
    ? chainChanges(before.chain, id, values, [before.row])
    : [{ type: 'create', entity: wish.entity, id, values }]
  const names = await titlesOf(trade, store, idsOfValues(entity.fields, values))
  const title = titleOf(entity, { id: '', version: 0, ...values }, names)
  const lines = newLines(entity, values, new Set(Object.keys(wish.values)), names)
  const proposed = await refusedOr(desk, wish, changes, {
    says: `${doubtsInWords(desk, entity, values)}Ecco cosa aggiungo:`,
    card: {
      kind: 'proposal',
      title: `${entity.label.gender === 'f' ? 'Nuova' : 'Nuovo'} ${entity.label.one.toLowerCase()} · ${title}`,
      lines,
      confirm: 'Conferma',
      edit: { is: 'create', entity: wish.entity, values },
    },
  })
  // What has no place is proposed where it waits for one, unless somebody said the state.
  if (proposed.is === 'impossible' && proposed.instead && state !== undefined && !(state in wish.values) && !before) {
    const waiting = await created(desk, { ...wish, values: { ...wish.values, [state]: proposed.instead.state } })
    return 'says' in waiting ? { ...waiting, says: `${proposed.says} ${waiting.says}` } : waiting
  }
  // On the day that the form begins with it may be impossible, and nobody has said that day.
  const day = entity.span?.from
  return proposed.is === 'impossible' && day !== undefined && !(day in wish.values) && !before
    ? asksFor(desk, wish, day, entity.fields)
    : proposed
}

/** Of what there is but one for some records together, the one that is there: a square of the register is written over. */
async function squareOf({ store }: Desk, { name, unique = [], fields }: AnyEntity, values: Values): Promise<AnyRow | undefined> {
  const keys = unique.find((some) => some.every((key) => fields[key] && isReference(fields[key]) && !isBlank(values[key])))
  if (!keys) return undefined
  const where = keys.map((field) => ({ field, op: 'eq', value: values[field] }) as const)
  return (await store.query({ entity: name, where, page: { limit: 1 } })).rows[0]
}

/** The first field of the form that must be filled and is not. */
function lackingOf(entity: AnyEntity, values: Values, at: Desk['at']): string | undefined {
  const checked = validate(entity, values, at)
  if (checked.ok) return undefined
  const order = entity.form.flatMap(({ fields }) => fields)
  const missing = checked.problems.map(({ path }) => path).filter((path) => !path.includes('.') && isBlank(values[path]))
  return order.find((key) => missing.includes(key)) ?? missing[0]
}

async function movedTo(desk: Desk, said: Extract<Wish, { is: 'move' }>, rows: readonly AnyRow[]): Promise<Proposed> {
  const { trade } = desk
  const entity = trade.entity(said.entity)
  const wish = { ...said, values: ticked(entity, said.values, rows[0]) }
  const [key = '', status] = statusOf(entity) ?? []
  const [row] = rows
  if (!status || !row) return { is: 'nothing', says: 'Questo non ha stati.' }
  const through = rows.length === 1 ? stepsTo(entity, status, String(row[key]), wish.to) : []
  const steps = through.length > 0 ? through : [wish.to]
  const [lacks] = steps.flatMap((to) => missingFor(entity, to, { ...row, ...wish.values }))
  if (lacks && rows.length === 1) {
    const field = entity.fields[lacks[0]]
    // «approvato il»: on the day on which it is said.
    if (field?.means === 'doneOn') return movedTo(desk, { ...wish, values: { ...wish.values, [lacks[0]]: desk.at.today } }, rows)
    const ticks = askTicks(wish, lacks[0], field, row)
    if (ticks) return ticks
    return asksFor(desk, wish, lacks[0], entity.fields)
  }
  const changes = rows.flatMap(({ id, version }) =>
    steps.map((to, at): Change => ({
      type: 'move',
      entity: wish.entity,
      id,
      to,
      ...(at === 0 && { expect: version }),
      ...(at === 0 && Object.keys(wish.values).length > 0 && { values: wish.values }),
    })),
  )
  const proposed = await settled(desk, wish, rows, changes, key)
  if (proposed.is !== 'proposal' || steps.length === 1) return proposed
  // Its form knows one step at a time.
  const { edit: _, ...card } = proposed.card
  return {
    ...proposed,
    says: `Ecco cosa cambio, in ${steps.length === 2 ? 'due' : 'tre'} passi:`,
    card: { ...card, confirm: stepsInWords(status, steps) },
  }
}

async function updated(desk: Desk, wish: Extract<Wish, { is: 'update' }>, found: readonly AnyRow[]): Promise<Proposed> {
  const entity = desk.trade.entity(wish.entity)
  const day = entity.slot?.day ?? entity.span?.from
  const free = await toWhoIsFree(desk, wish, found.length === 1 ? found[0] : undefined)
  if (free) return free.is === 'update' ? updated(desk, free, found) : free
  if (day !== undefined && Object.keys({ ...wish.values, ...wish.by }).length === 0) return asksFor(desk, wish, day, entity.fields)
  // Of several what is so already does not change.
  const isNew = (one: AnyRow) =>
    Object.entries(valuesFor(wish, one, desk.trade)).some(([key, value]) => JSON.stringify(one[key] ?? '') !== JSON.stringify(value ?? ''))
  const rows = found.length > 1 ? found.filter(isNew) : found
  if (rows.length === 0) return { is: 'impossible', wish, says: 'Sono già tutti così.' }
  const [row] = rows
  const added = await filledLines(desk, entity, wish.values)
  // What is added to lines is added to those of one record.
  const values = row && rows.length === 1 ? joinedLines(entity, row, added) : added
  const isOne = rows.length === 1
  const more = row && isOne ? await revisedBy(desk, entity, row, valuesFor({ ...wish, values }, row, desk.trade)) : {}
  const full = { ...wish, values: { ...values, ...more } }
  const changes = rows.map((one): Change => ({
    type: 'update',
    entity: wish.entity,
    id: one.id,
    expect: one.version,
    values: valuesFor(full, one, desk.trade),
  }))
  return settled(desk, full, rows, changes, undefined, more)
}

/** Some changes to records that are there, shown from what was to what will be. */
async function settled(
  desk: Desk,
  wish: Exclude<Wish, { is: 'create' }>,
  rows: readonly AnyRow[],
  changes: readonly Change[],
  state?: string,
  more: Values = {},
): Promise<Proposed> {
  const { trade, store } = desk
  const entity = trade.entity(wish.entity)
  const [row] = rows
  if (!row) return { is: 'nothing', says: 'Niente da cambiare.' }
  const values =
    wish.is === 'update'
      ? valuesFor(wish, row, trade)
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
  // What follows stands under what was said.
  const lines = Object.entries(values)
    .toSorted(([a], [b]) => Number(a in more) - Number(b in more))
    .map(([key, value]) => {
      const before = isOne ? textOf(entity.fields[key], row[key], names) : ''
      return {
        label: entity.fields[key]?.label ?? key,
        after: textOf(entity.fields[key], value, names) || 'vuoto',
        ...(before !== '' && { before }),
      }
    })
  const changed = lines.filter(({ before, after }) => before !== after)
  if (isOne && wish.is === 'update' && changed.length === 0) return { is: 'impossible', wish, says: `${titles[0] ?? ''}: è già così.` }
  const isRemoval = wish.is === 'remove'
  const edit: Edit | undefined =
    !isOne || isRemoval
      ? undefined
      : wish.is === 'move'
        ? { is: 'move', entity: wish.entity, id: row.id, to: wish.to, values: wish.values }
        : { is: 'update', entity: wish.entity, id: row.id, values }
  const given = Object.fromEntries(Object.entries(values).filter(([key]) => !(key in more)))
  const follows = revisedInWords(entity, given, more, names)
  const doubts = isOne ? doubtsInWords(desk, entity, given) : ''
  const needsTyped = rows.length > MOST_BY_YES || (isRemoval && rows.length > 1)
  return refusedOr(desk, wish, changes, {
    says: isRemoval ? 'Ecco cosa elimino:' : `${doubts}${follows ?? 'Ecco cosa cambio:'}`,
    card: {
      kind: 'proposal',
      title: isOne ? `${entity.label.one} · ${titles[0] ?? ''}` : capital(countOf(entity, rows.length)),
      lines: changed,
      ...(!isOne && { records: titles }),
      ...(needsTyped && { typed: rows.length }),
      confirm: isRemoval ? 'Elimina' : 'Conferma',
      ...(isRemoval && { isRemoval: true as const }),
      ...(edit && { edit }),
    },
  })
}
