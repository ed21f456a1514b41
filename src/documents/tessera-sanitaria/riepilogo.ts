import { formatDate, formatMonth } from '../../kernel/italian/dates.ts'
import { lastPeriods } from '../../kernel/italian/periods.ts'
import type { ReportAsks } from '../../kernel/report/report.ts'
import type { Report, ReportBlock, ReportFigure } from '../../kernel/report/report-blocks.ts'
import { mancano, pagamenti, somma } from './mancanze.ts'
import type { Schede } from './righe.ts'
import { sentences } from './sentences.ts'
import type { Anno, Spesa } from './spese.ts'

/** Years that can be asked for. */
const ANNI = 4

/** The years of which expenses are told, and the one that is looked at first. */
export function anniDaConsegnare(today: string): ReportAsks {
  const periods = lastPeriods('year', today, ANNI)
  // In January it is the year before that is handed in, until the 31st.
  return { periods, first: (today.slice(5, 7) === '01' ? periods[1] : periods[0]) ?? '' }
}

const figura = (title: string, rows: readonly Spesa[]): ReportFigure => ({
  value: somma(rows),
  unit: 'money',
  title,
  of: rows.map(({ key, importo }) => ({ row: key, part: importo })),
})
const tracciate = (rows: readonly Spesa[]) => rows.filter(({ isTracciata }) => isTracciata)
const inContanti = (rows: readonly Spesa[]) => rows.filter(({ isTracciata }) => !isTracciata)
const conOpposizione = (rows: readonly Spesa[]) => rows.filter(({ haOpposto }) => haOpposto)

const celle = (name: string, rows: readonly Spesa[]): readonly ReportFigure[] => [
  figura(`Tracciati, ${name}`, tracciate(rows)),
  figura(`Contanti, ${name}`, inContanti(rows)),
  figura(`Con opposizione, ${name}`, conOpposizione(rows)),
  figura(name, rows),
]

function perMese(spese: readonly Spesa[], anno: string): ReportBlock {
  const months = [...Map.groupBy(spese, ({ pagata }) => pagata.slice(0, 7))].toSorted(([a], [b]) => a.localeCompare(b))
  return {
    kind: 'table',
    title: 'Per mese di pagamento',
    caption: `Spese sanitarie pagate nel ${anno}, per mese`,
    columns: ['Mese', 'Tracciate', 'In contanti', 'Con opposizione', 'In tutto'].map((label) => ({ label })),
    sections: [
      { rows: months.map(([month, rows]) => ({ key: month, label: formatMonth(month), cells: celle(formatMonth(month), rows) })) },
    ],
    total: celle('Nell’anno', spese),
  }
}

/** The health expenses of a year: what was paid, what of it can be deducted, what lacks before it is handed in. */
export function riepilogoSpese(conti: Anno, anno: string, schede: Schede): Report {
  const { spese } = conti
  const lines = mancano(conti, schede)
  const missing = lines.length > 0 ? [{ kind: 'missing', title: sentences.toPutRight(), lines } as const] : []
  if (spese.length === 0) return { behind: new Map(), blocks: [...missing, { kind: 'empty', text: sentences.nothingPaid(anno) }] }
  return {
    behind: new Map(
      spese.map(({ key, incasso: id, nome, numero, pagata }) => [
        key,
        { entity: schede.incasso, id, heading: nome, detail: `fattura ${numero}, pagata il ${formatDate(pagata)}` },
      ]),
    ),
    note: sentences.notTheXml(),
    blocks: [
      {
        kind: 'figures',
        figures: [
          { ...figura('Spese pagate', spese), label: 'Spese pagate', note: pagamenti(spese) },
          { ...figura('Tracciate', tracciate(spese)), label: 'Tracciate', note: sentences.deducted() },
          { ...figura('In contanti', inContanti(spese)), label: 'In contanti', note: sentences.notDeducted() },
          { ...figura('Con opposizione', conOpposizione(spese)), label: 'Con opposizione', note: sentences.withoutCode() },
        ],
      },
      ...missing,
      perMese(spese, anno),
      { kind: 'text', title: 'Come si conta', paragraphs: [sentences.dayOfPayment(), sentences.law()] },
    ],
  }
}
