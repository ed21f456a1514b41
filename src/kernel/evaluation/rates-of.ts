import type { AnyEntity } from '../entity/entity.ts'
import { isDerived } from '../fields/derived.ts'
import type { Field } from '../fields/field.ts'
import type { RateFigures } from '../expression/by-rate.ts'
import { compileRates } from './evaluate.ts'
import { scopeOver } from './kinds-of-value.ts'
import type { Around, Values } from './path.ts'
import { oversIn } from '../expression/paths.ts'
import { scopeOf, type Scope } from './scope.ts'

/** The summary by rate behind a figure, and the column that says the rates. */
export interface Rates {
  readonly by: Field
  readonly figures: (row: Values, around: Around) => readonly RateFigures[]
}

/** Prepares the summary by rate of VAT that a worked-out field adds up: for the foot of a form, a paper, an invoice. Nothing where it adds up none. */
export function ratesOf(entity: AnyEntity, key: string, entities: Scope['entities']): Rates | undefined {
  const field = entity.fields[key]
  const over = field && isDerived(field) ? oversIn(field.derive).find(({ vat }) => vat !== undefined) : undefined
  if (!over?.vat) return undefined
  const scope = scopeOf(entity, entities)
  const by = scopeOver(over, scope).fields[over.vat.by]
  return by && { by, figures: compileRates(over, scope) }
}
