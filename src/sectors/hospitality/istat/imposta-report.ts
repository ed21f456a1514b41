import { strutturaMancante } from '../../../documents/common/schede.ts'
import { trimestreDaDichiarare, trimestriDisponibili, type LettoTrimestre } from '../../../documents/imposta-soggiorno/imposta-trimestre.ts'
import { reportImposta, stampaDichiarazione } from '../../../documents/imposta-soggiorno/report.ts'
import { righeCsv } from '../../../documents/imposta-soggiorno/righe-csv.ts'
import type * as k from '../../../kernel/describe.ts'
import { readImposta } from '../imposta-soggiorni-trimestre.ts'
import { schede } from './schede.ts'

type Scelta = { readonly period: k.Quarter }

const MANCA = 'L’imposta si calcola con le regole del comune, che stanno nella sua scheda.'

/** The quarter to hand in: there is none without the rules of the comune. */
async function leggi(store: k.Store, trimestre: k.Quarter): Promise<LettoTrimestre> {
  const letto = await readImposta(store, trimestre)
  if (!letto) throw new Error(MANCA)
  return letto
}

/** The tourist tax of a quarter, from the bookings, the schedine and the rules of the comune. */
export const imposta: k.ReportTools = {
  asks: async (_store, { today }) => ({ periods: trimestriDisponibili(today), first: trimestreDaDichiarare(today) }),
  async read(store, { period }: Scelta) {
    const letto = await readImposta(store, period)
    return letto ? reportImposta(letto, schede) : { lacking: strutturaMancante(MANCA, schede) }
  },
  outputs: [
    {
      label: 'Stampa dichiarazione',
      as: 'paper',
      make: async (store, { period }: Scelta) => ({ paper: stampaDichiarazione(await leggi(store, period)) }),
    },
    {
      label: 'Scarica CSV',
      as: 'sheet',
      make: async (store, { period }: Scelta) => ({
        sheet: { name: `imposta-soggiorno-${period}.csv`, rows: righeCsv(await leggi(store, period)) },
      }),
    },
  ],
}
