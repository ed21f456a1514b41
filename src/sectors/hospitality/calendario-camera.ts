import { calendarioDi, type Esportazione } from '../../documents/calendario-ical/esporta.ts'
import { nostriIn } from '../../documents/calendario-ical/identita.ts'
import { passiDi, pianoDi, type Piano } from '../../documents/calendario-ical/piano.ts'
import type { Casa, Registro, Richiesta as Asked } from '../../documents/calendario-ical/registro.ts'
import type { Passo } from '../../documents/calendario-ical/voci.ts'
import * as k from '../../kernel/describe.ts'
import { calendario } from './calendario.ts'
import { camera } from './camera.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { canali } from './canali.ts'
import { chiusura } from './chiusura.ts'
import { LONGEST, LONGEST_BOOKING, LONGEST_CLOSURE } from './durate.ts'
import { estimateImposta } from './imposta.ts'
import { prenotazione } from './prenotazione.ts'
import { TAKES_ROOM } from './sovrapposizioni.ts'

export type Canale = keyof typeof canali
/** What is asked of a calendar, with the key of its channel. */
export type Richiesta = Omit<Asked, 'canale'> & { readonly canale: Canale }

const CANALI: Readonly<Record<k.Portale, Canale>> = {
  airbnb: 'airbnb',
  booking: 'host',
  expedia: 'expedia',
  vrbo: 'expedia',
  google: 'reception',
}
const PORTALI: ReadonlySet<Canale> = new Set(['airbnb', 'host', 'expedia'])

/** The channel of a calendar; calendars that belong to no portal are the house's own. */
export const canaleDi = (portale: k.Portale | undefined): Canale => (portale ? CANALI[portale] : 'reception')

const casaDi = (read: k.Read, at: k.At): Casa => ({
  canali,
  occupano: TAKES_ROOM,
  massimo: { prenotazione: LONGEST_BOOKING, chiusura: LONGEST_CLOSURE },
  nuovoCalendario: () => k.newId('calendario'),
  imposta: (stay) => estimateImposta(stay, read),
  valida: (values) => k.validate(prenotazione, values, at),
})

const near = (field: 'arrivo' | 'dal', { today }: k.At) => k.gt(field, k.addDays(today, -LONGEST))

/** The bookings and closures of a room that can reach today or a later day. */
async function readNotti(room: string, read: k.Read, at: k.At) {
  const ofRoom = k.eq('camera', room)
  const [bookings, closures] = await Promise.all([
    read.find('prenotazione', [ofRoom, near('arrivo', at)]),
    read.find('chiusura', [ofRoom, near('dal', at)]),
  ])
  return { prenotazioni: k.rowsOf(campiPrenotazione, bookings), chiusure: k.rowsOf(chiusura, closures) }
}

async function readRegistro({ camera: id, calendario: file, domain }: Richiesta, read: k.Read, at: k.At): Promise<Registro> {
  const [rooms, notti, coded, calendari, nostri] = await Promise.all([
    read.find('camera', []),
    readNotti(id, read, at),
    read.find('prenotazione', [k.filled('codice_portale'), near('arrivo', at)]),
    read.find('calendario', [k.eq('camera', id)]),
    stillHere(nostriIn(file, domain), read),
  ])
  const room = rooms.find((row) => row.id === id)
  if (!room) throw new Error(`planCalendario: ${id} is not a room of this house.`)
  return {
    camera: k.rowOf(camera, room),
    ...notti,
    importate: k.rowsOf(campiPrenotazione, coded),
    camere: new Map(k.rowsOf(camera, rooms).map((row) => [row.id, row.nome])),
    calendari: k.rowsOf(calendario, calendari),
    nostri,
  }
}

/** Which of the records that a file of ours speaks of are still kept. */
async function stillHere(ids: readonly string[], read: k.Read): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const among = (entity: string) => read.find(entity, [k.oneOf('id', ids)])
  const found = await Promise.all(['prenotazione', 'chiusura'].map(among))
  return new Set(found.flat().map(({ id }) => id))
}

/** What a calendar changes in the book of a room, before anything is done; see `pianoDi`. */
export async function planCalendario(richiesta: Richiesta, read: k.Read, at: k.At, breathe?: () => Promise<unknown>): Promise<Piano> {
  const { canale: key } = richiesta
  const canale = { key, label: canali[key], isPortale: PORTALI.has(key) }
  return pianoDi({ ...richiesta, canale }, await readRegistro(richiesta, read, at), casaDi(read, at), at.today, breathe)
}

function cambioDi(passo: Passo): k.Change {
  if (passo.fa === 'prenota' || passo.fa === 'chiude')
    return { type: 'create', entity: passo.fa === 'prenota' ? 'prenotazione' : 'chiusura', values: passo.values }
  if (passo.fa === 'collega') return { type: 'create', entity: 'calendario', id: passo.id, values: passo.values }
  const { id, version: expect } = passo
  if (passo.fa === 'sposta') return { type: 'update', entity: 'prenotazione', id, values: passo.values, expect }
  if (passo.fa === 'annulla') return { type: 'move', entity: 'prenotazione', to: 'cancellata', id, expect }
  return { type: 'remove', entity: 'chiusura', id, expect }
}

/** Everything to commit for a plan; what frees a room stands first. */
export const cambiDi = (piano: Piano, asked: Pick<Richiesta, 'annulla'>): readonly k.Change[] => passiDi(piano, asked).map(cambioDi)

/** The nights of a room that are taken from today on, as a file for portals and calendar programs: «camera-101.ics». */
export async function exportCalendario(asked: Esportazione & { readonly camera: string }, read: k.Read, at: k.At) {
  const [room, { prenotazioni, chiusure }] = await Promise.all([read.get('camera', asked.camera), readNotti(asked.camera, read, at)])
  const nome = typeof room?.['nome'] === 'string' ? room['nome'] : 'Camera'
  const taken = prenotazioni.filter(({ stato }) => TAKES_ROOM.includes(stato))
  return calendarioDi({ nome, prenotazioni: taken, chiusure }, asked, at.today)
}
