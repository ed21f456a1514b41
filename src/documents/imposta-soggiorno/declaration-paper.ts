import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { formatPeriod } from '../../kernel/italian/periods.ts'
import type { Paper } from '../../kernel/paper/paper.ts'
import { rateOn } from './tax-of-stay.ts'
import type { Regole } from './regole.ts'
import type { QuarterTax } from './tax-of-quarter.ts'

/** What the sheet says of the house. */
interface Struttura {
  readonly nome: string
  readonly comune: string
  readonly indirizzo: string
  /** Codice identificativo nazionale. */
  readonly cin: string
}

/** A stay as a line of the sheet; amounts are cents of the quarter. */
interface Riga {
  readonly ospite: string
  readonly arrivo: string
  readonly partenza: string
  readonly notti: number
  readonly centesimi: number
}

/** Nights and amount of each outcome, in the order in which declarations ask for them; they sum up to the quarter. */
export function outcomesOf({ dovuti, esenzioni, oltreTetto, senzaTariffa }: QuarterTax) {
  return [
    { key: 'dovuta', label: 'Soggette a imposta', notti: dovuti.notti, centesimi: dovuti.centesimi },
    ...[...esenzioni].map(([motivo, { notti, centesimi }]) => ({
      key: `motivo:${motivo}`,
      label: `${centesimi > 0 ? 'Ridotte' : 'Esenti'}: ${motivo}`,
      notti,
      centesimi,
    })),
    { key: 'oltre_tetto', label: 'Oltre il numero massimo di notti', notti: oltreTetto, centesimi: 0 },
    { key: 'senza_tariffa', label: 'Senza tariffa in vigore', notti: senzaTariffa, centesimi: 0 },
  ]
}

/**
 * The quarter's declaration to print: nights by outcome and stay by stay. Each comune has its own form, its own portal and its
 * own day: this is the content, not the form of any of them. The yearly declaration to the State (art. 4, c. 1-ter,
 * D.Lgs. 23/2011) is another.
 */
export function declarationPaper(tax: QuarterTax, regole: Regole, struttura: Struttura, righe: readonly Riga[]): Paper {
  const { dal, al, centesimi, pernottamenti, trimestre } = tax
  const rate = rateOn(regole, al)
  const cap = regole.tettoNotti
  return {
    title: 'Imposta di soggiorno, dichiarazione trimestrale',
    subtitle: `${struttura.nome}, ${formatPeriod(trimestre)}`,
    blocks: [
      {
        kind: 'facts',
        title: 'Struttura',
        facts: [
          { label: 'Comune', value: struttura.comune },
          { label: 'Indirizzo', value: struttura.indirizzo },
          { label: 'CIN', value: struttura.cin },
          { label: 'Periodo', value: `${formatDate(dal)} – ${formatDate(al)}` },
        ],
      },
      {
        kind: 'facts',
        title: 'Totali',
        facts: [
          { label: 'Imposta dovuta', value: formatMoney(centesimi) },
          { label: 'Pernottamenti', value: formatNumber(pernottamenti) },
          { label: 'Tariffa', value: rate === undefined ? '' : `${formatMoney(rate)} a persona e notte` },
          { label: 'Notti al massimo', value: cap === undefined ? 'Senza limite' : `${formatNumber(cap)} di fila` },
        ],
      },
      {
        kind: 'table',
        title: 'Pernottamenti per esito',
        columns: [{ label: 'Esito' }, { label: 'Pernottamenti', numeric: true }, { label: 'Imposta', numeric: true }],
        rows: outcomesOf(tax).map(({ label, notti, centesimi: amount }) => [label, formatNumber(notti), formatMoney(amount)]),
        totals: ['Totale', formatNumber(pernottamenti), formatMoney(centesimi)],
      },
      {
        kind: 'table',
        title: 'Soggiorni',
        columns: [
          { label: 'Ospite' },
          { label: 'Arrivo' },
          { label: 'Partenza' },
          { label: 'Pernottamenti', numeric: true },
          { label: 'Imposta', numeric: true },
        ],
        rows: righe.map(({ ospite, arrivo, partenza, notti, centesimi: amount }) => [
          ospite,
          formatDate(arrivo),
          formatDate(partenza),
          formatNumber(notti),
          formatMoney(amount),
        ]),
        totals: ['Totale', '', '', formatNumber(pernottamenti), formatMoney(centesimi)],
      },
      { kind: 'signatures', signers: ['Il gestore della struttura'] },
    ],
  }
}
