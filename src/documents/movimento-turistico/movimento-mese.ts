import { addDays, addMonths, daysBetween, endOfMonth, monthOf } from '../../kernel/italian/dates.ts'
import { permanenzeDi } from '../common/permanenze.ts'
import { correzioneDi, correzioniDi, totaliCorretti, type Correzione, type Rilevazione } from './correzioni.ts'
import { countMovement, type Movement } from './count-movement.ts'
import { mancanzeDi, type Mancanza } from './mancanze.ts'
import type { Fetta } from './modulo.ts'
import { nameOfProvincia } from './province.ts'
import type { Archivio, Chiusura, Codici, Prenotazione } from './registro.ts'
import { narrow, soggiorniMovimento, type SoggiornoContato } from './soggiorni-contati.ts'

/** What a figure's rows are drawn with. */
export interface RigaSoggiorno {
  /** Id of the booking. */
  readonly prenotazione: string
  readonly ospite: string
  readonly camera: string
  readonly arrivo: string
  readonly partenza: string
}

interface Scelta extends Fetta {
  /** 'YYYY-MM'. */
  readonly mese: string
}

export interface MovimentoMese {
  /** What it was asked for: while the next answer comes, the last one stays on screen under its own name. */
  readonly richiesta: Scelta
  /** The whole month; a month that is not over is counted up to the night of today. */
  readonly movimento: Movement
  /** The same, narrowed by nationality and reason. */
  readonly scelto: Movement
  /** What somebody has written over the figures of the month, each beside what was counted. */
  readonly correzioni: readonly Correzione[]
  /** That of the form that was asked for. */
  readonly corretto: Correzione | undefined
  /** Arrivals and nights of the whole month with the corrections. */
  readonly totali: { readonly arrivi: number; readonly presenze: number }
  readonly soggiorni: readonly SoggiornoContato[]
  /** The stays behind the figures, by their id. */
  readonly righe: ReadonlyMap<string, RigaSoggiorno>
  /** «Bologna», «Germania», «Provincia da completare»: the names of the groups. */
  readonly nomi: (provenienza: string) => string
  readonly mancanze: readonly Mancanza[]
  readonly dal: string
  /** The last day counted. */
  readonly al: string
  readonly camere: number
  readonly letti: number
  /** Days on which every room was closed. */
  readonly chiusure: readonly string[]
}

/** The records of a month. */
export interface RegistroMese {
  readonly archivio: Archivio
  /** The corrections of the month. */
  readonly rilevazioni: readonly Rilevazione[]
  readonly chiusure: readonly Chiusura[]
}

/** In the last days of a month one prepares that month, before them the one that is over: it is handed in by the first days of the next. */
const LAST_DAYS = 3

/** 'YYYY-MM': the month that the form opens on. */
export function meseDaDichiarare(today: string): string {
  const isEnding = daysBetween(today, endOfMonth(today)) < LAST_DAYS
  return monthOf(isEnding ? today : addMonths(`${monthOf(today)}-01`, -1))
}

/** The months that can be asked for, the latest first: from the first arrival on record, and a year at least. */
export function mesiDal(arrivo: string | undefined, today: string): readonly string[] {
  const yearAgo = monthOf(addMonths(`${monthOf(today)}-01`, -11))
  const first = arrivo === undefined ? yearAgo : monthOf(arrivo)
  const months: string[] = []
  for (let day = `${monthOf(today)}-01`; monthOf(day) >= (first < yearAgo ? first : yearAgo); day = addMonths(day, -1))
    months.push(monthOf(day))
  return months
}

/** The first day of a month, and the last that is counted of it. */
export function giorniDi(mese: string, today: string): { readonly dal: string; readonly al: string } {
  const dal = `${mese}-01`
  const end = endOfMonth(dal)
  return { dal, al: today < end ? today : end }
}

/** 'IT-BO' is «Bologna», '' is who has said nothing. */
const nomeProvenienza =
  ({ nomeStato }: Codici) =>
  (key: string): string => {
    if (key === '') return 'Residenza da completare'
    if (key === 'IT-') return 'Provincia da completare'
    return key.startsWith('IT-') ? nameOfProvincia(key.slice(3)) : nomeStato(key)
  }

/** Days of the period on which no room was for sale. */
function chiusureDi(closures: readonly Chiusura[], rooms: readonly { readonly id: string }[], dal: string, al: string): string[] {
  const days = Array.from({ length: Math.max(0, daysBetween(dal, al) + 1) }, (_, n) => addDays(dal, n))
  const isClosed = (room: string, day: string) =>
    closures.some((row) => row.camera === room && row.dal <= day && day < addDays(row.dal, row.notti))
  return rooms.length === 0 ? [] : days.filter((day) => rooms.every(({ id }) => isClosed(id, day)))
}

/** The stays behind any figure, as rows for people. */
const rigaDi = (id: string, booking: Prenotazione, arrivo: string, camera: string): readonly [string, RigaSoggiorno] => [
  id,
  { prenotazione: booking.id, ospite: booking.ospite, camera, arrivo, partenza: booking.partenza },
]

/** The movement of a month out of the bookings and the schedine (`giorniDi` says which days can touch it). */
export function movimentoMese(
  { archivio, rilevazioni, chiusure }: RegistroMese,
  { mese, nazionalita, turismo }: Scelta,
  today: string,
  codici: Codici,
): MovimentoMese {
  const { dal, al } = giorniDi(mese, today)
  const permanenze = permanenzeDi(archivio)
  const soggiorni = soggiorniMovimento(permanenze, archivio.schedine, codici)
  const rooms = new Map(archivio.camere.map(({ id, nome }) => [id, nome]))
  const conta = (fetta: Fetta) => countMovement(narrow(soggiorni, fetta), mese, undefined, al)
  const movimento = countMovement(soggiorni, mese, undefined, al)
  const correzioni = correzioniDi(rilevazioni, conta)
  return {
    richiesta: { mese, nazionalita, turismo },
    movimento,
    scelto: conta({ nazionalita, turismo }),
    correzioni,
    corretto: correzioneDi(correzioni, { nazionalita, turismo }),
    totali: totaliCorretti(movimento, correzioni),
    soggiorni,
    righe: new Map(
      permanenze.map(({ id, prenotazione, arrivo }) => rigaDi(id, prenotazione, arrivo, rooms.get(prenotazione.camera) ?? '')),
    ),
    nomi: nomeProvenienza(codici),
    mancanze: mancanzeDi({ archivio, permanenze, soggiorni, omonimi: codici.omonimi }, { dal, al, today }),
    dal,
    al,
    camere: archivio.camere.length,
    letti: archivio.camere.reduce((sum, { posti }) => sum + posti, 0),
    chiusure: chiusureDi(chiusure, archivio.camere, dal, al),
  }
}
