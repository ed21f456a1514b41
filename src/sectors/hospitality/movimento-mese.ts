import { countMovement, type Movement } from '../../documents/movimento-turistico/count-movement.ts'
import { nameOfProvincia } from '../../documents/movimento-turistico/province.ts'
import { placeName } from '../../documents/schedine-alloggiati/place-name.ts'
import type { Places } from '../../documents/schedine-alloggiati/places.ts'
import * as k from '../../kernel/describe.ts'
import { comuneFinder, omonimiDi } from './movimento-luoghi.ts'
import { correzioneDi, correzioniDi, readRilevazioni, totaliCorretti, type Correzione } from './movimento-corretto.ts'
import { mancanzeDi, type Mancanza } from './movimento-mancanze.ts'
import { readArchivio, permanenzeDi, type Prenotazione } from './movimento-permanenze.ts'
import { narrow, soggiorniMovimento, type Nazionalita, type SoggiornoContato, type Turismo } from './movimento.ts'
import { stateOfCode, stati } from './stati.ts'
import { readLuoghi } from './tabelle.ts'
import { LONGEST } from './durate.ts'

/** What a figure's rows are drawn with. */
export interface RigaSoggiorno {
  /** Id of the booking. */
  readonly prenotazione: string
  readonly ospite: string
  readonly camera: string
  readonly arrivo: string
  readonly partenza: string
}

interface Scelta {
  readonly mese: string
  readonly nazionalita?: Nazionalita | undefined
  readonly turismo?: Turismo | undefined
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

/** In the last days of a month one prepares that month, before them the one that is over: it is handed in by the first days of the next. */
const LAST_DAYS = 3

/** 'YYYY-MM': the month that the form opens on. */
export function meseDaDichiarare(today: string): string {
  const isEnding = k.daysBetween(today, k.endOfMonth(today)) < LAST_DAYS
  return k.monthOf(isEnding ? today : k.addMonths(`${k.monthOf(today)}-01`, -1))
}

/** The months that can be asked for, the latest first: from the first arrival on record, and a year at least. */
export async function mesiDisponibili(store: k.Store, { today }: k.At): Promise<readonly string[]> {
  const { rows } = await store.query({
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['arrivato', 'partito'])],
    sort: [k.asc('arrivo')],
    page: { offset: 0, limit: 1 },
  })
  const yearAgo = k.monthOf(k.addMonths(`${k.monthOf(today)}-01`, -11))
  const first = rows[0] ? k.monthOf(String(rows[0]['arrivo'])) : yearAgo
  const months: string[] = []
  for (let day = `${k.monthOf(today)}-01`; k.monthOf(day) >= (first < yearAgo ? first : yearAgo); day = k.addMonths(day, -1))
    months.push(k.monthOf(day))
  return months
}

/** 'IT-BO' is «Bologna», '' is who has said nothing. */
const nomeProvenienza =
  (places: Places) =>
  (key: string): string => {
    if (key === '') return 'Residenza da completare'
    if (key === 'IT-') return 'Provincia da completare'
    if (key.startsWith('IT-')) return nameOfProvincia(key.slice(3))
    const newer = places.get(key)
    return stati[stateOfCode(key) ?? ''] ?? (newer ? placeName(newer) : key)
  }

/** Days of the period on which no room was for sale. */
function chiusureDi(closures: readonly k.AnyRow[], rooms: readonly { readonly id: string }[], dal: string, al: string): string[] {
  const days = Array.from({ length: Math.max(0, k.daysBetween(dal, al) + 1) }, (_, n) => k.addDays(dal, n))
  const isClosed = (room: string, day: string) =>
    closures.some((row) => row['camera'] === room && String(row['dal']) <= day && day < k.addDays(String(row['dal']), Number(row['notti'])))
  return rooms.length === 0 ? [] : days.filter((day) => rooms.every(({ id }) => isClosed(id, day)))
}

/** The stays behind any figure, as rows for people. */
const rigaDi = (id: string, booking: Prenotazione, arrivo: string, camera: string): readonly [string, RigaSoggiorno] => [
  id,
  { prenotazione: booking.id, ospite: booking.ospite, camera, arrivo, partenza: booking.partenza },
]

/** The movement of a month out of the bookings and the schedine. */
export async function readMovimento(store: k.Store, { mese, nazionalita, turismo }: Scelta, { today }: k.At): Promise<MovimentoMese> {
  const dal = `${mese}-01`
  const end = k.endOfMonth(dal)
  const al = today < end ? today : end
  const [places, archivio, rilevazioni, closures] = await Promise.all([
    readLuoghi(store),
    readArchivio(store, dal, al),
    readRilevazioni(store, mese),
    k.allRows(store, {
      entity: 'chiusura',
      where: [k.lte('dal', al), k.gt('dal', k.addDays(dal, -LONGEST))],
    }),
  ])
  const permanenze = permanenzeDi(archivio)
  const soggiorni = soggiorniMovimento(permanenze, archivio.schedine, comuneFinder(places))
  const rooms = new Map(archivio.camere.map(({ id, nome }) => [id as string, nome]))
  const conta = (fetta: { readonly nazionalita?: string | undefined; readonly turismo?: string | undefined }) =>
    countMovement(narrow(soggiorni, fetta as Pick<Scelta, 'nazionalita' | 'turismo'>), mese, undefined, al)
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
    nomi: nomeProvenienza(places),
    mancanze: mancanzeDi({ archivio, permanenze, soggiorni, omonimi: omonimiDi(places) }, { dal, al, today }),
    dal,
    al,
    camere: archivio.camere.length,
    letti: archivio.camere.reduce((sum, { posti }) => sum + posti, 0),
    chiusure: chiusureDi(closures.rows, archivio.camere, dal, al),
  }
}
