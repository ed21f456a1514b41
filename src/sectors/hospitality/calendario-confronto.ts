import * as k from '../../kernel/describe.ts'
import { nostroId, recogniseCalendario, type Identita } from './calendario-identita.ts'
import { fineDi, periodo, pieces, takesRoom, trattoDi, trattoDiStay, type Tratto } from './calendario-notti.ts'
import { canali } from './canali.ts'
import { codiceDi, isClosure, tooLong, voceDi, type Canale, type Richiesta, type Voce } from './calendario-voci.ts'
import { LONGEST, LONGEST_BOOKING } from './durate.ts'

/** Nobody takes bookings further ahead: a later one is a slip of the pen. */
const HORIZON_DAYS = 3 * 366

/** What the house knows of the room, and of stays that came from calendars. */
export interface Book {
  readonly room: k.AnyRow
  readonly bookings: readonly k.AnyRow[]
  readonly closures: readonly k.AnyRow[]
  /** Bookings of the whole house that came from calendars, by their code. */
  readonly imported: ReadonlyMap<string, k.AnyRow>
  readonly rooms: ReadonlyMap<string, string>
  /** The calendar that the file is, and all that the room has. */
  readonly identita: Identita
  readonly calendari: readonly k.AnyRow[]
  /** Records of the house that went out in the file, wherever they stand. */
  readonly nostri: ReadonlySet<string>
}

export async function openBook(richiesta: Richiesta, read: k.Read, { today }: k.At): Promise<Book> {
  const { camera } = richiesta
  const ofRoom = k.eq('camera', camera)
  const near = (field: 'arrivo' | 'dal') => k.gt(field, k.addDays(today, -LONGEST))
  const [rooms, bookings, closures, coded, calendari, nostri] = await Promise.all([
    read.find('camera', []),
    read.find('prenotazione', [ofRoom, near('arrivo')]),
    read.find('chiusura', [ofRoom, near('dal')]),
    read.find('prenotazione', [k.filled('codice_portale'), near('arrivo')]),
    read.find('calendario', [ofRoom]),
    stillHere(richiesta, read),
  ])
  const room = rooms.find(({ id }) => id === camera)
  if (!room) throw new Error(`planCalendario: ${camera} is not a room of this house.`)
  // Of two with the same code the one of this room counts.
  const here = coded.toSorted((a, b) => Number(a['camera'] === camera) - Number(b['camera'] === camera))
  const imported = new Map(here.map((row) => [String(row['codice_portale']), row]))
  const brought = [...bookings, ...closures].filter((row) => row['calendario'] !== undefined)
  return {
    room,
    bookings,
    closures,
    imported,
    rooms: new Map(rooms.map((row) => [row.id, String(row['nome'])])),
    identita: recogniseCalendario(richiesta, calendari, brought),
    calendari,
    nostri,
  }
}

/** Which of the records that a file of ours speaks of are still kept. */
async function stillHere({ calendario, domain }: Richiesta, read: k.Read): Promise<ReadonlySet<string>> {
  const ids = calendario.soggiorni.flatMap(({ uid }) => nostroId(uid, domain) ?? [])
  if (ids.length === 0) return new Set()
  const among = (entity: string) => read.find(entity, [k.oneOf('id', ids)])
  const found = await Promise.all(['prenotazione', 'chiusura'].map(among))
  return new Set(found.flat().map(({ id }) => id))
}

/** A booking with the nights that the file now gives it. */
export interface Mossa {
  readonly row: k.AnyRow
  readonly stay: k.SoggiornoIcal
  readonly conflitto?: string
}

const isSame = (a: Tratto, b: Tratto) => a.dal === b.dal && a.notti === b.notti

/** Stay by stay: what is known and unchanged, what has moved, what is new, and what is left out before the room is looked at. */
export function compare(richiesta: Richiesta, book: Book, { today }: k.At) {
  const voci: Voce[] = []
  const fresh: k.SoggiornoIcal[] = []
  const moved: Mossa[] = []
  let [invariate, passate] = [0, 0]
  // A booking of the same calendar that the file no longer has makes room for whoever has its nights now.
  const standing = book.bookings.filter((row) => row['calendario'] !== book.identita.id)
  const sameNights = new Map(standing.filter(takesRoom).map((row) => [keyOf(trattoDi(row, 'arrivo')), row]))
  const closed = new Set(book.closures.map((row) => keyOf(trattoDi(row, 'dal'))))
  for (const stay of richiesta.calendario.soggiorni) {
    const tratto = trattoDiStay(stay)
    const skip = (motivo: string) => voci.push(voceDi(stay, richiesta, 'saltata', { motivo }))
    const row = book.imported.get(codiceDi(stay.uid))
    const nostro = nostroId(stay.uid, richiesta.domain)
    const twin = sameNights.get(keyOf(tratto))
    if (stay.partenza <= today) passate++
    else if (nostro !== undefined) {
      if (book.nostri.has(nostro)) invariate++
      else skip('Era uscita da qui e in agenda non c’è più.')
    } else if (row) {
      const known = compareKnown(stay, row, richiesta, book)
      if (known === 'same') invariate++
      else if (known === 'moved') moved.push({ row, stay })
      else skip(known.motivo)
    } else if (k.daysBetween(today, stay.arrivo) > HORIZON_DAYS) skip('Arriva fra più di tre anni: controlla la data sul portale.')
    else if (twin && isOne(stay, twin, richiesta)) skip(`Sono già le notti di ${String(twin['ospite'])}.`)
    else if (twin) voci.push(voceDi(stay, richiesta, 'conflitto', { motivo: twice(twin) }))
    else if (isClosure(stay, richiesta) && pieces(tratto).every((piece) => closed.has(keyOf(piece)))) invariate++
    else fresh.push(stay)
  }
  return { voci, fresh, moved, invariate, passate }
}

/** Whether a stay on the nights of a booking is that booking: nights kept closed for it, the same channel, or the same guest. */
const isOne = (stay: k.SoggiornoIcal, twin: k.AnyRow, richiesta: Richiesta): boolean =>
  stay.isBlocked ||
  isClosure(stay, richiesta) ||
  twin['canale'] === richiesta.canale ||
  (stay.ospite !== undefined && k.foldName(stay.ospite) === k.foldName(String(twin['ospite'])))

const twice = (twin: k.AnyRow): string =>
  `Le stesse notti sono di ${String(twin['ospite'])}, canale ${canali[String(twin['canale']) as Canale] ?? 'Reception'}. Se è la stessa prenotazione basta quella; se no la camera è venduta due volte: sposta una delle due.`

const keyOf = ({ dal, notti }: Tratto) => `${dal} ${notti}`

/** A stay whose code the house knows. */
function compareKnown(
  stay: k.SoggiornoIcal,
  row: k.AnyRow,
  { camera }: Richiesta,
  { rooms, identita, calendari }: Book,
): 'same' | 'moved' | { readonly motivo: string } {
  const before = trattoDi(row, 'arrivo')
  const stato = String(row['stato'])
  if (stato === 'cancellata' || stato === 'no_show')
    return { motivo: 'Qui risulta annullata, nel file c’è ancora: annullala anche sul portale, o rimettila fra le confermate.' }
  if (stato === 'partito' || isSame(before, trattoDiStay(stay))) return 'same'
  const other = row['calendario'] !== undefined && row['calendario'] !== identita.id
  if (other && row['camera'] === camera) {
    const from = calendari.find(({ id }) => id === row['calendario'])
    return { motivo: `È arrivata dal calendario ${from ? `«${String(from['nome'])}»` : 'di un altro portale'}: le date le cambia quello.` }
  }
  if (row['camera'] !== camera) {
    const where = rooms.get(String(row['camera'])) ?? 'un’altra camera'
    return { motivo: `È passata in ${where} ${periodo(before.dal, fineDi(before))}: cambia lì le date.` }
  }
  if (stato === 'arrivato' && before.dal !== stay.arrivo) return { motivo: 'Gli ospiti sono già arrivati: cambia le date a mano.' }
  return stay.notti > LONGEST_BOOKING ? { motivo: tooLong(stay) } : 'moved'
}

/**
 * What the file no longer has, or declares cancelled, and is still to come. A calendar takes away only what it brought; a notice
 * about single stays names them by their uids, which are unique in the world.
 */
export function annullate(
  richiesta: Richiesta,
  { bookings, closures, identita }: Book,
  { today }: k.At,
): { readonly id: string; readonly voce: Voce }[] {
  const { calendario } = richiesta
  const declared = new Set(calendario.annullati.map(codiceDi))
  const isThere = presence(calendario)
  const waiting = bookings.filter(({ stato, arrivo }) => (stato === 'confermata' || stato === 'opzione') && String(arrivo) >= today)
  const gone = waiting.filter(({ codice_portale: codice, calendario: from }) => {
    if (typeof codice !== 'string') return false
    if (from !== identita.id) return declared.has(codice) && !calendario.isWhole
    return declared.has(codice) || (calendario.isWhole && !isThere(codice))
  })
  const closing = calendario.soggiorni.filter((stay) => isClosure(stay, richiesta))
  const held = new Set(closing.flatMap((stay) => pieces(trattoDiStay(stay)).map(keyOf)))
  const opened = closures.filter((row) => {
    const tratto = trattoDi(row, 'dal')
    return calendario.isWhole && row['calendario'] === identita.id && fineDi(tratto) > today && !held.has(keyOf(tratto))
  })
  return [
    ...gone.map((row) => ({ id: row.id, voce: annullata(row, 'arrivo', declared.has(String(row['codice_portale']))) })),
    ...opened.map((row) => ({ id: row.id, voce: annullata(row, 'dal', false) })),
  ]
}

/** Whether the file speaks of a code, be it in an event that could not be read. */
function presence({ soggiorni, problems, skipped }: k.CalendarioIcal): (codice: string) => boolean {
  const there = new Set(soggiorni.map(({ uid }) => codiceDi(uid)))
  const unread = [...problems, ...skipped].flatMap(({ uid }) => (uid === undefined ? [] : [uid]))
  for (const uid of unread) there.add(codiceDi(uid))
  const series = problems.flatMap(({ uid }) => (uid === undefined ? [] : [`${uid}/`]))
  return (codice) => there.has(codice) || series.some((start) => codice.startsWith(start))
}

function annullata(row: k.AnyRow, from: 'arrivo' | 'dal', isDeclared: boolean): Voce {
  const tratto = trattoDi(row, from)
  const isBooking = from === 'arrivo'
  const target = { id: row.id, expect: row.version }
  return {
    key: row.id,
    esito: 'annullata',
    tipo: isBooking ? 'prenotazione' : 'chiusura',
    titolo: String(row[isBooking ? 'ospite' : 'motivo']),
    arrivo: tratto.dal,
    partenza: fineDi(tratto),
    motivo: isDeclared ? 'Il portale la dichiara annullata.' : 'Era stata importata, nel file non c’è più.',
    changes: [
      isBooking ? { type: 'move', entity: 'prenotazione', to: 'cancellata', ...target } : { type: 'remove', entity: 'chiusura', ...target },
    ],
  }
}
