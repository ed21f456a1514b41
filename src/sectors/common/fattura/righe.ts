import * as k from '../../../kernel/describe.ts'

const conto = { amount: 'importo', vat: 'iva' } as const

interface Segno {
  /** Of a credit note, which counts below nothing. */
  readonly min?: number
}

/** What a line says; a trade may add a column of its own. */
export const colonneRiga = ({ min = 0 }: Segno = {}) =>
  ({
    descrizione: k.text('Descrizione', { max: 500, wide: true }),
    quantita: k.quantity('Quantità', { short: 'Q.tà', min }),
    // A discount may be a line of its own.
    prezzo: k.price('Prezzo', { min: k.euro(-1_000_000) }),
    sconto: k.optional(k.percent('Sconto')),
    iva: k.vat('IVA'),
    importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo', k.minus(1, k.divided('sconto', 100)))),
  }) as const

/** How lines are read, what they come to, and at which rate a new one begins. */
export const comeRighe = <const V extends k.VatCode>(iva: V) =>
  ({
    summary: ({ descrizione }: { readonly descrizione: string }) => descrizione,
    totals: ['imponibile', 'imposta', 'bollo', 'totale'],
    starts: { quantita: 1, iva },
  }) as const

/** The lines of an estimate, an invoice or a credit note; only the last counts below nothing. A draft that comes in from a file has none. */
export const righe = (segno?: Segno) => k.optional(k.lines('Righe', colonneRiga(segno), comeRighe('22')))

export interface Scritto {
  readonly stato: string
  readonly righe?: readonly { readonly quantita?: number }[] | undefined
}

/**
 * Refuses a document that has left the house with no line, or with a line of no quantity. No field that its state requires: what comes
 * in from a file is looked at before its lines are.
 */
export function senzaRighe(isSent: boolean, rows: Scritto['righe'] = []): readonly k.Problem[] {
  if (!isSent) return []
  if (rows.length === 0) return [{ path: 'righe', code: 'rule', message: 'Scrivi almeno una riga.' }]
  return rows.flatMap(({ quantita }, at): readonly k.Problem[] =>
    quantita === 0
      ? [{ path: `righe.${at}.quantita`, code: 'rule', message: 'La quantità è zero: scrivi quanti sono, o togli la riga.' }]
      : [],
  )
}

/** The natures whose amounts count towards the stamp duty: not exports, not reverse charge (DPR 642/1972, tariffa art. 13). */
const CON_BOLLO: readonly k.VatCode[] = ['N1', 'N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4']
const SOGLIA_BOLLO = k.euro(77.47)
const BOLLO = k.euro(2)

/** What the lines come to: by rate, with the stamp duty of 2 € where more than 77,47 € bear no VAT; a credit note gives it back. */
export const importiDi = (verso: 1 | -1) => ({
  imponibile: k.derived(
    k.money('Imponibile', { synonyms: ['netto', 'senza iva', 'al netto', 'prima dell’iva'] }),
    k.taxableOf('righe', conto),
  ),
  imposta: k.derived(k.money('IVA', { synonyms: ['imposta'] }), k.taxOf('righe', conto)),
  senza_iva: k.derived(
    k.money('Senza IVA', { hint: 'Quanto conta per il bollo.' }),
    k.taxableOf('righe', { ...conto, where: [k.oneOf('iva', CON_BOLLO)] }),
  ),
  bollo_nostro: k.optional(k.boolean('Il bollo lo paghiamo noi', { short: 'Bollo nostro', hint: 'Non si addebita al cliente.' })),
  bollo: k.derived(
    k.money('Bollo', { synonyms: ['marca da bollo'] }),
    k.cases(
      [
        k.when([k.eq('bollo_nostro', true)], 0),
        k.when([{ field: 'senza_iva', op: verso > 0 ? 'gt' : 'lt', value: verso * SOGLIA_BOLLO }], verso * BOLLO),
      ],
      0,
    ),
  ),
  totale: k.derived(k.total('Totale', { synonyms: ['con l’iva', 'ivato', 'lordo'] }), k.sum(k.totalOf('righe', conto), 'bollo')),
})
