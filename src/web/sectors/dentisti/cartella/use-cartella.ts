import type { Value } from '../../../../kernel/entity/entity.ts'
import { rowOf, rowsOf } from '../../../../kernel/fields/row-of.ts'
import { paziente } from '../../../../sectors/dentisti/paziente.ts'
import { prestazione } from '../../../../sectors/dentisti/prestazione.ts'
import { reperto } from '../../../../sectors/dentisti/reperto.ts'
import { again } from '../../../data/again.ts'
import { useAllRows, useRow } from '../../../data/use-rows.ts'

export interface CartellaDi {
  readonly paziente: Value<typeof paziente> | undefined
  readonly reperti: readonly Value<typeof reperto>[]
  readonly cure: readonly Value<typeof prestazione>[]
  readonly names: Readonly<Record<string, string>>
  readonly isFailed: boolean
  readonly isLoading: boolean
  readonly retry: () => void
}

/** The card of one patient: who it is, what was seen, what was and will be done. */
export function useCartella(id: string | undefined): CartellaDi {
  const whose = [{ field: 'paziente', op: 'eq', value: id ?? '' }] as const
  const person = useRow('paziente', id)
  const seen = useAllRows(id ? { entity: 'reperto', where: whose, sort: [{ field: 'data', direction: 'desc' }] } : undefined)
  const done = useAllRows(id ? { entity: 'prestazione', where: whose, sort: [{ field: 'data', direction: 'desc' }] } : undefined)
  const all = [person, seen, done]
  // What is still on screen may be of the patient before.
  const own = <T extends { readonly paziente: string }>(rows: readonly T[]) => rows.filter((row) => row.paziente === id)
  return {
    paziente: person.data ? rowOf(paziente, person.data) : undefined,
    reperti: own(rowsOf(reperto, seen.data?.rows ?? [])),
    cure: own(rowsOf(prestazione, done.data?.rows ?? [])),
    names: done.data?.names ?? {},
    isFailed: all.some(({ isError }) => isError),
    isLoading: all.some(({ isLoading }) => isLoading),
    retry: again(all),
  }
}
