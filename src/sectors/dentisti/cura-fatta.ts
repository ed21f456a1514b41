import * as k from '../../kernel/describe.ts'
import { denteIn } from '../../documents/odontogramma/denti.ts'
import { prestazione } from './prestazione.ts'
import { trattamento } from './trattamento.ts'

interface Visita {
  readonly giorno: string
  readonly paziente: string
  readonly cura: string
  readonly listino?: string | undefined
  readonly operatore?: string | undefined
}

/** The entry of the price list that a visit was booked from, where there is one. */
export type Voce = k.AnyRow | undefined

/**
 * What a visit that is over leaves on the patient's card, to be billed: the planned treatment that it was for is done, with its day and
 * who did it; where none was planned, what the price list says of it, once a day. Of several that could be meant none is chosen. A visit
 * without an operator, or of a day to come, leaves nothing.
 */
export async function curaFatta(
  { giorno, paziente, cura, listino, operatore }: Visita,
  entry: Voce,
  read: k.Read,
  today: string,
): Promise<readonly k.Change[]> {
  if (operatore === undefined || giorno > today) return []
  const card = k.rowsOf(prestazione, await read.find('prestazione', [k.eq('paziente', paziente)]))
  const dente = denteIn(cura)
  const meant = card.filter(
    (one) => (one.cura === cura || (listino !== undefined && one.listino === listino)) && (dente === undefined || one.dente === dente),
  )
  if (meant.some(({ stato, data }) => stato === 'eseguita' && data === giorno)) return []
  const planned = meant.filter(({ stato }) => stato === 'pianificata' || stato === 'in_corso')
  const [only] = planned
  if (only)
    return planned.length > 1
      ? []
      : [{ type: 'move', entity: 'prestazione', id: only.id, to: 'eseguita', values: { data: giorno, operatore } }]
  if (!entry) return []
  const { nome, prezzo } = k.rowOf(trattamento, entry)
  const values = { paziente, data: giorno, listino, cura: nome, operatore, importo: prezzo, stato: 'eseguita', ...(dente && { dente }) }
  return [{ type: 'create', entity: 'prestazione', values }]
}
