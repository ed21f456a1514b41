import { formatDate, formatDayMonth, formatWeekdayShort, weekdayOf } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { ReportTable } from '../../kernel/report/report-blocks.ts'
import { cifra } from '../common/report-figure.ts'
import { insieme } from './figure.ts'
import type { MovimentoMese } from './movimento-mese.ts'

const sections = [
  { title: 'Residenti in Italia', has: (key: string) => key.startsWith('IT-') },
  { title: 'Residenti all’estero', has: (key: string) => key !== '' && !key.startsWith('IT-') },
  { title: 'Da completare', has: (key: string) => key === '' },
] as const

/** Arrivals and nights by province and by state, as the C/59 lists them. */
export function perResidenza({ movimento, nomi }: MovimentoMese): ReportTable {
  const groups = [...movimento.gruppi].map(([key, counted]) => ({ key, name: nomi(key), ...counted }))
  return {
    kind: 'table',
    title: 'Per residenza',
    caption: 'Arrivi e presenze per residenza',
    columns: [{ label: 'Provincia o stato' }, { label: 'Arrivi' }, { label: 'Presenze' }],
    sections: sections.flatMap(({ title, has }) => {
      const rows = groups.filter(({ key }) => has(key)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      const sum = (of: 'arrivi' | 'presenze') => rows.reduce((total, row) => total + row[of].value, 0)
      const cells = rows.map(({ key, name, arrivi, presenze }) => ({
        key,
        label: name,
        cells: [cifra(`Arrivi, ${name}`, arrivi), cifra(`Presenze, ${name}`, presenze)],
      }))
      return rows.length === 0 ? [] : [{ title, sums: [sum('arrivi'), sum('presenze')], rows: cells }]
    }),
    total: [cifra('Arrivi del mese', movimento.arrivi), cifra('Presenze del mese', movimento.presenze)],
  }
}

type Day = MovimentoMese['movimento']['giorni'][number]

/** The columns of the daily sheet C/59. */
const columns = [
  { label: 'Notte prima', title: 'Presenti la notte prima', of: (day: Day) => day.presentiPrima },
  { label: 'Arrivati', title: 'Arrivati', of: (day: Day) => day.arrivi },
  { label: 'Partiti', title: 'Partiti', of: (day: Day) => day.partenze },
  { label: 'Presenti', title: 'Presenti', of: (day: Day) => day.presenti },
  { label: 'Camere', title: 'Camere occupate', of: (day: Day) => day.camere },
] as const

const isWeekend = (day: string) => weekdayOf(day) >= 5

/** The month day by day: a look at the nights, and the sheet itself. */
export function perGiorno({ movimento, letti }: MovimentoMese): ReportTable {
  const { giorni, arrivi, presenze, camere } = movimento
  const most = Math.max(letti, ...giorni.map(({ presenti }) => presenti.value), 1)
  return {
    kind: 'table',
    title: 'Giorno per giorno',
    caption: 'Movimento giorno per giorno (C/59)',
    bars: {
      title: 'Presenze giorno per giorno',
      measure: 'Presenti',
      bars: giorni.map(({ data, presenti }) => ({
        key: data,
        label: formatDayMonth(data),
        share: presenti.value / most,
        text: `${formatNumber(presenti.value)} su ${formatNumber(letti)} letti`,
        isMarked: isWeekend(data),
      })),
    },
    columns: [{ label: 'Giorno' }, ...columns.map(({ label, title }) => ({ label, title }))],
    sections: [
      {
        rows: giorni.map((day) => ({
          key: day.data,
          label: `${Number(day.data.slice(8))} ${formatWeekdayShort(day.data)}`,
          said: formatDate(day.data),
          isMarked: isWeekend(day.data),
          cells: columns.map(({ title, of }) => cifra(`${title}, ${formatDate(day.data)}`, of(day))),
        })),
      },
    ],
    total: [
      '–',
      cifra('Arrivi del mese', arrivi),
      cifra('Partenze del mese', insieme(giorni.map(({ partenze }) => partenze))),
      cifra('Presenze del mese', presenze),
      cifra('Camere occupate nel mese', camere),
    ],
  }
}
