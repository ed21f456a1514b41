import { contoPaper, intestazione, ricevutaEmessaPaper, ricevutaPaper, type Letto } from '../../documents/conto-soggiorno/conto-paper.ts'
import * as k from '../../kernel/describe.ts'
import { camera } from './camera.ts'
import { chiusureConto } from './canali.ts'
import { prenotazione, saldata } from './prenotazione.ts'
import { ricevuta } from './ricevuta.ts'
import { struttura } from './struttura.ts'

/** What a stay costs, for the guest: rooms, extras, tourist tax, what is paid. It is no tax document. */
export const contoSoggiorno = k.definePrint(prenotazione, {
  key: 'conto_soggiorno',
  label: 'Stampa conto',
  paper: async (booking, store) => contoPaper(await read(booking, booking.camera, store)),
})

/** What a guest takes along who has paid. It is no tax document, and says so in its title. */
export const ricevutaSoggiorno = k.definePrint(prenotazione, {
  key: 'ricevuta_soggiorno',
  label: 'Stampa ricevuta',
  when: saldata,
  async paper(booking, store, { today }) {
    const where = [k.eq('prenotazione', booking.id), k.eq('stato', 'emessa')] as const
    const [issued] = (await store.query({ entity: 'ricevuta', where, page: { limit: 1 } })).rows
    if (!issued) return ricevutaPaper(await read(booking, booking.camera, store), today)
    return paperOf(k.rowOf(ricevuta, issued), await k.asIssued(store, ricevuta, issued))
  },
})

/** The receipt as it was issued, with its number. */
export async function paperOf(row: k.Value<typeof ricevuta>, store: k.Store): Promise<k.Paper> {
  const stay = await store.get('prenotazione', row.prenotazione)
  const conto = { ...row, ospite: row.intestatario, saldo: 0 }
  const numero = row.numero === undefined ? '' : ricevuta.fields.numero.format(row.numero)
  const letto = await read(conto, stay && k.rowOf(prenotazione, stay).camera, store)
  return ricevutaEmessaPaper(letto, { numero, data: row.data, isAnnullata: row.stato === 'annullata', motivo: row.motivo })
}

async function read(conto: Letto['conto'], roomId: string | undefined, store: k.Store): Promise<Letto> {
  const [house, room] = await Promise.all([houseOf(store), roomId && store.get('camera', roomId)])
  return { conto, struttura: house, camera: room ? k.rowOf(camera, room).nome : '', mezzi: chiusureConto }
}

/** The house as the head of its papers. */
export async function firmOf(store: k.Store): Promise<k.Firm | undefined> {
  const house = await houseOf(store)
  return house && intestazione(house)
}

/** The house, where its settings are written. */
export async function houseOf(store: k.Store): Promise<k.Value<typeof struttura> | undefined> {
  const [one] = (await store.query({ entity: 'struttura', page: { limit: 1 }, select: [] })).rows
  // By its id, so that a receipt reads it as it was.
  const house = one && (await store.get('struttura', one.id))
  return house && k.rowOf(struttura, house)
}
