import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import type { PaperBlock } from '../../kernel/paper/paper.ts'
import type { FatturaSanitaria } from './righe.ts'
import { isTracciabile } from './tracciabile.ts'

/** What the law wants said on the invoice of a health service to a person, each with its source. */
export function diciture({ righe = [], bollo, opposizione }: Pick<FatturaSanitaria, 'righe' | 'bollo' | 'opposizione'>): PaperBlock {
  const said = [
    ...(righe.some(({ iva }) => iva === 'N4') ? ['Operazione esente da IVA (art. 10, n. 18, DPR 633/1972).'] : []),
    // On paper the duty is a stamp on the original (DPR 642/1972, art. 3 and tariffa art. 13); it is not paid as that of electronic ones (DM 17/06/2014).
    ...(bollo > 0 ? [`Imposta di bollo di ${formatMoney(bollo)} assolta sull’originale (art. 13 della tariffa, DPR 642/1972).`] : []),
    'Prestazione sanitaria a persona fisica: la fattura non passa dal Sistema di Interscambio (art. 10-bis D.L. 119/2018).',
    opposizione === true
      ? 'Il paziente si oppone all’invio dei dati al Sistema Tessera Sanitaria (art. 3 D.M. 31/07/2015).'
      : 'I dati di spesa vanno al Sistema Tessera Sanitaria, salvo opposizione del paziente (art. 3 D.M. 31/07/2015).',
  ]
  return { kind: 'text', title: 'Note di legge', text: said.join(' ') }
}

interface Pagato<M extends string> {
  readonly giorno: string
  readonly mezzo: M
  /** Cents. */
  readonly importo: number
}

/** How it was paid: a treatment is deducted only where that can be traced (law 160/2019, art. 1 c. 679). */
export function pagamentiRicevuti<M extends string>(rows: readonly Pagato<M>[], scritto: (mezzo: M) => string): readonly PaperBlock[] {
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Pagamenti ricevuti',
      columns: [{ label: 'Giorno' }, { label: 'Pagato con' }, { label: 'Tracciabile' }, { label: 'Importo', numeric: true }],
      rows: rows.map(({ giorno, mezzo, importo }) => [
        formatDate(giorno),
        scritto(mezzo),
        isTracciabile(mezzo) ? 'Sì' : 'No',
        formatMoney(importo),
      ]),
    },
  ]
}
