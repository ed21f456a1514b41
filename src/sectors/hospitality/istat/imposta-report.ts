import { declarationPaper } from '../../../documents/imposta-soggiorno/declaration-paper.ts'
import * as k from '../../../kernel/describe.ts'
import { trimestreDaDichiarare } from '../imposta-soggiorni.ts'
import { readImposta, trimestriDisponibili, type LettoTrimestre } from '../imposta-soggiorni-trimestre.ts'
import { elencoSoggiorni } from './imposta-elenco.ts'
import { perEsito, regole } from './imposta-esiti.ts'
import { righeCsv } from './imposta-righe.ts'
import { strutturaMancante } from './struttura-mancante.ts'

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
  asks: async (_store, at) => ({ periods: trimestriDisponibili(at), first: trimestreDaDichiarare(at.today) }),
  async read(store, { period }: Scelta) {
    const letto = await readImposta(store, period)
    return letto ? mostra(letto) : { lacking: strutturaMancante(MANCA) }
  },
  outputs: [
    {
      label: 'Stampa dichiarazione',
      as: 'paper',
      async make(store, { period }: Scelta) {
        const { totali, regoleComune, struttura, righe } = await leggi(store, period)
        const { nome, comune, indirizzo = '', cin = '' } = struttura
        const stays = righe.map(({ prenotazione: { ospite, arrivo, partenza }, notti, centesimi }) => ({
          ospite,
          arrivo,
          partenza,
          notti,
          centesimi,
        }))
        return { paper: declarationPaper(totali, regoleComune, { nome, comune, indirizzo, cin }, stays) }
      },
    },
    {
      label: 'Scarica CSV',
      as: 'sheet',
      async make(store, { period }: Scelta) {
        return { sheet: { name: `imposta-soggiorno-${period}.csv`, rows: righeCsv(await leggi(store, period)) } }
      },
    },
  ],
}

function mostra(letto: LettoTrimestre): k.Report {
  const { totali, righe } = letto
  return {
    behind: new Map(
      righe.map(({ prenotazione: { id, ospite, arrivo, partenza } }) => [
        id,
        { entity: 'prenotazione', id, heading: ospite, detail: `${k.formatDate(arrivo)} – ${k.formatDate(partenza)}` },
      ]),
    ),
    blocks: [
      cifre(letto),
      {
        kind: 'columns',
        wider: 1.6,
        columns: [
          [perEsito(letto), regole(letto)],
          [
            righe.length === 0
              ? { kind: 'empty', text: `Nessun pernottamento nel ${k.formatPeriod(totali.trimestre)}.` }
              : elencoSoggiorni(letto),
          ],
        ],
      },
    ],
  }
}

function cifre({ totali, incassata, daRiscuotere, righe }: LettoTrimestre): k.ReportStrip {
  const list = 'soggiorni'
  return {
    kind: 'figures',
    figures: [
      {
        label: 'Imposta dovuta',
        value: totali.centesimi,
        unit: 'money',
        note: `${k.formatDate(totali.dal)} – ${k.formatDate(totali.al)}`,
        opens: { list },
      },
      { label: 'Incassata', value: incassata, unit: 'money', note: 'conti chiusi e pagati', opens: { list, shows: 'incassata' } },
      { label: 'Da riscuotere', value: daRiscuotere, unit: 'money', note: 'conti ancora aperti', opens: { list, shows: 'da_riscuotere' } },
      {
        label: 'Pernottamenti',
        value: totali.pernottamenti,
        note: righe.length === 1 ? 'di un soggiorno' : `di ${k.formatNumber(righe.length)} soggiorni`,
        opens: { list },
      },
    ],
  }
}
