import { loadPlaces } from '../../documents/schedine-alloggiati/places.ts'
import * as k from '../../kernel/describe.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { campiSchedina } from './campi-schedina.ts'
import { regoleDi } from './imposta.ts'
import { impostaPrenotazione } from './imposta-soggiorni.ts'
import { comuneFinder } from './movimento-luoghi.ts'
import { permanenzeDi, vicine, type Ospitata } from './movimento-permanenze.ts'
import { struttura } from './struttura.ts'

/** The tax of a stay whose guests have come, in cents: who the schedine free does not pay, as in the declaration. Nothing while there are no settings. */
export async function impostaDovuta(stay: Ospitata, read: k.Read): Promise<number | undefined> {
  const [house] = await read.find('struttura', [])
  if (!house) return undefined
  const { arrivo, partenza } = stay
  const [bookings, schedine, places] = await Promise.all([
    read.find('prenotazione', vicine('arrivo', arrivo, partenza)),
    read.find('schedina', vicine('data_arrivo', arrivo, partenza)),
    loadPlaces(),
  ])
  const others = bookings.filter(({ id }) => id !== stay.id)
  const stays = permanenzeDi<Ospitata>({
    prenotazioni: [...k.rowsOf(campiPrenotazione, others), stay],
    schedine: k.rowsOf(campiSchedina, schedine).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
  return impostaPrenotazione(stays, stay.id, regoleDi(k.rowOf(struttura, house)), comuneFinder(places))
}
