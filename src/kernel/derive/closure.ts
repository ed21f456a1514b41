import { isReference, stateOf, statusOf, type AnyEntity, type Settled } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import { issuedNumberIn, numberOf } from './numbering.ts'

/** Everything of a record that may no longer change: by what it is (`closed`), and by what its trade says besides (`settled`). */
export function settledOf(entity: AnyEntity, row: AnyRow): Settled | undefined {
  const said = entity.settled?.(row as Parameters<NonNullable<typeof entity.settled>>[0])
  const why = closingOf(entity, row)
  if (why === undefined) return said
  const stored = row as Parameters<NonNullable<typeof entity.settled>>[0]
  const closed = { fields: closedFields(entity, row), message: `${why}: ${entity.closed?.says?.(stored) ?? messages.closedStays()}` }
  const instead = entity.closed?.instead?.(stored)
  if (said) return { ...said, fields: [...new Set([...said.fields, ...closed.fields])] }
  return { ...closed, ...(instead && { instead }) }
}

/** Whether a record is closed: it bears its number, moves a stock, is money that came in, is in a state that closes or stands on a document. */
export const isClosed = (entity: AnyEntity, row: AnyRow): boolean => closingOf(entity, row) !== undefined

/** The first half of the sentence that says why a record is closed; nothing while it is open. */
function closingOf(entity: AnyEntity, row: AnyRow): string | undefined {
  const state = stateOf(entity, row)
  if (issuedNumberIn(entity, row) !== undefined || state?.closes) return messages.closed(entity.label, state?.label)
  if (entity.stock || entity.closed?.always) return messages.closed(entity.label)
  const document = closingReferences(entity).find((key) => typeof row[key] === 'string')
  const field = document === undefined ? undefined : entity.fields[document]
  return field && messages.closedOn(entity.label, field)
}

/** The references by which a record stands on a document that says the same: the invoice of a job. */
export const closingReferences = ({ fields }: AnyEntity): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => (isReference(field) && field.closes ? [key] : []))

/**
 * The stored fields of a closed record, without those that its entity leaves open, its state, its number (which has a sentence of its
 * own), the document that it stands on, and what the next states ask for.
 */
function closedFields(entity: AnyEntity, row: AnyRow): readonly string[] {
  const [status, field] = statusOf(entity) ?? []
  const state = stateOf(entity, row)
  const asked = (state?.next ?? []).flatMap((next) => field?.states[next]?.requires ?? []).filter((key) => !state?.requires?.includes(key))
  const open = new Set([status, numberOf(entity)?.[0], ...(entity.closed?.open ?? []), ...closingReferences(entity), ...asked])
  return Object.entries(entity.fields).flatMap(([key, one]) => (isStored(one) && !open.has(key) ? [key] : []))
}

/** Fields that a move may change although the record is closed: those that the state it leads to requires or takes. */
export function takenByMove(entity: AnyEntity, before: AnyRow, after: AnyRow): readonly string[] {
  const [status] = statusOf(entity) ?? []
  if (status === undefined || before[status] === after[status]) return []
  const { requires = [], takes = [] } = stateOf(entity, after) ?? {}
  return [...requires, ...takes]
}
