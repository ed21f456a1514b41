import { stateOf, statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOver } from '../../../kernel/fields/status.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { MonthView } from '../../../kernel/screens/month-view.ts'

/** How many of some records are done, and of how many: what is over otherwise (skipped, say) is not counted. */
export interface Done {
  readonly done: number
  readonly all: number
}

export function doneOf(entity: AnyEntity, { tick }: MonthView, rows: readonly AnyRow[]): Done {
  const isDone = (row: AnyRow) => {
    const state = stateOf(entity, row)
    return tick ? isTicked(entity, tick.to, row) : state !== undefined && isOver(state)
  }
  const counted = rows.filter((row) => {
    const state = stateOf(entity, row)
    return !tick || isDone(row) || state === undefined || !isOver(state)
  })
  return { done: counted.filter(isDone).length, all: counted.length }
}

export function isTicked(entity: AnyEntity, to: string, row: AnyRow): boolean {
  const [field] = statusOf(entity) ?? []
  return field !== undefined && row[field] === to
}

/** «2 fatte», «1 conclusa». */
export function doneText({ label }: AnyEntity, { tick }: MonthView, done: number): string {
  return `${formatNumber(done)} ${inflect(tick?.done ?? 'concluso', { gender: label.gender, plural: done !== 1 })}`
}

/** «2 di 4 fatte». */
export const progressText = ({ label }: AnyEntity, done: string, { done: count, all }: Done): string =>
  `${formatNumber(count)} di ${formatNumber(all)} ${inflect(done, { gender: label.gender, plural: true })}`

/** «Fatta»: the verb of the state that a tick leads to. */
export function tickLabel(entity: AnyEntity, to: string): string {
  const state = statusOf(entity)?.[1].states[to]
  return state?.verb ?? state?.label ?? ''
}
