import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { fact, type Firm, type Paper } from '../../kernel/paper/paper.ts'
import { comeVersato, type Mezzi, type Versamento } from './versamento.ts'

/** What a paper says of a stay: as the booking has it now, or as it was when it was issued. Amounts are cents, days 'YYYY-MM-DD'. */
interface Conto {
  readonly ospite: string
  readonly arrivo: string
  readonly partenza: string
  readonly notti: number
  readonly persone: number
  readonly importo: number
  /** The tourist tax: out of the field of VAT. */
  readonly imposta?: number | undefined
  readonly versamenti?: readonly Versamento[] | undefined
  readonly extra?: readonly { readonly descrizione: string; readonly quantita: number; readonly prezzo: number }[] | undefined
  /** How the bill was closed; 'sospeso' where it is still to be paid. */
  readonly pagamento?: string | undefined
  readonly totale: number
  readonly saldo: number
}

/** The house as its papers name it. */
interface Struttura {
  readonly nome: string
  readonly comune: string
  readonly indirizzo?: string | undefined
  readonly partita_iva?: string | undefined
  readonly telefono?: string | undefined
  /** Codice identificativo nazionale. */
  readonly cin?: string | undefined
}

export interface Letto {
  readonly conto: Conto
  /** Undefined while nobody has described the house. */
  readonly struttura: Struttura | undefined
  /** Name of the room; '' where there is none any more. */
  readonly camera: string
  readonly mezzi: Mezzi
}

/** A receipt as it was issued. */
interface Emessa {
  /** As people read it; '' before it has one. */
  readonly numero: string
  readonly data: string
  readonly isAnnullata: boolean
  /** Why it was annulled. */
  readonly motivo?: string | undefined
}

interface Kind {
  readonly title: string
  readonly note: string
  /** On which day it was written, where the paper says so. */
  readonly day?: string
}

const NOT_FISCAL = 'Documento non fiscale. Lo scontrino o la fattura si emettono a parte.'

const receipt = (paid: number, day: string): Kind => ({
  title: 'Ricevuta non fiscale',
  note: `Ricevuti ${formatMoney(paid)} per il soggiorno, imposta compresa. ${NOT_FISCAL}`,
  day,
})

/** What a stay costs, for the guest: rooms, extras, tourist tax, what is paid. It is no tax document. */
export const contoPaper = (letto: Letto): Paper => sheet(letto, { title: 'Conto del soggiorno', note: NOT_FISCAL })

/** What a guest takes along who has paid. It is no tax document, and says so in its title. */
export const ricevutaPaper = (letto: Letto, day: string): Paper => sheet(letto, receipt(letto.conto.totale, day))

/** The receipt as it was issued, with its number. */
export function ricevutaEmessaPaper(letto: Letto, { numero, data, isAnnullata, motivo }: Emessa): Paper {
  const { conto, struttura } = letto
  const kind = receipt(conto.totale, data)
  const stamp = isAnnullata ? `ANNULLATA${motivo ? `: ${motivo}` : ''}. ` : ''
  const paper = sheet(letto, { ...kind, title: `${kind.title} n. ${numero}`, note: stamp + kind.note })
  return { ...paper, ...(struttura && { firm: intestazione(struttura) }) }
}

/** The house as the head of its papers. */
export const intestazione = ({ nome, indirizzo, comune, partita_iva, telefono }: Struttura): Firm => ({
  name: nome,
  address: [indirizzo, comune].filter(Boolean).join(', '),
  vatNumber: partita_iva ?? '',
  phone: telefono ?? '',
})

function sheet({ conto, struttura, camera, mezzi }: Letto, { title, note, day }: Kind): Paper {
  const { importo, imposta = 0, versamenti = [], extra = [], pagamento, totale, saldo } = conto
  const isPaid = pagamento !== undefined && pagamento !== 'sospeso'
  const price = (cents: number, count = 1) => formatMoney(Math.round(cents / count))
  return {
    title,
    subtitle: `${conto.ospite} · ${formatDate(conto.arrivo)}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...fact('CIN', struttura?.cin),
          { label: 'Ospite', value: conto.ospite },
          { label: 'Camera', value: camera },
          { label: 'Soggiorno', value: `dal ${formatDate(conto.arrivo)} al ${formatDate(conto.partenza)}` },
          { label: 'Persone', value: String(conto.persone) },
          ...fact('Data', day && formatDate(day)),
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
          ['Pernottamento', String(conto.notti), price(importo, conto.notti), price(importo)],
          ...extra.map((line) => [line.descrizione, String(line.quantita), price(line.prezzo), price(line.prezzo * line.quantita)]),
          ...(imposta > 0 ? [['Imposta di soggiorno (fuori campo IVA)', '', '', price(imposta)]] : []),
        ],
        totals: ['Totale', '', '', price(totale)],
      },
      {
        kind: 'facts',
        facts: [
          ...versamenti.map(({ importo: paid, ...how }) => ({
            label: ['Già pagato', comeVersato(how, mezzi)].filter(Boolean).join(', '),
            value: price(paid),
          })),
          { label: isPaid ? 'Saldato' : 'Da pagare', value: isPaid ? (mezzi[pagamento] ?? pagamento) : price(saldo) },
        ],
      },
      { kind: 'text', title: 'Nota', text: note },
    ],
  }
}
