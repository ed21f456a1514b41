import * as k from '../../../kernel/describe.ts'
import { fatturaDi } from './fattura.ts'
import { notaCreditoDi } from './nota.ts'
import { dovuta } from './termini.ts'

/** Nothing is sent to SdI yet: what is printed is no invoice for the tax office. */
const COPIA = 'Copia di cortesia, non valida ai fini fiscali'

interface Asked {
  /** Its entity, and the record. */
  readonly of: k.AnyEntity
  readonly row: k.AnyRow
  readonly store: Pick<k.Store, 'getMany'>
  readonly at: k.At
  /** Amounts that are kept below nothing and written above it: those of a credit note (TD04). */
  readonly isTurned?: boolean
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

/** A line that takes back, as a credit note says it. */
const turned = ({ quantita, prezzo, importo = 0, ...line }: Riga): Riga => ({
  ...line,
  ...(quantita < 0 ? { quantita: -quantita, prezzo } : { quantita, prezzo: -prezzo }),
  importo: 0 - importo,
})

/** What a document with lines says: the lines, the summary by rate, the stamp duty and the total. */
export async function blocchiRighe(
  { of, row, store, at, isTurned = false }: Asked,
  { righe = [], bollo = 0, totale = 0 }: Importi,
): Promise<k.PaperBlock[]> {
  const write = (cents: number) => k.formatMoney(isTurned ? 0 - cents : cents)
  const rates = await k.readRates(store, [of], { of, figure: 'imposta', row }, at)
  const isDiscounted = righe.some(({ sconto = 0 }) => sconto > 0)
  const codes = new Map(rates.map(({ vat, label }) => [vat, label]))
  return [
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
      rows: (isTurned ? righe.map(turned) : righe).map(({ descrizione, quantita, prezzo, sconto = 0, iva, importo = 0 }) => [
        descrizione,
        k.formatNumber(quantita),
        k.formatMoney(prezzo),
        ...(isDiscounted ? [sconto > 0 ? `${k.formatNumber(sconto)} %` : ''] : []),
        codes.get(iva) ?? iva,
        k.formatMoney(importo),
      ]),
    },
    {
      kind: 'table',
      title: 'Riepilogo IVA',
      columns: [{ label: 'IVA' }, { label: 'Imponibile', numeric: true }, { label: 'Imposta', numeric: true }],
      rows: rates.map(({ label, taxable, tax }) => [label, write(taxable), write(tax)]),
      totals: ['Totale', write(rates.reduce((sum, { taxable }) => sum + taxable, 0)), write(rates.reduce((sum, { tax }) => sum + tax, 0))],
    },
    {
      kind: 'facts',
      facts: [...(bollo === 0 ? [] : [{ label: 'Imposta di bollo', value: write(bollo) }]), { label: 'Totale', value: write(totale) }],
    },
  ]
}

const modello = { name: 'fattura', fields: fatturaDi('cliente').fields } as const
const modelloNota = { name: 'nota_credito', fields: notaCreditoDi('cliente').fields } as const

interface Saldo {
  readonly stato: string
  readonly incassato: number
  readonly stornato: number
  readonly residuo: number
}

/** Whether it is issued and nothing of it is left to pay. */
const isSaldata = ({ stato, residuo }: Saldo): boolean => stato !== 'bozza' && residuo <= 0

/** What has come in and what is left to pay, on an invoice that has been paid in part or taken back in part. */
function restaDaPagare({ incassato, stornato, residuo, stato }: Saldo): readonly k.PaperBlock[] {
  if (stato === 'bozza' || (incassato === 0 && stornato === 0)) return []
  return [
    {
      kind: 'facts',
      facts: [
        ...(incassato === 0 ? [] : [{ label: 'Già pagato', value: k.formatMoney(incassato) }]),
        ...(stornato === 0 ? [] : [{ label: 'Note di credito', value: k.formatMoney(stornato) }]),
        { label: 'Resta da pagare', value: k.formatMoney(Math.max(residuo, 0)) },
      ],
    },
  ]
}

/** The account to pay to by transfer; nothing where the firm has none, or where nothing is left to pay. */
function comePagare(firm: k.Firm | undefined, saldo: Saldo, causale: string): readonly k.PaperBlock[] {
  if (firm?.iban === undefined || isSaldata(saldo)) return []
  return [
    {
      kind: 'facts',
      title: 'Per pagare con bonifico',
      facts: [{ label: 'IBAN', value: k.formatIban(firm.iban) }, { label: 'Intestato a', value: firm.name }, ...k.fact('Causale', causale)],
    },
  ]
}

/** When its parts fall due, with what is open of each once something came in; nothing where nothing is left to pay. */
function comeScade(of: k.AnyEntity, row: k.AnyRow, saldo: Saldo): readonly k.PaperBlock[] {
  if (isSaldata(saldo)) return []
  const parts = k.openDues(dovuta, row)
  const isTouched = parts.some(({ amount, open }) => open !== amount)
  return [
    {
      kind: 'table',
      title: `Pagamento: ${(of.fields['pagamento'] ?? modello.fields.pagamento).format(row['pagamento']).toLowerCase()}`,
      columns: [
        { label: 'Scadenza' },
        { label: 'Importo', numeric: true },
        ...(isTouched ? [{ label: 'Resta da pagare', numeric: true }] : []),
      ],
      rows: parts.map(({ day, amount, open }) => [k.formatDate(day), k.formatMoney(amount), ...(isTouched ? [k.formatMoney(open)] : [])]),
    },
  ]
}

/** Fields of a document and of whom it names, under their labels or under others. */
type Righe = readonly (string | Readonly<Record<string, string | readonly string[]>>)[]

interface StampeFattura {
  readonly fattura: k.AnyEntity
  readonly nota: k.AnyEntity
  /** Entities that the papers name: whom they are for, and what else stands on them. */
  readonly with: readonly k.AnyEntity[]
  /** Whom they are for: `cliente.nome`. */
  readonly a: Righe
  /** What is billed, on the invoice alone. */
  readonly di?: Righe
  /** What the paper is, where it is no copy: an invoice that is handed over on paper. */
  readonly vale?: (row: { readonly stato: string }) => string
  /** What stands under the lines and the terms. */
  readonly sotto?: (row: k.AnyRow, store: k.Store) => Promise<readonly k.PaperBlock[]>
}

/** Papers of an invoice, with its number once it is issued, and of a credit note, which says what it gives back in amounts above nothing. */
export function stampeFattura({ fattura, nota, with: others, a, di = [], vale = () => COPIA, sotto }: StampeFattura) {
  const stampaFattura: k.Print<'fattura'> = k.definePrint(fattura, {
    key: 'fattura',
    label: 'Stampa fattura',
    with: others,
    title: ['Fattura {numero}', 'Fattura in bozza'],
    subtitle: ['del {data}', (row) => vale(k.rowOf(modello, row))],
    blocks: [
      { facts: [...a, ...di] },
      async (one, store, at) => {
        const row = k.rowOf(modello, one)
        return [
          ...(await blocchiRighe({ of: fattura, row: one, store, at }, row)),
          ...comeScade(fattura, one, row),
          ...restaDaPagare(row),
          ...comePagare(at.firm, row, row.numero ? `Fattura ${modello.fields.numero.format(row.numero)}` : ''),
          ...((await sotto?.(one, store)) ?? []),
        ]
      },
      { title: 'Note', text: 'note' },
    ],
  })
  const stampaNota: k.Print<'nota_credito'> = k.definePrint(nota, {
    key: 'nota_credito',
    label: 'Stampa nota di credito',
    with: [...others, fattura],
    title: ['Nota di credito {numero}', 'Nota di credito in bozza'],
    subtitle: ['del {data}', (row) => vale({ stato: String(row['stato']) })],
    blocks: [
      { facts: [...a, { 'Rettifica la fattura': '{fattura.numero} del {fattura.data}' }, 'motivo'] },
      async (row, store, at) => blocchiRighe({ of: nota, row, store, at, isTurned: true }, k.rowOf(modelloNota, row)),
    ],
  })
  return { stampaFattura, stampaNota }
}
