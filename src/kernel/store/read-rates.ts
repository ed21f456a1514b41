import type { At } from '../italian/at.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { RateFigures } from '../expression/by-rate.ts'
import { ratesOf } from '../evaluation/rates-of.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import type { Store } from '../door/store.ts'

/** What a figure of VAT of which record is asked for. */
interface RatesAsked {
  readonly of: AnyEntity
  readonly figure: string
  readonly row: AnyRow
}

/** The summary by rate of VAT of a record that was read, each rate in words as well: for a paper, an invoice. */
export async function readRates(
  store: Pick<Store, 'getMany'>,
  entities: readonly AnyEntity[],
  { of, figure, row }: RatesAsked,
  { today }: At,
): Promise<readonly (RateFigures & { readonly label: string })[]> {
  const rates = ratesOf(of, figure, new Map(entities.map((entity) => [entity.name, entity])))
  if (!rates) throw new DefinitionError(`${of.name}.${figure}`, 'adds up no VAT.', 'Name a field made with taxableOf, taxOf or totalOf.')
  const read = new Map<string, AnyRow | undefined>()
  for (;;) {
    // What the figures look at beyond the record is read, and they are worked out again, until nothing is new.
    const wanted = new Map<string, Set<string>>()
    const record = (entity: string, id: string): AnyRow | undefined => {
      if (!read.has(id)) wanted.set(entity, (wanted.get(entity) ?? new Set()).add(id))
      return read.get(id)
    }
    const figures = rates.figures(row, { today, record, referring: () => [] })
    if (wanted.size === 0) return figures.map((one) => ({ ...one, label: rates.by.format(one.vat) }))
    for (const [entity, ids] of wanted) {
      for (const id of ids) read.set(id, undefined)
      for (const one of await store.getMany(entity, [...ids])) read.set(one.id, one)
    }
  }
}
