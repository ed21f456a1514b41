import { plural } from '../../kernel/italian/noun.ts'
import type { ReportLine } from '../../kernel/report/report-blocks.ts'
import type { Schede } from './righe.ts'
import { sentences } from './sentences.ts'
import type { Anno, Spesa } from './spese.ts'

/** Cents of some expenses. */
export const somma = (rows: readonly Spesa[]): number => rows.reduce((sum, { importo }) => sum + importo, 0)
/** «3 pagamenti»: a payment over several parts of an invoice is one. */
export const pagamenti = (rows: readonly Spesa[]): string => {
  const count = new Set(rows.map(({ incasso }) => incasso)).size
  return `${count} ${plural(count, 'pagamento', 'pagamenti')}`
}
const isSenzaCodice = ({ codice, haOpposto }: Spesa) => codice === undefined && !haOpposto

/** A code for each of those who lack it. */
export function senzaCodice(spese: readonly Spesa[], schede: Schede): readonly ReportLine[] {
  const senza = [...Map.groupBy(spese.filter(isSenzaCodice), ({ paziente }) => paziente)]
  return senza.map(([id, some]) => ({
    heading: some[0]?.nome ?? '',
    text: sentences.noCode(pagamenti(some), somma(some)),
    ways: [{ label: 'Apri', entity: schede.paziente, id }],
  }))
}

/** A code for each of those who lack it, what names no invoice, what was given back. */
export function mancano({ spese, senzaFattura, storni, rimborsi }: Anno, schede: Schede): readonly ReportLine[] {
  return [
    ...senzaCodice(spese, schede),
    ...senzaFattura.map(({ id, nome, giorno, importo }) => ({
      heading: nome,
      text: sentences.noInvoice(importo, giorno),
      ways: [{ label: 'Apri', entity: schede.incasso, id }],
    })),
    ...storni.map(({ id, nome, giorno, importo }) => ({
      heading: nome,
      text: sentences.takenBack(importo, giorno),
      ways: [{ label: 'Apri', entity: schede.incasso, id }],
    })),
    ...rimborsi.map(({ id, numero, fattura, nome }) => ({
      heading: nome,
      text: sentences.credited(numero, fattura),
      ways: [{ label: 'Apri', entity: schede.nota, id }],
    })),
  ]
}
