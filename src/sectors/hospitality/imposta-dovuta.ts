import type { Ospitata } from '../../documents/common/permanenze.ts'
import { impostaPrenotazione } from '../../documents/imposta-soggiorno/imposta-trimestre.ts'
import { comuneFinder } from '../../documents/schedine-alloggiati/comune-finder.ts'
import { loadPlaces } from '../../documents/schedine-alloggiati/places.ts'
import * as k from '../../kernel/describe.ts'
import { vicine } from './archivio.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { campiSchedina } from './campi-schedina.ts'
import { struttura } from './struttura.ts'

/** The tax of a stay whose guests have come, in cents; see `impostaPrenotazione`. Nothing while there are no settings. */
export async function impostaDovuta(stay: Ospitata, read: k.Read): Promise<number | undefined> {
  const [house] = await read.find('struttura', [])
  if (!house) return undefined
  const { arrivo, partenza } = stay
  const [bookings, schedine, places] = await Promise.all([
    read.find('prenotazione', vicine('arrivo', arrivo, partenza)),
    read.find('schedina', vicine('data_arrivo', arrivo, partenza)),
    loadPlaces(),
  ])
  const intorno = { prenotazioni: k.rowsOf(campiPrenotazione, bookings), schedine: k.rowsOf(campiSchedina, schedine) }
  return impostaPrenotazione(stay, intorno, k.rowOf(struttura, house), comuneFinder(places))
}
