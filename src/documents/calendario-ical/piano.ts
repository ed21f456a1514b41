import type { SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'
import { annullate, compare, openBook, takesRoom, type Book, type Mossa } from './confronto.ts'
import type { Identita } from './identita.ts'
import { fineDi, Notti, periodo, pieces, trattoDi } from './notti-camera.ts'
import type { Casa, Prenotazione, Registro, Richiesta } from './registro.ts'
import { bozzaDi, isClosure, motivoDi, ospiteDi, tooLong, voceDi, type Passo, type Voce } from './voci.ts'

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

/** Everything to do for a plan; what frees a room stands first, a calendar that is new before what it brings. */
export function passiDi({ voci, identita }: Piano, { annulla }: Pick<Richiesta, 'annulla'>): readonly Passo[] {
  const of = (esito: Voce['esito']) => voci.filter((voce) => voce.esito === esito).flatMap(({ passi }) => passi)
  const fresh = of('nuova')
  const isFirst = identita.values !== undefined && fresh.length > 0
  const known: readonly Passo[] = isFirst ? [{ fa: 'collega', id: identita.id, values: identita.values }] : []
  return [...(annulla ? of('annullata') : []), ...known, ...of('spostata'), ...fresh]
}

/**
 * What a calendar changes in the book of a room, before anything is done. New stays become bookings, or closures; those
 * imported before follow their new days; those that this calendar brought, that it no longer has and that are still to come,
 * are proposed as cancelled. Who would meet somebody else in the room stays out and is told. `breathe` is called stay by stay, so
 * that a page may show itself in between.
 */
export async function pianoDi(
  richiesta: Richiesta,
  registro: Registro,
  casa: Casa,
  today: string,
  breathe: () => Promise<unknown> = still,
): Promise<Piano> {
  const book = openBook(richiesta, registro, casa)
  const { voci, fresh, moved, ...counts } = compare(richiesta, book, today)
  const gone = annullate(richiesta, book, today)
  const notti = new Notti(book.camera.nome)
  const freed = new Set(richiesta.annulla ? gone.map(({ id }) => id) : [])
  const placed = place(moved, { ...book, freed }, notti)
  voci.push(...gone.map(({ voce }) => voce), ...(await Promise.all(placed.map((mossa) => spostata(mossa, book)))))
  for (const stay of fresh) {
    voci.push(...(await nuove(stay, { richiesta, book, notti })))
    await breathe()
  }
  return {
    voci: voci.toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo))),
    ...counts,
    identita: book.identita,
    calendari: book.calendari.map(({ id, nome }) => ({ id, nome })),
  }
}

/** The book, and what in it makes room for others. */
type Filled = Book & { readonly freed: ReadonlySet<string> }

/**
 * The nights of the house after everybody has moved. Who finds his new nights taken keeps the old ones, which may take them
 * from another: then all are tried again.
 */
function place(moved: readonly Mossa[], book: Filled, notti: Notti) {
  const refused = new Map<string, string>()
  const ids = new Set(moved.map(({ row }) => row.id))
  const isMoving = ({ id }: Prenotazione) => ids.has(id) && !refused.has(id)
  for (let tries = 0; tries <= moved.length; tries++) {
    const trial = new Notti(book.camera.nome)
    fill(trial, book, isMoving)
    const clash = moved.find(({ row, stay }) => {
      if (refused.has(row.id)) return false
      const said = trial.clash(trattoDi(stay))
      if (said) refused.set(row.id, said)
      else trial.claimStay(trattoDi(stay), row.ospite)
      return said !== undefined
    })
    if (!clash) break
  }
  fill(notti, book, isMoving)
  for (const { row, stay } of moved) if (!refused.has(row.id)) notti.claimStay(trattoDi(stay), row.ospite)
  return moved.map((mossa): Mossa => {
    const conflitto = refused.get(mossa.row.id)
    return conflitto ? { ...mossa, conflitto } : mossa
  })
}

function fill(notti: Notti, { prenotazioni, chiusure, casa, freed }: Filled, isMoving: (row: Prenotazione) => boolean): void {
  for (const row of prenotazioni) if (takesRoom(row, casa) && !freed.has(row.id) && !isMoving(row)) notti.claimBooking(row)
  for (const row of chiusure) if (!freed.has(row.id)) notti.claimClosure(row)
}

/** The price follows the nights where it is the list price, and the tax where it is the estimate. */
async function spostata({ row, stay, conflitto }: Mossa, { camera, casa }: Book): Promise<Voce> {
  const before = trattoDi(row)
  const { persone } = row
  const [wasTax, tax] = await Promise.all([
    casa.imposta({ arrivo: before.dal, notti: before.notti, persone }),
    casa.imposta({ arrivo: stay.arrivo, notti: stay.notti, persone }),
  ])
  const price = camera.prezzo
  const values = {
    arrivo: stay.arrivo,
    notti: stay.notti,
    ...(row.importo === price * before.notti && { importo: price * stay.notti }),
    ...(row.imposta !== undefined && row.imposta === wasTax && { imposta: tax }),
  }
  return {
    key: row.id,
    esito: conflitto ? 'conflitto' : 'spostata',
    tipo: 'soggiorno',
    titolo: row.ospite,
    arrivo: stay.arrivo,
    partenza: stay.partenza,
    motivo: conflitto ?? `Prima era ${periodo(before.dal, fineDi(before))}.`,
    passi: conflitto ? [] : [{ fa: 'sposta', id: row.id, version: row.version, values }],
  }
}

interface Setting {
  readonly richiesta: Richiesta
  readonly book: Book
  readonly notti: Notti
}

/** A stay that the house does not know: a booking, a closure, or why neither. */
async function nuove(stay: SoggiornoIcal, { richiesta, book, notti }: Setting): Promise<Voce[]> {
  const { canale } = richiesta
  const { camera, casa } = book
  const calendario = book.identita.id
  const voce = (esito: Voce['esito'], more: Partial<Voce>) => [voceDi(stay, richiesta, esito, more)]
  const tratto = trattoDi(stay)
  const closes = isClosure(stay, richiesta)
  if (!closes && stay.notti > casa.massimo.prenotazione) return voce('saltata', { motivo: tooLong(stay) })
  const said = notti.clash(tratto)
  if (said) return voce('conflitto', { motivo: said })
  if (closes) {
    const motivo = motivoDi(stay, canale)
    notti.claimStay(tratto, `«${motivo}»`)
    const passi = pieces(tratto, casa.massimo.chiusura).map((piece): Passo => ({
      fa: 'chiude',
      values: { camera: camera.id, motivo, calendario, ...piece },
    }))
    return voce('nuova', { passi })
  }
  const persone = Math.min(2, camera.posti)
  const imposta = await casa.imposta({ arrivo: stay.arrivo, notti: stay.notti, persone })
  const bozza = bozzaDi(stay, { camera, canale, calendario, imposta, valida: (values) => casa.valida(values) })
  if ('motivo' in bozza) return voce('saltata', { motivo: bozza.motivo })
  notti.claimStay(tratto, ospiteDi(stay, canale))
  return voce('nuova', { passi: [{ fa: 'prenota', values: bozza.values }] })
}
