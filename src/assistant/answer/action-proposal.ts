import type { Fields } from '../../kernel/fields/field.ts'
import { isProposed, keepWanted } from '../../kernel/fields/proposed.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { aboutOf, planAction } from '../../kernel/action/run-action.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { noneOpen } from './no-open-record.ts'
import { objection } from './objection.ts'
import { countOf, titled, titlesOf } from './words.ts'
import { asksFor, chooseAmong, idsOfValues, namesFor, refusedOr, textOf, type Proposed } from './proposal-parts.ts'

export async function acted(desk: Desk, wish: Extract<Wish, { is: 'act' }>, found: readonly AnyRow[]): Promise<Proposed> {
  const { trade, store } = desk
  const action = trade.sector.actions.find(({ key }) => key === wish.action)
  if (!action) throw new Error(`No action is called '${wish.action}'.`)
  const entity = trade.entity(action.entity)
  // Who says how many wants them, whatever the list would say of what is lacking.
  const where = [...(wish.many === undefined ? (action.where ?? []) : []), ...wish.where]
  const fitting = action.on === 'list' ? (await allRows(store, { entity: action.entity, where })).rows : found
  if (fitting.length === 0 && action.where)
    // What the list says of none at all is not true of those that were named.
    return { is: 'nothing', says: (wish.where.length === 0 && action.empty) || `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  if (action.on === 'record' && action.where) {
    const may = (
      await store.query({
        entity: action.entity,
        where: [...action.where, { field: 'id', op: 'in', value: fitting.map(({ id }) => id) }],
        page: { limit: 200 },
      })
    ).rows
    const none = may.length === 0 ? await noneOpen(desk, wish, action) : undefined
    if (none) return { is: 'impossible', wish, ...none }
    if (may.length === 0)
      return {
        is: 'impossible',
        wish,
        says: `${action.label}: ora non si può fare con ${fitting.length === 1 ? `${titled(trade, action.entity, fitting[0] as AnyRow, await namesFor(trade, store, fitting))}${objection(desk, entity, action.where, fitting[0] as AnyRow)}` : 'questi'}.`,
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
  return planned(desk, wish, action, fitting)
}

/** The lines that an action proposes, of each as many as was said. */
const counted = (fields: Fields, begun: Values, many: number | undefined): Values =>
  Object.fromEntries(
    Object.entries(begun).map(([key, value]) => {
      const field = fields[key]
      if (many === undefined || !field || !isProposed(field) || !Array.isArray(value)) return [key, value]
      return [key, value.map((line: object) => ({ ...line, [field.proposed.correct]: many }))]
    }),
  )

export async function planned(
  desk: Desk,
  wish: Extract<Wish, { is: 'act' }>,
  action: Desk['trade']['sector']['actions'][number],
  rows: readonly AnyRow[],
): Promise<Proposed> {
  const { trade, store, at } = desk
  const read = readOf(store)
  const begun = await action.prefill?.(aboutOf(action, rows), read, at)
  const inputs: Values = { ...counted(action.inputs, keepWanted(action.inputs, begun), wish.many), ...wish.inputs }
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
  // What asks nothing says at least how much it makes.
  if (lines.length === 0 && !action.opens) lines.push(...madeLines(trade, plan.changes))
  return refusedOr(desk, wish, plan.changes, {
    says: action.opens ? 'È pronta: si apre, si corregge e si stampa.' : 'Ecco cosa faccio:',
    card: {
      kind: 'proposal',
      title,
      lines,
      confirm: action.opens ? `Apri «${action.title}»` : action.confirm,
      ...(action.opens && { inForm: true as const }),
      // What asks nothing has nothing that could be corrected.
      ...((action.opens || Object.keys(action.inputs).length > 0) && {
        edit: { is: 'act', action: action.key, ids: action.on === 'record' ? rows.map(({ id }) => id) : [], inputs },
      }),
    },
  })
}

/** «Presenze: 12»: the records that a plan makes, by kind. */
const madeLines = (trade: Desk['trade'], changes: readonly Change[]) =>
  [...Map.groupBy(changes, ({ entity }) => entity)].flatMap(([name, all]) => {
    const made = all.filter(({ type }) => type === 'create').length
    return made > 0 ? [{ label: trade.entity(name).label.many, after: String(made) }] : []
  })
