import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { plural } from '../../kernel/italian/noun.ts'
import type { ReportFigure, ReportTable, ReportText } from '../../kernel/report/report-blocks.ts'
import { cifra } from '../common/report-figure.ts'
import type { Schede } from '../common/schede.ts'
import { outcomesOf } from './declaration-paper.ts'
import type { LettoTrimestre, PersonaTassata } from './imposta-trimestre.ts'

type Night = PersonaTassata['pernottamenti'][number]

/** The outcome that a night is counted under: a reason stands before the rest. */
const keyOf = ({ esito, motivo }: Night) => (motivo === undefined ? esito : `motivo:${motivo}`)

/** The nights of the quarter by what became of them; each number opens on its stays. */
export function perEsito({ totali, righe }: LettoTrimestre): ReportTable {
  const nights = (title: string, has: (night: Night) => boolean): ReportFigure => {
    const rows = righe.flatMap(({ prenotazione, persone }) => {
      const quanti = persone.flatMap(({ pernottamenti }) => pernottamenti).filter(has).length
      return quanti === 0 ? [] : [{ soggiorno: prenotazione.id, quanti }]
    })
    return cifra(title, { value: rows.reduce((sum, { quanti }) => sum + quanti, 0), rows })
  }
  const money = (value: number): ReportFigure => ({ value, unit: 'money' })
  return {
    kind: 'table',
    title: 'Notti per esito',
    caption: 'Notti e imposta per esito',
    columns: [{ label: 'Esito' }, { label: 'Notti' }, { label: 'Imposta' }],
    sections: [
      {
        rows: outcomesOf(totali).map(({ key, label, centesimi }) => ({
          key,
          label,
          cells: [nights(`Notti, ${label}`, (night) => keyOf(night) === key), money(centesimi)],
        })),
      },
    ],
    total: [nights('Notti del trimestre', () => true), money(totali.centesimi)],
  }
}

/** What the comune has decided, as the settings of the house hold it, and what in it does not add up. */
export function regole({ struttura, regole: { problems, warnings } }: LettoTrimestre, schede: Schede): ReportText {
  const { id, tariffe = [], esenzioni = [], tetto_notti, competenza, comune } = struttura
  const nights = tetto_notti === undefined ? 'Si paga ogni notte, senza limite.' : `Si pagano al massimo ${tetto_notti} notti di fila.`
  const rates = tariffe.map(({ dal, importo }) => `${formatMoney(importo)} a persona e notte dal ${formatDate(dal)}`).join('; ')
  const reasons = esenzioni.map(({ motivo }) => motivo.toLowerCase()).join(', ')
  const counted = `${esenzioni.length} ${plural(esenzioni.length, 'esenzione o riduzione', 'esenzioni o riduzioni')}`
  const quarter =
    competenza === 'pernottamento' ? 'Ogni notte vale nel trimestre in cui cade.' : 'Ogni soggiorno vale nel trimestre della partenza.'
  return {
    kind: 'text',
    title: 'Regole del comune',
    way: { label: 'Modifica le regole', entity: schede.struttura, id },
    remarks: [
      ...problems.map(({ message }) => ({ tone: 'destructive' as const, label: 'Da correggere', text: message })),
      ...warnings.map(({ message }) => ({ tone: 'warning' as const, label: 'Da controllare', text: message })),
    ],
    paragraphs: [
      `${comune}. ${rates}${tariffe.length > 0 ? '.' : ''} ${nights}`,
      esenzioni.length === 0 ? 'Nessuna esenzione.' : `${counted}: ${reasons}.`,
      `${quarter} Chi è ancora in casa conta fino alla partenza prevista. Controlla la scadenza nel regolamento: ogni comune ha la sua.`,
    ],
  }
}
