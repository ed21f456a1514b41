import { isBlank } from '../fields/blank.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import { isSeries, numbersOf, type DocumentNumber } from '../fields/document-number.ts'
import { meets } from '../evaluation/meets.ts'
import { isKind, type Field } from '../fields/field.ts'
import type { States } from '../fields/status.ts'
import type { Values } from '../door/change.ts'

const isNumber = (field: Field): field is DocumentNumber => isKind(field, 'document_number')

/** The number of an entity's documents, where it has one: a document has at most one. */
export const numberOf = (entity: AnyEntity): readonly [string, DocumentNumber] | undefined =>
  Object.entries(entity.fields).find((entry): entry is [string, DocumentNumber] => isNumber(entry[1]))

/** The number that a record has been given, as it is kept. */
export function numberIn(entity: AnyEntity, values: Values): string | undefined {
  const [key] = numberOf(entity) ?? []
  const held = key === undefined ? undefined : values[key]
  return typeof held === 'string' && held !== '' ? held : undefined
}

/** The number of a document that was issued: it closes its record. A number that only names its record does not. */
export const issuedNumberIn = (entity: AnyEntity, values: Values): string | undefined =>
  numberOf(entity)?.[1].numbering.names ? undefined : numberIn(entity, values)

/** Whether a field is a number by which its record is called. */
export const isName = (field: Field | undefined): boolean => field !== undefined && isNumber(field) && field.numbering.names === true

/** «Commessa n. 12/2026»: what a record is called by a number that names it. */
export function calledBy(entity: AnyEntity, values: Values): string | undefined {
  const [field, held] = [numberOf(entity)?.[1], numberIn(entity, values)]
  return field?.numbering.names && held !== undefined ? `${field.label} ${field.format(held)}` : undefined
}

/** The states that `from` leads to, on whatever way that does not pass through `without`; itself among them. */
function reached(states: States<string>, from: string, without?: string): ReadonlySet<string> {
  const found = new Set<string>(from === without ? [] : [from])
  for (const state of found) for (const next of states[state]?.next ?? []) if (next !== without) found.add(next)
  return found
}

interface Lifecycle {
  /** Nobody is here with a number: the way to the state that gives it begins here. */
  readonly before: ReadonlySet<string>
  /** Nobody is here without one: there is no way around the state that gives it. */
  readonly numbered: ReadonlySet<string>
}

const known = new WeakMap<AnyEntity, Lifecycle>()

/** The states of an entity by what they mean for its number. */
export function numberedStates(entity: AnyEntity): Lifecycle {
  const lifecycle = known.get(entity) ?? lifecycleOf(entity)
  known.set(entity, lifecycle)
  return lifecycle
}

function lifecycleOf(entity: AnyEntity): Lifecycle {
  const on = numberOf(entity)?.[1].numbering.on
  const { states, initial } = statusOf(entity)?.[1] ?? {}
  if (on === undefined || !states || initial === undefined) return { before: new Set(), numbered: new Set(Object.keys(states ?? {})) }
  const around = reached(states, initial, on)
  return {
    before: new Set([...around].filter((state) => reached(states, state).has(on))),
    numbered: new Set(Object.keys(states).filter((state) => !around.has(state))),
  }
}

/** Whether a record stands where it must have a number, and has none; a number with conditions is asked for with the day. */
export function lacksNumber(entity: AnyEntity, values: Values, today?: string): boolean {
  const number = numberOf(entity)
  if (!number || !isBlank(values[number[0]])) return false
  const { when } = number[1].numbering
  if (when) return today !== undefined && meets(entity, when, { id: '', version: 0, ...values }, today)
  const [status] = statusOf(entity) ?? []
  return number[1].numbering.on === undefined || (status !== undefined && numberedStates(entity).numbered.has(String(values[status])))
}

/** Whether a move to a state gives the record the number of a document: from then on it stays. */
export function givesNumber(entity: AnyEntity, values: Values, to: string): boolean {
  const [status] = statusOf(entity) ?? []
  return status !== undefined && !numberOf(entity)?.[1].numbering.names && lacksNumber(entity, { ...values, [status]: to })
}

/** The values of a record for another one that begins like it: the number is its own. */
export function unnumbered(entity: AnyEntity, values: Values): Values {
  const [key] = numberOf(entity) ?? []
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key))
}

/** The field that says the series of an entity's numbers, where it is no fixed text. */
export function seriesField({ numbering: { series } }: DocumentNumber): string | undefined {
  return series === undefined || isSeries(series) ? undefined : series
}

/** What the number of a record begins with: its series and its year; or the field that is still empty. */
export function countOn(entity: AnyEntity, values: Values, today: string): { readonly begins: string } | { readonly lacks: string } {
  const number = numberOf(entity)?.[1]
  const choice = number && seriesField(number)
  const { series = '', per, of } = number?.numbering ?? {}
  const lacks = [choice, of].find((key) => key !== undefined && isBlank(values[key]))
  if (lacks !== undefined) return { lacks }
  const day = of === undefined ? today : String(values[of])
  return { begins: numbersOf(choice === undefined ? series : String(values[choice]).toUpperCase(), per === 'year' ? day.slice(0, 4) : '') }
}
