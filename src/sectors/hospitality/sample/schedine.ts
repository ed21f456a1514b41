import type { Stored } from '../../../kernel/fields/shapes.ts'
import type { invio } from '../invio.ts'
import type { schedina, TipoSchedina } from '../schedina.ts'
import { datiOspite } from '../schedina-di.ts'
import { righeOspiti } from './ospiti.ts'
import type { Prenotazione } from './prenotazioni.ts'

type Riga = Stored<'schedina', (typeof schedina)['fields']>
type Invio = Stored<'invio', (typeof invio)['fields']>

/** Who sleeps under which booking, the head of the family first. */
const CHI: Readonly<Record<string, { readonly ospiti: readonly number[]; readonly ora: string }>> = {
  prenotazione_1: { ospiti: [1], ora: '11:20' },
  prenotazione_2: { ospiti: [2, 3], ora: '10:05' },
  prenotazione_3: { ospiti: [4, 5, 6, 7], ora: '16:40' },
  prenotazione_4: { ospiti: [8], ora: '18:15' },
}

/** The schedine of who has arrived: those of today still to be sent, the others sent on the evening of their day. */
export function righeSchedine(
  today: string,
  bookings: readonly Prenotazione[],
): { readonly schedine: readonly Riga[]; readonly invii: readonly Invio[] } {
  const people = new Map(righeOspiti().map((row) => [row.id as string, row]))
  const schedine: Riga[] = []
  const invii: Invio[] = []
  for (const booking of bookings) {
    const known = CHI[booking.id]
    if (!known) continue
    const isSent = booking.arrivo < today
    const file: Invio['id'] = `invio_${invii.length + 1}`
    known.ospiti.forEach((n, at) => {
      const guest = people.get(`ospite_${n}`)
      schedine.push({
        ...(datiOspite(guest) as Partial<Riga>),
        id: `schedina_${schedine.length + 1}`,
        version: 1,
        famiglia_gruppo: 1,
        tipo_alloggiato: kindOf(known.ospiti.length, at),
        data_arrivo: booking.arrivo,
        ora_arrivo: known.ora,
        notti_permanenza: booking.notti,
        prenotazione: booking.id,
        ospite: `ospite_${n}`,
        ...(isSent && { invio: file }),
        stato: isSent ? 'inviata' : 'da_inviare',
      })
    })
    if (!isSent) continue
    const nome_file = `schedine-${booking.arrivo}.txt`
    const values = { nome_file, giorno: booking.arrivo, ora: '21:30', autore: 'Reception', righe: known.ospiti.length } as const
    invii.push({ id: file, version: 1, ...values, tracciato: 'schedine', ricevuta: `R${booking.arrivo.replaceAll('-', '')}` })
  }
  return { schedine, invii }
}

const kindOf = (people: number, at: number): TipoSchedina => (people === 1 ? 'singolo' : at === 0 ? 'capofamiglia' : 'familiare')
