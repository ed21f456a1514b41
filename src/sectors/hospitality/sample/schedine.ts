import type * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { invio } from '../invio.ts'
import type { schedina } from '../schedina.ts'
import { datiOspite } from '../../../documents/schedine-alloggiati/schedina-di.ts'
import { tipiDi } from './comitive.ts'
import type { righeOspiti } from './ospiti.ts'
import type { Prenotazione } from './prenotazioni.ts'

type Riga = k.Stored<'schedina', (typeof schedina)['fields']>
type Invio = k.Stored<'invio', (typeof invio)['fields']>
/** Somebody as the police form asks, without the stay. */
export type Alloggiato = Omit<
  Riga,
  'id' | 'version' | 'capo' | 'famiglia_gruppo' | 'data_arrivo' | 'notti_permanenza' | 'ora_arrivo' | 'prenotazione' | 'invio' | 'stato'
>

/** The people of a booking on the day they came, the head first. */
export interface Arrivo {
  readonly booking: Prenotazione['id']
  readonly arrivo: string
  readonly notti: number
  readonly ora: string
  readonly people: readonly Alloggiato[]
}

/** The moment that a sample is made for; without an hour the day is over. */
export interface Moment {
  readonly today: string
  readonly time: string | undefined
}

/** Who sleeps under which of the given bookings, the head of the family first. */
const CHI: Readonly<Record<string, { readonly ospiti: readonly number[]; readonly ora: string }>> = {
  prenotazione_1: { ospiti: [1], ora: '11:20' },
  prenotazione_2: { ospiti: [2, 3], ora: '10:05' },
  prenotazione_3: { ospiti: [4, 5, 6, 7], ora: '16:40' },
  prenotazione_4: { ospiti: [8], ora: '18:15' },
}

/** The arrivals of the given bookings; those of today have come by now. */
export function arriviDati(
  bookings: readonly Prenotazione[],
  ospiti: ReturnType<typeof righeOspiti>,
  { today, time }: Partial<Moment> = {},
): Arrivo[] {
  const known = new Map(ospiti.map((row) => [row.id as string, row]))
  return bookings.flatMap(({ id, arrivo, notti }) => {
    const who = CHI[id]
    if (!who) return []
    const people = who.ospiti.map((n, at): Alloggiato => {
      const [head, other] = tipiDi[who.ospiti.length === 1 ? 'solo' : 'famiglia']
      const dati = datiOspite(known.get(`ospite_${n}`)) as Partial<Alloggiato>
      return { ...dati, tipo_alloggiato: at === 0 ? head : other, ospite: `ospite_${n}` }
    })
    return [{ booking: id, arrivo, notti, ora: arrivo === today ? goneBy(who.ora, time) : who.ora, people }]
  })
}

/** The schedine of who has arrived: those of today still to be sent, the others in one file for each day, sent that evening. */
export function righeSchedine(
  today: string,
  arrivi: readonly Arrivo[],
): { readonly schedine: readonly Riga[]; readonly invii: readonly Invio[] } {
  const schedine: Riga[] = []
  const invii: Invio[] = []
  for (const [giorno, ofDay] of Map.groupBy(arrivi, ({ arrivo }) => arrivo)) {
    const file: Invio['id'] = `invio_${invii.length + 1}`
    const isSent = giorno < today
    let righe = 0
    for (const [at, { booking, notti, ora, people }] of ofDay.entries()) {
      righe += people.length
      const capo = `schedina_${schedine.length + 1}` as const
      for (const [place, person] of people.entries()) {
        schedine.push({
          ...person,
          id: `schedina_${schedine.length + 1}`,
          version: 1,
          ...(place > 0 && { capo }),
          famiglia_gruppo: at + 1,
          data_arrivo: giorno,
          ora_arrivo: ora,
          notti_permanenza: notti,
          prenotazione: booking,
          ...(isSent && { invio: file }),
          stato: isSent ? 'inviata' : 'da_inviare',
        })
      }
    }
    if (!isSent) continue
    const nome_file = `schedine-${giorno}.txt`
    const ricevuta = `R${giorno.replaceAll('-', '')}`
    invii.push({ id: file, version: 1, nome_file, giorno, ora: '21:00', autore: 'Reception', righe, tracciato: 'schedine', ricevuta })
  }
  return { schedine, invii }
}
