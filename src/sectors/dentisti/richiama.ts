import * as k from '../../kernel/describe.ts'
import type { Voce } from './cura-fatta.ts'
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
export async function dopoLaVisita(
  { giorno, paziente, cura, listino, richiamo }: Visita,
  entry: Voce,
  read: k.Read,
): Promise<readonly k.Change[]> {
  const mesi = entry && k.rowOf(trattamento, entry).richiamo
  const open = richiamo === undefined ? await ofSame(read, { paziente, cura, listino }, entry) : await read.get('richiamo', richiamo)
  if (open) {
    const after = mesi ?? (typeof open['mesi'] === 'number' ? open['mesi'] : MESI)
    const values = { ultima: giorno, prossimo: k.addMonths(giorno, after), esito: null, richiamare_il: null }
    return [{ type: 'update', entity: 'richiamo', id: open.id, values }]
  }
  if (mesi === undefined) return []
  return [
    { type: 'create', entity: 'richiamo', values: { paziente, cura, listino, mesi, ultima: giorno, prossimo: k.addMonths(giorno, mesi) } },
  ]
}

/** The recall of a patient that a visit answers: of the same words, of the same entry of the price list, or of its branch. */
async function ofSame(read: k.Read, { paziente, cura, listino }: Pick<Visita, 'paziente' | 'cura' | 'listino'>, entry: Voce) {
  const his = k.eq('paziente', paziente)
  const [same] = await read.find('richiamo', [his, { field: 'cura', op: 'same', value: cura }])
  // A filling answers no recall, whatever its branch: only what asks for one does.
  if (same || !entry || entry['richiamo'] === undefined) return same
  const listed = await read.find('richiamo', [his, k.filled('listino')])
  const branches = await Promise.all(listed.map((one) => read.get('trattamento', String(one['listino']))))
  const fitting = listed.filter((one, at) => one['listino'] === listino || branches[at]?.['branca'] === entry['branca'])
  return fitting.toSorted((a, b) => (String(a['prossimo']) < String(b['prossimo']) ? -1 : 1))[0]
}
