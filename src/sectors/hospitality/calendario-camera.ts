import type { CalendarioIcal, SoggiornoIcal } from '../../documents/calendario-ical/soggiorno.ts'
import type { At } from '../../kernel/at.ts'
import type { Read } from '../../kernel/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import type { Change } from '../../kernel/store/change.ts'
import { fineDi, Notti, prendeCamera, trattoDi, type Tratto } from './calendario-notti.ts'
import { bozzaDi, codiceDi, isImportato, motivoDi, motivoPortale, ospiteDi, periodo, type Richiesta, type Voce } from './calendario-voci.ts'
import { stimaImposta } from './imposta.ts'

/** Nobody takes bookings further ahead: a later one is a slip of the pen. */
const HORIZON_DAYS = 3 * 366
const LONGEST_BOOKING = 365
const LONGEST_CLOSURE = 366

export interface Piano {
  /** By day of arrival. */
  readonly voci: readonly Voce[]
  /** Stays of the file that are in the house's book already, just so. */
  readonly invariate: number
  /** Stays that are over. */
  readonly passate: number
}

/** Everything to commit for a plan, with or without the cancellations; what frees a room stands first. */
export function cambiDi({ voci }: Piano, { annulla }: { readonly annulla: boolean }): readonly Change[] {
  const of = (esito: Voce['esito']) => voci.filter((voce) => voce.esito === esito).flatMap(({ changes }) => changes)
  return [...(annulla ? of('annullata') : []), ...of('spostata'), ...of('nuova')]
}

/**
 * What a calendar changes in the book of a room, before anything is done. New stays become bookings, or closures; those
 * imported before follow their new days; those that the file no longer has, from the same channel and still to come, are
 * proposed as cancelled. Who would meet somebody else in the room stays out and is told. `annulla` says whether the
 * cancelled ones make room for others.
 */
export async function planCalendario(richiesta: Richiesta, annulla: boolean, read: Read, at: At): Promise<Piano> {
  const book = await openBook(richiesta, read, at)
  const { voci, fresh, moved, ...counts } = compare(richiesta, book, at)
  const gone = annullate(richiesta, book, at)
  const notti = new Notti(String(book.room['nome']))
  const freed = new Set(annulla ? gone.map(({ id }) => id) : [])
  const placed = place(moved, { ...book, freed, name: String(book.room['nome']) }, notti)
  voci.push(...gone.map(({ voce }) => voce), ...(await Promise.all(placed.map((mossa) => spostata(mossa, book.room, read)))))
  for (const stay of fresh) voci.push(...(await nuove(stay, { richiesta, room: book.room, notti, read, at })))
  return { voci: voci.toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo))), ...counts }
}

interface Book {
  readonly room: AnyRow
  readonly bookings: readonly AnyRow[]
  readonly closures: readonly AnyRow[]
  /** Bookings of the whole house that came from calendars, by their code. */
  readonly imported: ReadonlyMap<string, AnyRow>
  readonly rooms: ReadonlyMap<string, string>
}

async function openBook({ camera }: Richiesta, read: Read, { today }: At): Promise<Book> {
  const ofRoom = { field: 'camera', op: 'eq', value: camera } as const
  const near = (field: 'arrivo' | 'dal') => ({ field, op: 'gt', value: addDays(today, -LONGEST_CLOSURE) }) as const
  const [rooms, bookings, closures, coded] = await Promise.all([
    read.find('camera', []),
    read.find('prenotazione', [ofRoom, near('arrivo')]),
    read.find('chiusura', [ofRoom, near('dal')]),
    read.find('prenotazione', [{ field: 'codice_portale', op: 'filled' }, near('arrivo')]),
  ])
  const room = rooms.find(({ id }) => id === camera)
  if (!room) throw new Error(`planCalendario: ${camera} is not a room of this house.`)
  // Of two with the same code the one of this room counts.
  const here = coded.toSorted((a, b) => Number(a['camera'] === camera) - Number(b['camera'] === camera))
  const imported = new Map(here.map((row) => [String(row['codice_portale']), row]))
  return { room, bookings, closures, imported, rooms: new Map(rooms.map((row) => [row.id, String(row['nome'])])) }
}

interface Mossa {
  readonly row: AnyRow
  readonly stay: SoggiornoIcal
  readonly conflitto?: string
}

const isClosure = ({ isBlocked, isUnsure }: SoggiornoIcal, { incerte }: Richiesta) => isBlocked && !(isUnsure && incerte === 'prenotazioni')
const trattoDiStay = ({ arrivo, notti }: SoggiornoIcal): Tratto => ({ dal: arrivo, notti })
const isSame = (a: Tratto, b: Tratto) => a.dal === b.dal && a.notti === b.notti

/** Stay by stay: what is known and unchanged, what has moved, what is new, and what is left out before the room is looked at. */
function compare(richiesta: Richiesta, book: Book, { today }: At) {
  const voci: Voce[] = []
  const fresh: SoggiornoIcal[] = []
  const moved: Mossa[] = []
  let [invariate, passate] = [0, 0]
  // A booking of the same channel that the file no longer has makes room for whoever has its nights now.
  const standing = book.bookings.filter((row) => !(isImportato(row['codice_portale']) && row['canale'] === richiesta.canale))
  const own = new Set([...book.bookings, ...book.closures].map(({ id }) => id))
  const sameNights = new Map(standing.filter(prendeCamera).map((row) => [keyOf(trattoDi(row, 'arrivo')), row]))
  const closed = new Set(book.closures.map((row) => keyOf(trattoDi(row, 'dal'))))
  for (const stay of richiesta.calendario.soggiorni) {
    const tratto = trattoDiStay(stay)
    const skip = (motivo: string) => voci.push(voceDi(stay, richiesta, 'saltata', { motivo }))
    const row = book.imported.get(codiceDi(stay.uid))
    const twin = sameNights.get(keyOf(tratto))
    if (stay.partenza <= today) passate++
    else if (row) {
      const known = compareKnown(stay, row, richiesta, book)
      if (known === 'same') invariate++
      else if (known === 'moved') moved.push({ row, stay })
      else skip(known.motivo)
    } else if (own.has(stay.uid.split('@')[0] ?? '')) invariate++
    else if (daysBetween(today, stay.arrivo) > HORIZON_DAYS) skip('Arriva fra più di tre anni: controlla la data sul portale.')
    else if (twin) skip(`Sono già le notti di ${String(twin['ospite'])}.`)
    else if (isClosure(stay, richiesta) && pieces(tratto).every((piece) => closed.has(keyOf(piece)))) invariate++
    else fresh.push(stay)
  }
  return { voci, fresh, moved, invariate, passate }
}

const keyOf = ({ dal, notti }: Tratto) => `${dal} ${notti}`

/** A stay whose code the house knows. */
function compareKnown(
  stay: SoggiornoIcal,
  row: AnyRow,
  { camera }: Richiesta,
  { rooms }: Book,
): 'same' | 'moved' | { readonly motivo: string } {
  const before = trattoDi(row, 'arrivo')
  const stato = String(row['stato'])
  if (stato === 'cancellata' || stato === 'no_show')
    return { motivo: 'Qui risulta annullata, nel file c’è ancora: annullala anche sul portale, o rimettila fra le confermate.' }
  if (stato === 'partito' || isSame(before, trattoDiStay(stay))) return 'same'
  if (row['camera'] !== camera) {
    const where = rooms.get(String(row['camera'])) ?? 'un’altra camera'
    return { motivo: `È passata in ${where} ${periodo(before.dal, fineDi(before))}: cambia lì le date.` }
  }
  if (stato === 'arrivato' && before.dal !== stay.arrivo) return { motivo: 'Gli ospiti sono già arrivati: cambia le date a mano.' }
  return stay.notti > LONGEST_BOOKING ? { motivo: tooLong(stay) } : 'moved'
}

const tooLong = ({ notti }: SoggiornoIcal) => `Dura ${notti} notti, più di un anno: inseriscila a mano.`

/** What the file no longer has, or declares cancelled, and is still to come. */
function annullate(richiesta: Richiesta, { bookings, closures }: Book, { today }: At): { readonly id: string; readonly voce: Voce }[] {
  const { calendario, canale } = richiesta
  const declared = new Set(calendario.annullati.map(codiceDi))
  const isThere = presence(calendario)
  const waiting = bookings.filter(({ stato, arrivo }) => (stato === 'confermata' || stato === 'opzione') && String(arrivo) >= today)
  const gone = waiting.filter(({ codice_portale: codice, canale: from }) => {
    if (!isImportato(codice)) return false
    return declared.has(codice) || (calendario.isWhole && from === canale && !isThere(codice))
  })
  const closing = calendario.soggiorni.filter((stay) => isClosure(stay, richiesta))
  const held = new Set(closing.flatMap((stay) => pieces(trattoDiStay(stay)).map(keyOf)))
  const reason = motivoPortale(canale)
  const opened = closures.filter((row) => {
    const tratto = trattoDi(row, 'dal')
    return calendario.isWhole && reason !== undefined && row['motivo'] === reason && fineDi(tratto) > today && !held.has(keyOf(tratto))
  })
  return [
    ...gone.map((row) => ({ id: row.id, voce: annullata(row, 'arrivo', declared.has(String(row['codice_portale']))) })),
    ...opened.map((row) => ({ id: row.id, voce: annullata(row, 'dal', false) })),
  ]
}

/** Whether the file speaks of a code, be it in an event that could not be read. */
function presence({ soggiorni, problems, skipped }: CalendarioIcal): (codice: string) => boolean {
  const there = new Set(soggiorni.map(({ uid }) => codiceDi(uid)))
  const unread = [...problems, ...skipped].flatMap(({ uid }) => (uid === undefined ? [] : [uid]))
  for (const uid of unread) there.add(codiceDi(uid))
  const series = problems.flatMap(({ uid }) => (uid === undefined ? [] : [`${uid}/`]))
  return (codice) => there.has(codice) || series.some((start) => codice.startsWith(start))
}

function annullata(row: AnyRow, from: 'arrivo' | 'dal', isDeclared: boolean): Voce {
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

/**
 * The nights of the house after everybody has moved. Who finds his new nights taken keeps the old ones, which may take them
 * from another: then all are tried again.
 */
function place(
  moved: readonly Mossa[],
  book: Pick<Book, 'bookings' | 'closures'> & { freed: ReadonlySet<string>; name: string },
  notti: Notti,
) {
  const refused = new Map<string, string>()
  const ids = new Set(moved.map(({ row }) => row.id))
  const isMoving = ({ id }: AnyRow) => ids.has(id) && !refused.has(id)
  for (let tries = 0; tries <= moved.length; tries++) {
    const trial = new Notti(book.name)
    fill(trial, book, isMoving)
    const clash = moved.find(({ row, stay }) => {
      if (refused.has(row.id)) return false
      const said = trial.clash(trattoDiStay(stay))
      if (said) refused.set(row.id, said)
      else trial.claimStay(trattoDiStay(stay), String(row['ospite']))
      return said !== undefined
    })
    if (!clash) break
  }
  fill(notti, book, isMoving)
  for (const { row, stay } of moved) if (!refused.has(row.id)) notti.claimStay(trattoDiStay(stay), String(row['ospite']))
  return moved.map((mossa): Mossa => {
    const conflitto = refused.get(mossa.row.id)
    return conflitto ? { ...mossa, conflitto } : mossa
  })
}

function fill(
  notti: Notti,
  { bookings, closures, freed }: Pick<Book, 'bookings' | 'closures'> & { freed: ReadonlySet<string> },
  isMoving: (row: AnyRow) => boolean,
): void {
  for (const row of bookings) if (prendeCamera(row) && !freed.has(row.id) && !isMoving(row)) notti.claimBooking(row)
  for (const row of closures) if (!freed.has(row.id)) notti.claimClosure(row)
}

/** The price follows the nights where it is the list price, and the tax where it is the estimate. */
async function spostata({ row, stay, conflitto }: Mossa, room: AnyRow, read: Read): Promise<Voce> {
  const before = trattoDi(row, 'arrivo')
  const persone = Number(row['persone'])
  const [wasTax, tax] = await Promise.all([
    stimaImposta({ arrivo: before.dal, notti: before.notti, persone }, read),
    stimaImposta({ arrivo: stay.arrivo, notti: stay.notti, persone }, read),
  ])
  const price = Number(room['prezzo'])
  const values = {
    arrivo: stay.arrivo,
    notti: stay.notti,
    ...(row['importo'] === price * before.notti && { importo: price * stay.notti }),
    ...(row['imposta'] !== undefined && row['imposta'] === wasTax && { imposta: tax }),
  }
  return {
    key: row.id,
    esito: conflitto ? 'conflitto' : 'spostata',
    tipo: 'prenotazione',
    titolo: String(row['ospite']),
    arrivo: stay.arrivo,
    partenza: stay.partenza,
    motivo: conflitto ?? `Prima era ${periodo(before.dal, fineDi(before))}.`,
    changes: conflitto ? [] : [{ type: 'update', entity: 'prenotazione', id: row.id, values, expect: row.version }],
  }
}

interface Setting {
  readonly richiesta: Richiesta
  readonly room: AnyRow
  readonly notti: Notti
  readonly read: Read
  readonly at: At
}

/** A stay that the house does not know: a booking, a closure, or why neither. */
async function nuove(stay: SoggiornoIcal, { richiesta, room, notti, read, at }: Setting): Promise<Voce[]> {
  const { canale } = richiesta
  const voce = (esito: Voce['esito'], more: Partial<Voce>) => [voceDi(stay, richiesta, esito, more)]
  const tratto = trattoDiStay(stay)
  const closes = isClosure(stay, richiesta)
  if (!closes && stay.notti > LONGEST_BOOKING) return voce('saltata', { motivo: tooLong(stay) })
  const said = notti.clash(tratto)
  if (said) return voce('conflitto', { motivo: said })
  if (closes) {
    const motivo = motivoDi(stay, canale)
    notti.claimStay(tratto, `«${motivo}»`)
    const changes = pieces(tratto).map((piece): Change => ({
      type: 'create',
      entity: 'chiusura',
      values: { camera: room.id, motivo, ...piece },
    }))
    return voce('nuova', { changes })
  }
  const camera = { id: room.id, posti: Number(room['posti']), prezzo: Number(room['prezzo']) }
  const persone = Math.min(2, camera.posti)
  const imposta = await stimaImposta({ arrivo: stay.arrivo, notti: stay.notti, persone }, read)
  const bozza = bozzaDi(stay, { camera, canale, imposta, at })
  if ('motivo' in bozza) return voce('saltata', { motivo: bozza.motivo })
  notti.claimStay(tratto, ospiteDi(stay, canale))
  return voce('nuova', { changes: [{ type: 'create', entity: 'prenotazione', values: bozza.values }] })
}

/** Closures are kept for a year at most: longer ones follow each other. */
function pieces({ dal, notti }: Tratto): readonly Tratto[] {
  const count = Math.ceil(notti / LONGEST_CLOSURE)
  return Array.from({ length: count }, (_, n) => ({
    dal: addDays(dal, n * LONGEST_CLOSURE),
    notti: Math.min(LONGEST_CLOSURE, notti - n * LONGEST_CLOSURE),
  }))
}

function voceDi(stay: SoggiornoIcal, richiesta: Richiesta, esito: Voce['esito'], more: Partial<Voce>): Voce {
  const closes = isClosure(stay, richiesta)
  return {
    key: stay.uid,
    esito,
    tipo: closes ? 'chiusura' : 'prenotazione',
    titolo: closes ? motivoDi(stay, richiesta.canale) : ospiteDi(stay, richiesta.canale),
    arrivo: stay.arrivo,
    partenza: stay.partenza,
    changes: [],
    ...more,
  }
}
