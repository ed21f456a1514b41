import type { Action } from '../../kernel/action/action.ts'
import { calledOf, goesOn, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import { effectsOfMove } from '../../kernel/derive/after-move.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { nounPhrase } from '../../kernel/italian/noun.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import type { Asked } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { countOf, dayIn, titlesOf } from './words.ts'

/** Why an action finds no record, and sentences that lead to one. */
interface NoneOpen {
  readonly says: string
  readonly suggestions: readonly string[]
}

const isOnState = (one: Condition, state: string): one is Comparison => !isAnyOf(one) && one.field === state

/**
 * « aperto»: what an action asks of a record, by the state that it names first. A label of one word that ends as the entity's gender does
 * agrees with it; any other is a name, and is quoted: « «Bozza»» of a «preventivo».
 */
export function stateWanted(entity: AnyEntity, where: readonly Condition[]): string {
  const [state = '', status] = statusOf(entity) ?? []
  const [value] = where.flatMap((one) => (isOnState(one, state) && (one.op === 'eq' || one.op === 'in') ? [one.value].flat() : []))
  const label = status?.states[String(value)]?.label
  if (label === undefined) return ''
  const agrees = !label.includes(' ') && label.endsWith(entity.label.gender === 'f' ? 'a' : 'o')
  return agrees ? ` ${label.toLowerCase()}` : ` «${label}»`
}

/** Whose records they would be: «del tavolo 2», «di Rossi»; nothing where several are named, or a record itself. */
async function whoseOf({ trade, store }: Desk, { entity, where }: Asked) {
  const named = where.flatMap((one) => {
    const field = isAnyOf(one) ? undefined : trade.fieldAt(entity, one.field)
    return field && !isAnyOf(one) && targetOf(field) !== '' ? [{ ...one, target: targetOf(field) }] : []
  })
  const [only, ...others] = named
  const [id, ...more] = only ? [only.value].flat().map(String) : []
  if (!only || id === undefined || others.length > 0 || more.length > 0) return undefined
  const title = (await titlesOf(trade, store, [id]))(id) ?? ''
  const called = calledOf(trade.entity(only.target), [title])
  // «Tavolo 4»: what bears the name of a thing of the trade, and no person.
  const isThing = called !== title || trade.entities.some(({ label }) => title.startsWith(`${label.one} `))
  return { path: only.field, condition: only, says: isThing ? nounPhrase(called).of : `di ${title}` }
}

/** The verbs by which records on the way to it make one: «Porta il conto» of who sits at the table. */
async function leadsTo({ trade, store, at }: Desk, made: string, path: string, condition: Comparison): Promise<readonly string[]> {
  const [key = '', ...rest] = path.split('.')
  const near = trade.entities.find(({ name }) => name === targetOf(trade.fieldAt(made, key)))
  const [state = '', status] = (near && statusOf(near)) ?? []
  if (!near?.effects || !status) return []
  const { rows } = await allRows(store, { entity: near.name, where: [{ ...condition, field: rest.join('.') || 'id' }] })
  const day = trade.dayOf(near.name)
  const going = rows.filter((row) => goesOn(near, row) && (day === undefined || dayIn(row, day) === at.today))
  const verbs = going.map(async (row: AnyRow) => {
    const all = (status.states[String(row[state])]?.next ?? []).map(async (to) => {
      const { effects } = await effectsOfMove(near, row, to, {}, readOf(store), at)
      return effects.some((change) => change.type === 'create' && change.entity === made) ? [status.states[to]?.verb ?? ''] : []
    })
    return (await Promise.all(all)).flat()
  })
  return [...new Set((await Promise.all(verbs)).flat())].filter((verb) => verb !== '')
}

/** «Non c’è nessun conto aperto del tavolo 2.», and how one is made where somebody sits there. */
export async function noneOpen(desk: Desk, asked: Asked, action: Action): Promise<NoneOpen | undefined> {
  const whose = await whoseOf(desk, asked)
  if (!whose) return undefined
  const entity = desk.trade.entity(asked.entity)
  const verbs = await leadsTo(desk, asked.entity, whose.path, whose.condition)
  return {
    says: `Non c’è ${countOf(entity, 0)}${stateWanted(entity, action.where ?? [])} ${whose.says}.`,
    suggestions: verbs.map((verb) => `${verb} ${whose.says}`),
  }
}
