import type * as k from '../../kernel/describe.ts'
import { annullate, compare, openBook, type Book, type Mossa } from './calendario-confronto.ts'
import type { Identita } from './calendario-identita.ts'
import { fineDi, Notti, periodo, pieces, takesRoom, trattoDi, trattoDiStay } from './calendario-notti.ts'
import { bozzaDi, isClosure, motivoDi, ospiteDi, tooLong, voceDi, type Richiesta, type Voce } from './calendario-voci.ts'
import { estimateImposta } from './imposta.ts'
import { LONGEST_BOOKING } from './durate.ts'

export interface Piano {
  /** By day of arrival. */
  readonly voci: readonly Voce[]
  /** Stays of the file that are in the house's book already, just so. */
  readonly invariate: number
  /** Stays that are over. */
  readonly passate: number
  /** The calendar that the file is taken for, and the others that the room has. */
  readonly identita: Identita
  readonly calendari: readonly { readonly id: string; readonly nome: string }[]
}

const still = async () => undefined

/** Everything to commit for a plan; what frees a room stands first. */
export function cambiDi({ voci, identita }: Piano, { annulla }: Pick<Richiesta, 'annulla'>): readonly k.Change[] {
  const of = (esito: Voce['esito']) => voci.filter((voce) => voce.esito === esito).flatMap(({ changes }) => changes)
  const fresh = of('nuova')
  const isFirst = identita.values !== undefined && fresh.length > 0
  const known: readonly k.Change[] = isFirst ? [{ type: 'create', entity: 'calendario', id: identita.id, values: identita.values }] : []
  return [...(annulla ? of('annullata') : []), ...known, ...of('spostata'), ...fresh]
}

/**
 * What a calendar changes in the book of a room, before anything is done. New stays become bookings, or closures; those
 * imported before follow their new days; those that this calendar brought, that it no longer has and that are still to come,
 * are proposed as cancelled. Who would meet somebody else in the room stays out and is told. `breathe` is called stay by stay, so
 * that a page may show itself in between.
 */
export async function planCalendario(
  richiesta: Richiesta,
  read: k.Read,
  at: k.At,
  breathe: () => Promise<unknown> = still,
): Promise<Piano> {
  const book = await openBook(richiesta, read, at)
  const { voci, fresh, moved, ...counts } = compare(richiesta, book, at)
  const gone = annullate(richiesta, book, at)
  const notti = new Notti(String(book.room['nome']))
  const freed = new Set(richiesta.annulla ? gone.map(({ id }) => id) : [])
  const placed = place(moved, { ...book, freed, name: String(book.room['nome']) }, notti)
  voci.push(...gone.map(({ voce }) => voce), ...(await Promise.all(placed.map((mossa) => spostata(mossa, book.room, read)))))
  for (const stay of fresh) {
    voci.push(...(await nuove(stay, { richiesta, calendario: book.identita.id, room: book.room, notti, read, at })))
    await breathe()
  }
  return {
    voci: voci.toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo))),
    ...counts,
    identita: book.identita,
    calendari: book.calendari.map((row) => ({ id: row.id, nome: String(row['nome']) })),
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
  const isMoving = ({ id }: k.AnyRow) => ids.has(id) && !refused.has(id)
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
  isMoving: (row: k.AnyRow) => boolean,
): void {
  for (const row of bookings) if (takesRoom(row) && !freed.has(row.id) && !isMoving(row)) notti.claimBooking(row)
  for (const row of closures) if (!freed.has(row.id)) notti.claimClosure(row)
}

/** The price follows the nights where it is the list price, and the tax where it is the estimate. */
async function spostata({ row, stay, conflitto }: Mossa, room: k.AnyRow, read: k.Read): Promise<Voce> {
  const before = trattoDi(row, 'arrivo')
  const persone = Number(row['persone'])
  const [wasTax, tax] = await Promise.all([
    estimateImposta({ arrivo: before.dal, notti: before.notti, persone }, read),
    estimateImposta({ arrivo: stay.arrivo, notti: stay.notti, persone }, read),
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
  /** Id of the calendar that it is. */
  readonly calendario: string
  readonly room: k.AnyRow
  readonly notti: Notti
  readonly read: k.Read
  readonly at: k.At
}

/** A stay that the house does not know: a booking, a closure, or why neither. */
async function nuove(stay: k.SoggiornoIcal, { richiesta, calendario, room, notti, read, at }: Setting): Promise<Voce[]> {
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
    const changes = pieces(tratto).map((piece): k.Change => ({
      type: 'create',
      entity: 'chiusura',
      values: { camera: room.id, motivo, calendario, ...piece },
    }))
    return voce('nuova', { changes })
  }
  const camera = { id: room.id, posti: Number(room['posti']), prezzo: Number(room['prezzo']) }
  const persone = Math.min(2, camera.posti)
  const imposta = await estimateImposta({ arrivo: stay.arrivo, notti: stay.notti, persone }, read)
  const bozza = bozzaDi(stay, { camera, canale, calendario, imposta, at })
  if ('motivo' in bozza) return voce('saltata', { motivo: bozza.motivo })
  notti.claimStay(tratto, ospiteDi(stay, canale))
  return voce('nuova', { changes: [{ type: 'create', entity: 'prenotazione', values: bozza.values }] })
}
