import * as k from '../../kernel/describe.ts'
import { camera } from './camera.ts'
import type { Prenotazione } from './campi-prenotazione.ts'
import { comeVersato } from './conto.ts'
import { prenotazione, saldata } from './prenotazione.ts'
import { ricevuta } from './ricevuta.ts'
import { struttura } from './struttura.ts'

type Struttura = k.Value<typeof struttura>

/** What a stay costs, for the guest: rooms, extras, tourist tax, what is paid. It is no tax document. */
export const contoSoggiorno = k.definePrint(prenotazione, {
  key: 'conto_soggiorno',
  label: 'Stampa conto',
  paper: async (booking, store) => sheet(await read(booking, store), { title: 'Conto del soggiorno', note: NOT_FISCAL }),
})

/** What a guest takes along who has paid. It is no tax document, and says so in its title. */
export const ricevutaSoggiorno = k.definePrint(prenotazione, {
  key: 'ricevuta_soggiorno',
  label: 'Stampa ricevuta',
  when: saldata,
  async paper(booking, store, { today }) {
    const where = [k.eq('prenotazione', booking.id), k.eq('stato', 'emessa')] as const
    const [issued] = (await store.query({ entity: 'ricevuta', where, page: { limit: 1 } })).rows
    if (!issued) return sheet(await read(booking, store), receipt(booking.totale, today))
    return paperOf(k.rowOf(ricevuta, issued), await k.asIssued(store, ricevuta, issued))
  },
})

/** The receipt as it was issued, with its number. */
export async function paperOf(row: k.Value<typeof ricevuta>, store: k.Store): Promise<k.Paper> {
  const stay = await store.get('prenotazione', row.prenotazione)
  const [house, room] = await Promise.all([houseOf(store), stay && store.get('camera', k.rowOf(prenotazione, stay).camera)])
  const number = row.numero === undefined ? '' : ricevuta.fields.numero.format(row.numero)
  const bill = { ...row, ospite: row.intestatario, saldo: k.euro(0) }
  const kind = receipt(row.totale, row.data)
  const stamp = row.stato === 'annullata' ? `ANNULLATA${row.motivo ? `: ${row.motivo}` : ''}. ` : ''
  const paper = sheet(
    { bill, house, room: room ? k.rowOf(camera, room).nome : '' },
    { ...kind, title: `${kind.title} n. ${number}`, note: stamp + kind.note },
  )
  return { ...paper, ...(house && { firm: headOf(house) }) }
}

const receipt = (paid: number, day: string): Kind => ({
  title: 'Ricevuta non fiscale',
  note: `Ricevuti ${k.formatMoney(paid)} per il soggiorno, imposta compresa. ${NOT_FISCAL}`,
  day,
})

const NOT_FISCAL = 'Documento non fiscale. Lo scontrino o la fattura si emettono a parte.'

/** What a paper says of a stay: as the booking has it now, or as it was when it was issued. */
type Bill = Pick<
  Prenotazione,
  'ospite' | 'arrivo' | 'partenza' | 'notti' | 'persone' | 'importo' | 'imposta' | 'versamenti' | 'extra' | 'pagamento' | 'totale' | 'saldo'
>

interface Read {
  readonly bill: Bill
  readonly house: Struttura | undefined
  readonly room: string
}

async function read(booking: Prenotazione, store: k.Store): Promise<Read> {
  const [house, room] = await Promise.all([houseOf(store), store.get('camera', booking.camera)])
  return { bill: booking, house, room: room ? k.rowOf(camera, room).nome : '' }
}

/** The house as the head of its papers. */
export async function firmOf(store: k.Store): Promise<k.Firm | undefined> {
  const house = await houseOf(store)
  return house && headOf(house)
}

const headOf = ({ nome, indirizzo, comune, partita_iva, telefono }: Struttura): k.Firm => ({
  name: nome,
  address: [indirizzo, comune].filter(Boolean).join(', '),
  vatNumber: partita_iva ?? '',
  phone: telefono ?? '',
})

/** The house, where its settings are written. */
export async function houseOf(store: k.Store): Promise<Struttura | undefined> {
  const [one] = (await store.query({ entity: 'struttura', page: { limit: 1 }, select: [] })).rows
  // By its id, so that a receipt reads it as it was.
  const house = one && (await store.get('struttura', one.id))
  return house && k.rowOf(struttura, house)
}

interface Kind {
  readonly title: string
  readonly note: string
  /** On which day it was written, where the paper says so. */
  readonly day?: string
}

function sheet({ bill, house, room }: Read, { title, note, day }: Kind): k.Paper {
  const { importo, imposta = 0, versamenti = [], extra = [], pagamento, totale, saldo } = bill
  const isPaid = pagamento !== undefined && pagamento !== 'sospeso'
  const price = (cents: number, count = 1) => k.formatMoney(Math.round(cents / count))
  return {
    title,
    subtitle: `${bill.ospite} · ${k.formatDate(bill.arrivo)}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(house?.cin ? [{ label: 'CIN', value: house.cin }] : []),
          { label: 'Ospite', value: bill.ospite },
          { label: 'Camera', value: room },
          { label: 'Soggiorno', value: `dal ${k.formatDate(bill.arrivo)} al ${k.formatDate(bill.partenza)}` },
          { label: 'Persone', value: String(bill.persone) },
          ...(day === undefined ? [] : [{ label: 'Data', value: k.formatDate(day) }]),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Voce' },
          { label: 'Quantità', numeric: true },
          { label: 'Prezzo', numeric: true },
          { label: 'Totale', numeric: true },
        ],
        rows: [
          ['Pernottamento', String(bill.notti), price(importo, bill.notti), price(importo)],
          ...extra.map((line) => [line.descrizione, String(line.quantita), price(line.prezzo), price(line.prezzo * line.quantita)]),
          ...(imposta > 0 ? [['Imposta di soggiorno (fuori campo IVA)', '', '', price(imposta)]] : []),
        ],
        totals: ['Totale', '', '', price(totale)],
      },
      {
        kind: 'facts',
        facts: [
          ...versamenti.map(({ importo: paid, ...how }) => ({
            label: ['Già pagato', comeVersato(how)].filter(Boolean).join(', '),
            value: price(paid),
          })),
          { label: isPaid ? 'Saldato' : 'Da pagare', value: isPaid ? prenotazione.fields.pagamento.format(pagamento) : price(saldo) },
        ],
      },
      { kind: 'text', title: 'Nota', text: note },
    ],
  }
}
