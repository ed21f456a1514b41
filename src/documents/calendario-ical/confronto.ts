import type { CalendarioIcal, SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import { foldName } from '../../kernel/italian/words.ts'
import { nostroId, recogniseCalendario, type Identita } from './identita.ts'
import { fineDi, periodo, pieces, trattoDi, type Tratto } from './notti-camera.ts'
import type { Casa, Chiusura, Prenotazione, Registro, Richiesta } from './registro.ts'
import { codiceDi, isClosure, tooLong, voceDi, type Voce } from './voci.ts'

/** Nobody takes bookings further ahead: a later one is a slip of the pen. */
const HORIZON_DAYS = 3 * 366

/** The register of the room, opened for one file. */
export interface Book extends Registro {
  /** Bookings of the whole house that came from calendars, by their code. */
  readonly imported: ReadonlyMap<string, Prenotazione>
  /** The calendar that the file is. */
  readonly identita: Identita
  readonly casa: Casa
}

export function openBook(richiesta: Richiesta, registro: Registro, casa: Casa): Book {
  const { prenotazioni, chiusure, importate, calendari } = registro
  // Of two with the same code the one of this room counts.
  const here = importate.toSorted((a, b) => Number(a.camera === richiesta.camera) - Number(b.camera === richiesta.camera))
  const brought = [...prenotazioni, ...chiusure].filter((row) => row.calendario !== undefined)
  return {
    ...registro,
    imported: new Map(here.map((row) => [String(row.codice_portale), row])),
    identita: recogniseCalendario(richiesta, calendari, brought, () => casa.nuovoCalendario()),
    casa,
  }
}

/** Whether a booking takes its room. */
export const takesRoom = ({ stato }: Prenotazione, { occupano }: Casa): boolean => occupano.includes(stato)

/** A booking with the nights that the file now gives it. */
export interface Mossa {
  readonly row: Prenotazione
  readonly stay: SoggiornoIcal
  readonly conflitto?: string
}

const isSame = (a: Tratto, b: Tratto) => a.dal === b.dal && a.notti === b.notti

/** Stay by stay: what is known and unchanged, what has moved, what is new, and what is left out before the room is looked at. */
export function compare(richiesta: Richiesta, book: Book, today: string) {
  const { casa } = book
  const voci: Voce[] = []
  const fresh: SoggiornoIcal[] = []
  const moved: Mossa[] = []
  let [invariate, passate] = [0, 0]
  // A booking of the same calendar that the file no longer has makes room for whoever has its nights now.
  const standing = book.prenotazioni.filter((row) => row.calendario !== book.identita.id)
  const sameNights = new Map(standing.filter((row) => takesRoom(row, casa)).map((row) => [keyOf(trattoDi(row)), row]))
  const closed = new Set(book.chiusure.map(keyOf))
  for (const stay of richiesta.calendario.soggiorni) {
    const tratto = trattoDi(stay)
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
    } else if (daysBetween(today, stay.arrivo) > HORIZON_DAYS) skip('Arriva fra più di tre anni: controlla la data sul portale.')
    else if (twin && isOne(stay, twin, richiesta)) skip(`Sono già le notti di ${twin.ospite}.`)
    else if (twin) voci.push(voceDi(stay, richiesta, 'conflitto', { motivo: twice(twin, casa) }))
    else if (isClosure(stay, richiesta) && pieces(tratto, casa.massimo.chiusura).every((piece) => closed.has(keyOf(piece)))) invariate++
    else fresh.push(stay)
  }
  return { voci, fresh, moved, invariate, passate }
}

/** Whether a stay on the nights of a booking is that booking: nights kept closed for it, the same channel, or the same guest. */
const isOne = (stay: SoggiornoIcal, twin: Prenotazione, richiesta: Richiesta): boolean =>
  stay.isBlocked ||
  isClosure(stay, richiesta) ||
  twin.canale === richiesta.canale.key ||
  (stay.ospite !== undefined && foldName(stay.ospite) === foldName(twin.ospite))

const twice = (twin: Prenotazione, { canali }: Casa): string =>
  `Le stesse notti sono di ${twin.ospite}, canale ${canali[twin.canale] ?? 'Reception'}. Se è la stessa prenotazione basta quella; se no la camera è venduta due volte: sposta una delle due.`

const keyOf = ({ dal, notti }: Tratto) => `${dal} ${notti}`

/** A stay whose code the house knows. */
function compareKnown(
  stay: SoggiornoIcal,
  row: Prenotazione,
  { camera }: Richiesta,
  { camere, identita, calendari, casa }: Book,
): 'same' | 'moved' | { readonly motivo: string } {
  const before = trattoDi(row)
  const { stato } = row
  if (stato === 'cancellata' || stato === 'no_show')
    return { motivo: 'Qui risulta annullata, nel file c’è ancora: annullala anche sul portale, o rimettila fra le confermate.' }
  if (stato === 'partito' || isSame(before, trattoDi(stay))) return 'same'
  const other = row.calendario !== undefined && row.calendario !== identita.id
  if (other && row.camera === camera) {
    const from = calendari.find(({ id }) => id === row.calendario)
    return { motivo: `È arrivata dal calendario ${from ? `«${from.nome}»` : 'di un altro portale'}: le date le cambia quello.` }
  }
  if (row.camera !== camera) {
    const where = camere.get(row.camera) ?? 'un’altra camera'
    return { motivo: `È passata in ${where} ${periodo(before.dal, fineDi(before))}: cambia lì le date.` }
  }
  if (stato === 'arrivato' && before.dal !== stay.arrivo) return { motivo: 'Gli ospiti sono già arrivati: cambia le date a mano.' }
  return stay.notti > casa.massimo.prenotazione ? { motivo: tooLong(stay) } : 'moved'
}

/**
 * What the file no longer has, or declares cancelled, and is still to come. A calendar takes away only what it brought; a notice
 * about single stays names them by their uids, which are unique in the world.
 */
export function annullate(
  richiesta: Richiesta,
  { prenotazioni, chiusure, identita, casa }: Book,
  today: string,
): { readonly id: string; readonly voce: Voce }[] {
  const { calendario } = richiesta
  const declared = new Set(calendario.annullati.map(codiceDi))
  const isThere = presence(calendario)
  const waiting = prenotazioni.filter(({ stato, arrivo }) => (stato === 'confermata' || stato === 'opzione') && arrivo >= today)
  const gone = waiting.filter(({ codice_portale: codice, calendario: from }) => {
    if (codice === undefined) return false
    if (from !== identita.id) return declared.has(codice) && !calendario.isWhole
    return declared.has(codice) || (calendario.isWhole && !isThere(codice))
  })
  const closing = calendario.soggiorni.filter((stay) => isClosure(stay, richiesta))
  const held = new Set(closing.flatMap((stay) => pieces(trattoDi(stay), casa.massimo.chiusura).map(keyOf)))
  const opened = chiusure.filter(
    (row) => calendario.isWhole && row.calendario === identita.id && fineDi(row) > today && !held.has(keyOf(row)),
  )
  return [
    ...gone.map((row) => ({ id: row.id, voce: annullata(row, declared.has(String(row.codice_portale))) })),
    ...opened.map((row) => ({ id: row.id, voce: riaperta(row) })),
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

const SPARITA = 'Era stata importata, nel file non c’è più.'

function annullata(row: Prenotazione, isDeclared: boolean): Voce {
  const { id, version, ospite, arrivo } = row
  return {
    key: id,
    esito: 'annullata',
    tipo: 'soggiorno',
    titolo: ospite,
    arrivo,
    partenza: fineDi(trattoDi(row)),
    motivo: isDeclared ? 'Il portale la dichiara annullata.' : SPARITA,
    passi: [{ fa: 'annulla', id, version }],
  }
}

function riaperta(row: Chiusura): Voce {
  const { id, version, motivo, dal } = row
  return {
    key: id,
    esito: 'annullata',
    tipo: 'chiusura',
    titolo: motivo,
    arrivo: dal,
    partenza: fineDi(row),
    motivo: SPARITA,
    passi: [{ fa: 'riapre', id, version }],
  }
}
