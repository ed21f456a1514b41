import type * as k from '../../kernel/describe.ts'
import { scarico, type Preso } from '../common/scarico.ts'
import { isFatto } from './stati.ts'
import { durataDi, listaDi, type Tipo } from './tipi.ts'

interface Intervento {
  readonly id: string
  readonly tipo: Tipo
  readonly stato: string
  readonly minuti?: number | undefined
  readonly fattura?: string | undefined
  readonly controlli?: readonly k.CheckItem[] | undefined
  readonly materiali?: readonly { readonly materiale: string; readonly quantita: number }[] | undefined
}

/** What follows from a job: what it lacks of its kind, materials that leave the shelf, an invoice that it no longer stands on. */
export function seguiti(before: Intervento | undefined, after: Intervento | undefined): readonly k.Change[] {
  const stock = scarico('materiale', presi(before), presi(after))
  if (!after) return stock
  const values = {
    ...(after.minuti === undefined && { minuti: durataDi(after.tipo) }),
    ...(before === undefined && after.controlli === undefined && { controlli: listaDi(after.tipo) }),
    ...(before?.stato === 'fatturato' && after.stato !== 'fatturato' && after.fattura !== undefined && { fattura: null }),
  }
  const own: readonly k.Change[] = Object.keys(values).length > 0 ? [{ type: 'update', entity: 'intervento', id: after.id, values }] : []
  return [...own, ...stock]
}

/** What was used is gone once the work is done. */
const presi = (row: Intervento | undefined): readonly Preso[] =>
  row && isFatto(row.stato) ? (row.materiali ?? []).map(({ materiale: id, quantita }) => ({ id, quantita })) : []
