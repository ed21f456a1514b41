import type { At } from '../../kernel/at.ts'
import { openDues } from '../../kernel/document-view.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Paper, PaperBlock } from '../../kernel/paper.ts'
import { readRates } from '../../kernel/store/read-rates.ts'
import type { Store } from '../../kernel/store/store.ts'
import { fatturaDi } from './fattura.ts'
import { dovuta } from './fattura-termini.ts'

/** Nothing is sent to SdI yet: what is printed is no invoice for the tax office. */
const COPIA = 'Copia di cortesia, non valida ai fini fiscali'

interface Asked {
  /** Its entity, and the record. */
  readonly of: AnyEntity
  readonly row: AnyRow
  /** Whom it is for, line by line. */
  readonly a: readonly { readonly label: string; readonly value: string | undefined }[]
  readonly store: Pick<Store, 'getMany'>
  readonly at: At
}

interface Riga {
  readonly descrizione: string
  readonly quantita: number
  readonly prezzo: number
  readonly sconto?: number | undefined
  readonly iva: string
  readonly importo?: number | undefined
}
interface Importi {
  readonly righe?: readonly Riga[] | undefined
  readonly bollo?: number
  readonly totale?: number
}

/** What a document with lines says: whom it is for, the lines, the summary by rate, the stamp duty and the total. */
export async function blocchiRighe(
  { of, row, a, store, at }: Asked,
  { righe = [], bollo = 0, totale = 0 }: Importi,
): Promise<PaperBlock[]> {
  const rates = await readRates(store, [of], { of, figure: 'imposta', row }, at)
  const isDiscounted = righe.some(({ sconto = 0 }) => sconto > 0)
  const facts = a.flatMap(({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }]))
  const codes = new Map(rates.map(({ vat, label }) => [vat, label]))
  return [
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    {
      kind: 'table',
      columns: [
        { label: 'Descrizione' },
        { label: 'Q.tà', numeric: true },
        { label: 'Prezzo', numeric: true },
        ...(isDiscounted ? [{ label: 'Sconto', numeric: true }] : []),
        { label: 'IVA' },
        { label: 'Importo', numeric: true },
      ],
      rows: righe.map(({ descrizione, quantita, prezzo, sconto = 0, iva, importo = 0 }) => [
        descrizione,
        formatNumber(quantita),
        formatMoney(prezzo),
        ...(isDiscounted ? [sconto > 0 ? `${formatNumber(sconto)} %` : ''] : []),
        codes.get(iva) ?? iva,
        formatMoney(importo),
      ]),
    },
    {
      kind: 'table',
      title: 'Riepilogo IVA',
      columns: [{ label: 'IVA' }, { label: 'Imponibile', numeric: true }, { label: 'Imposta', numeric: true }],
      rows: rates.map(({ label, taxable, tax }) => [label, formatMoney(taxable), formatMoney(tax)]),
      totals: [
        'Totale',
        formatMoney(rates.reduce((sum, { taxable }) => sum + taxable, 0)),
        formatMoney(rates.reduce((sum, { tax }) => sum + tax, 0)),
      ],
    },
    {
      kind: 'facts',
      facts: [
        ...(bollo === 0 ? [] : [{ label: 'Imposta di bollo', value: formatMoney(bollo) }]),
        { label: 'Totale', value: formatMoney(totale) },
      ],
    },
  ]
}

const modello = { name: 'fattura', fields: fatturaDi('cliente').fields } as const

interface Detto {
  /** What the paper is, where it is no copy: an invoice that is handed over on paper. */
  readonly vale?: string | undefined
  /** What stands under the lines and the terms. */
  readonly sotto?: readonly PaperBlock[]
}

interface Saldo {
  readonly stato: string
  readonly incassato: number
  readonly stornato: number
  readonly residuo: number
}

/** What has come in and what is left to pay, on an invoice that has been paid in part or taken back in part. */
function restaDaPagare({ incassato, stornato, residuo, stato }: Saldo): readonly PaperBlock[] {
  if (stato === 'bozza' || (incassato === 0 && stornato === 0)) return []
  return [
    {
      kind: 'facts',
      facts: [
        ...(incassato === 0 ? [] : [{ label: 'Già pagato', value: formatMoney(incassato) }]),
        ...(stornato === 0 ? [] : [{ label: 'Note di credito', value: formatMoney(stornato) }]),
        { label: 'Resta da pagare', value: formatMoney(Math.max(residuo, 0)) },
      ],
    },
  ]
}

/** An invoice on paper; the number stands on it once it is issued. */
export async function foglioFattura(asked: Asked, { vale = COPIA, sotto = [] }: Detto = {}): Promise<Paper> {
  const row = rowOf(modello, asked.row)
  const parts = openDues(dovuta, row)
  return {
    title: row.numero ? `Fattura ${modello.fields.numero.format(row.numero)}` : 'Fattura in bozza',
    subtitle: `del ${formatDate(row.data)} · ${vale}`,
    blocks: [
      ...(await blocchiRighe(asked, row)),
      {
        kind: 'table',
        title: `Pagamento: ${(asked.of.fields['pagamento'] ?? modello.fields.pagamento).format(row.pagamento).toLowerCase()}`,
        columns: [{ label: 'Scadenza' }, { label: 'Importo', numeric: true }],
        rows: parts.map(({ day, amount }) => [formatDate(day), formatMoney(amount)]),
      },
      ...restaDaPagare(row),
      ...sotto,
      ...(row.note === undefined ? [] : [{ kind: 'text', title: 'Note', text: row.note } as const]),
    ],
  }
}
