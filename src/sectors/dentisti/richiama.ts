import type { Read } from '../../kernel/entity.ts'
import { addMonths } from '../../kernel/italian/dates.ts'
import type { Change } from '../../kernel/store/change.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { trattamento } from './trattamento.ts'

/** Where nothing else is said, somebody comes back after half a year. */
export const MESI = 6

interface Visita {
  readonly giorno: string
  readonly paziente: string
  readonly cura: string
  readonly listino?: string | undefined
  readonly richiamo?: string | undefined
}

/**
 * What a visit that is over says of the next one: the recall that it came from begins anew, and a treatment whose entry in the price
 * list asks for one opens it, unless the patient has one for it already.
 */
export async function dopoLaVisita({ giorno, paziente, cura, listino, richiamo }: Visita, read: Read): Promise<readonly Change[]> {
  const entry = listino === undefined ? undefined : await read.get('trattamento', listino)
  const mesi = entry && rowOf(trattamento, entry).richiamo
  const open = richiamo === undefined ? await ofSame(read, paziente, cura) : await read.get('richiamo', richiamo)
  if (open) {
    const after = mesi ?? (typeof open['mesi'] === 'number' ? open['mesi'] : MESI)
    const values = { ultima: giorno, prossimo: addMonths(giorno, after), esito: null, richiamare_il: null }
    return [{ type: 'update', entity: 'richiamo', id: open.id, values }]
  }
  if (mesi === undefined) return []
  return [{ type: 'create', entity: 'richiamo', values: { paziente, cura, mesi, ultima: giorno, prossimo: addMonths(giorno, mesi) } }]
}

const ofSame = async (read: Read, paziente: string, cura: string) =>
  (
    await read.find('richiamo', [
      { field: 'paziente', op: 'eq', value: paziente },
      { field: 'cura', op: 'same', value: cura },
    ])
  )[0]
