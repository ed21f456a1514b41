import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { formatPeriod } from '../../kernel/italian/periods.ts'
import type { Paper } from '../../kernel/paper/paper.ts'
import type { Report, ReportStrip } from '../../kernel/report/report-blocks.ts'
import type { Schede } from '../common/schede.ts'
import { declarationPaper } from './declaration-paper.ts'
import type { LettoTrimestre } from './imposta-trimestre.ts'
import { elencoSoggiorni } from './report-list.ts'
import { perEsito, regole } from './report-tables.ts'

/** The tourist tax of a quarter as a report; every number opens on the stays behind it. */
export function reportImposta(letto: LettoTrimestre, schede: Schede): Report {
  const { totali, righe } = letto
  return {
    behind: new Map(
      righe.map(({ prenotazione: { id, ospite, arrivo, partenza } }) => [
        id,
        { entity: schede.soggiorno, id, heading: ospite, detail: `${formatDate(arrivo)} – ${formatDate(partenza)}` },
      ]),
    ),
    blocks: [
      cifre(letto),
      {
        kind: 'columns',
        wider: 1.6,
        columns: [
          [perEsito(letto), regole(letto, schede)],
          [
            righe.length === 0
              ? { kind: 'empty', text: `Nessun pernottamento nel ${formatPeriod(totali.trimestre)}.` }
              : elencoSoggiorni(letto, schede),
          ],
        ],
      },
    ],
  }
}

function cifre({ totali, incassata, daRiscuotere, righe }: LettoTrimestre): ReportStrip {
  const list = 'soggiorni'
  return {
    kind: 'figures',
    figures: [
      {
        label: 'Imposta dovuta',
        value: totali.centesimi,
        unit: 'money',
        note: `${formatDate(totali.dal)} – ${formatDate(totali.al)}`,
        opens: { list },
      },
      { label: 'Incassata', value: incassata, unit: 'money', note: 'conti chiusi e pagati', opens: { list, shows: 'incassata' } },
      { label: 'Da riscuotere', value: daRiscuotere, unit: 'money', note: 'conti ancora aperti', opens: { list, shows: 'da_riscuotere' } },
      {
        label: 'Pernottamenti',
        value: totali.pernottamenti,
        note: righe.length === 1 ? 'di un soggiorno' : `di ${formatNumber(righe.length)} soggiorni`,
        opens: { list },
      },
    ],
  }
}

/** The quarter's declaration on paper. */
export function stampaDichiarazione({ totali, regoleComune, struttura, righe }: LettoTrimestre): Paper {
  const { nome, comune, indirizzo = '', cin = '' } = struttura
  const stays = righe.map(({ prenotazione: { ospite, arrivo, partenza }, notti, centesimi }) => ({
    ospite,
    arrivo,
    partenza,
    notti,
    centesimi,
  }))
  return declarationPaper(totali, regoleComune, { nome, comune, indirizzo, cin }, stays)
}
