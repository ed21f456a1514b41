import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Around, Values } from '../../kernel/evaluation/path.ts'
import { ratesOf, type Rates } from '../../kernel/evaluation/rates-of.ts'
import { lazily } from '../../kernel/evaluation/worked-fields.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { useBehind } from '../data/use-behind.ts'
import { validValues } from '../fields/lines/valid-values.ts'
import { readTyped } from '../fields/typing.ts'
import { waysOfTotals } from './lines-totals.ts'

export interface Worked {
  /** What is typed over what is kept, as far as it can be worked with. */
  readonly row: Values & { readonly id: string }
  /** The same with what is worked out of it, when somebody looks. */
  readonly worked: Values
  readonly around: Around
  /** The summary by rate of VAT behind the totals. */
  readonly rates: Rates | undefined
}

/** A record as it stands while somebody types, with the totals that it comes to. */
export function useWorked(entity: AnyEntity, totals: readonly string[], base: AnyRow | undefined): Worked {
  const { sector } = useSector()
  const { control } = useFormContext()
  const typed = useWatch({ control })
  const { fields } = entity
  const { entities, work, rates, stored } = useMemo(() => {
    const among = new Map(sector.entities.map((one) => [one.name, one]))
    return {
      entities: among,
      work: lazily(entity, among),
      rates: totals.map((key) => ratesOf(entity, key, among)).find((found) => found !== undefined),
      stored: Object.fromEntries(Object.entries(fields).filter(([, field]) => isStored(field))),
    }
  }, [sector, entity, fields, totals])
  // What the form does not show is as it was read; what was emptied in it is empty.
  const kept = Object.entries(base ?? {}).filter(([key]) => !(key in typed))
  const row = { ...Object.fromEntries(kept), ...validValues(fields, readTyped(stored, typed)), id: base?.id ?? '' }
  const around = useBehind(waysOfTotals(entity, entities, totals, row))
  return { row, worked: work(row, around), around, rates }
}
