import { loadPlaces } from '../../documents/schedine-alloggiati/places.ts'
import type { Read, Value } from '../../kernel/entity.ts'
import { regoleDi } from './imposta.ts'
import { impostaPrenotazione } from './imposta-soggiorni.ts'
import { comuneFinder } from './movimento-luoghi.ts'
import { permanenzeDi, vicine, type Prenotazione, type Schedina } from './movimento-permanenze.ts'
import type { struttura } from './struttura.ts'

interface Ospitato {
  readonly id: string
  readonly arrivo: string
  readonly partenza: string
  readonly persone: number
  readonly stato: 'arrivato' | 'partito'
}

/** The tax of a stay whose guests have come, in cents: who the schedine free does not pay, as in the declaration. Nothing while there are no settings. */
export async function impostaDovuta(stay: Ospitato, read: Read): Promise<number | undefined> {
  const [house] = await read.find('struttura', [])
  if (!house) return undefined
  const { arrivo, partenza } = stay
  const [bookings, schedine, places] = await Promise.all([
    read.find('prenotazione', vicine('arrivo', arrivo, partenza)),
    read.find('schedina', vicine('data_arrivo', arrivo, partenza)),
    loadPlaces(),
  ])
  const others = bookings.filter(({ id }) => id !== stay.id)
  const stays = permanenzeDi({
    prenotazioni: [...others, stay] as unknown as Prenotazione[],
    schedine: schedine.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as unknown as Schedina[],
    camere: [],
  })
  return impostaPrenotazione(stays, stay.id, regoleDi(house as Value<typeof struttura>), comuneFinder(places))
}
