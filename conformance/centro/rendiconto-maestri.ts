import { rowsOf } from '../../src/kernel/fields/row-of.ts'
import { formatDate } from '../../src/kernel/italian/dates.ts'
import { boundsOf, formatPeriod, lastPeriods } from '../../src/kernel/italian/periods.ts'
import type { ReportTools } from '../../src/kernel/report/report.ts'
import type { ReportFigure } from '../../src/kernel/report/report-blocks.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import type { Store } from '../../src/kernel/door/store.ts'
import { corso, lezione, presenza } from './corsi.ts'

async function leggi(store: Store, period: string) {
  const { dal, al } = boundsOf(period)
  const within = [
    { field: 'giorno', op: 'gte', value: dal },
    { field: 'giorno', op: 'lte', value: al },
  ] as const
  const [courses, lessons, marks] = await Promise.all([
    allRows(store, { entity: 'corso' }),
    allRows(store, { entity: 'lezione', where: within, sort: [{ field: 'giorno', direction: 'asc' }] }),
    allRows(store, { entity: 'presenza', where: [{ field: 'segno', op: 'ne', value: 'assente' }] }),
  ])
  const corsi = rowsOf(corso, courses.rows)
  const presenze = rowsOf(presenza, marks.rows)
  const lezioni = rowsOf(lezione, lessons.rows).map((one) => ({
    ...one,
    nome: corsi.find(({ id }) => id === one.corso)?.nome ?? '',
    presenti: presenze.filter((mark) => mark.lezione === one.id).length,
  }))
  return corsi.map(({ nome, maestro, id }) => ({ nome, maestro, lezioni: lezioni.filter((one) => one.corso === id) }))
}
type Lezioni = Awaited<ReturnType<typeof leggi>>[number]['lezioni']

const quante = (title: string, all: Lezioni): ReportFigure => ({
  value: all.length,
  title: `Lezioni, ${title}`,
  of: all.map(({ id }) => ({ row: id, part: 1 })),
})
const presenti = (title: string, all: Lezioni): ReportFigure => ({
  value: all.reduce((sum, one) => sum + one.presenti, 0),
  title: `Presenze, ${title}`,
  of: all.map((one) => ({ row: one.id, part: one.presenti })),
})

/** The lessons of a quarter by who gives them. */
export const maestri: ReportTools = {
  async asks(store, { today }) {
    const { rows } = await allRows(store, { entity: 'corso', sort: [{ field: 'maestro', direction: 'asc' }] })
    const maestro = Object.fromEntries(rowsOf(corso, rows).map((one) => [one.maestro, one.maestro]))
    return { periods: lastPeriods('quarter', today, 4), first: lastPeriods('quarter', today, 1)[0] ?? '', options: { maestro } }
  },
  async read(store, { period, maestro: chosen }) {
    const corsi = (await leggi(store, period)).filter(({ maestro }) => chosen === undefined || maestro === chosen)
    const lezioni = corsi.flatMap((one) => one.lezioni)
    if (corsi.length === 0) {
      const way = { label: 'Nuovo corso', entity: 'corso' }
      return { lacking: { label: 'Corsi', title: 'Non c’è ancora un corso.', text: 'Le lezioni si contano per corso.', way } }
    }
    return {
      behind: new Map(lezioni.map(({ id, nome, giorno }) => [id, { entity: 'lezione', id, heading: nome, detail: formatDate(giorno) }])),
      blocks: [
        {
          kind: 'figures',
          figures: [
            { ...quante('tutti', lezioni), label: 'Lezioni', note: formatPeriod(period) },
            { ...presenti('tutti', lezioni), label: 'Presenze', note: 'presenti e in ritardo' },
          ],
        },
        {
          kind: 'table',
          title: 'Per maestro',
          caption: 'Lezioni e presenze per maestro',
          columns: [{ label: 'Corso' }, { label: 'Lezioni' }, { label: 'Presenze' }],
          sections: corsi.map(({ nome, maestro, lezioni: all }) => ({
            title: maestro,
            sums: [all.length, presenti('', all).value],
            rows: [{ key: nome, label: nome, cells: [quante(nome, all), presenti(nome, all)] }],
          })),
          total: [quante('tutti', lezioni), presenti('tutti', lezioni)],
        },
        {
          kind: 'text',
          title: 'Come si conta',
          remarks: lezioni.some((one) => one.presenti === 0)
            ? [{ tone: 'warning', label: 'Da controllare', text: 'Ci sono lezioni senza appello.' }]
            : [],
          paragraphs: ['Ogni lezione vale nel trimestre in cui cade.', 'Chi arriva in ritardo conta tra i presenti.'],
        },
      ],
    }
  },
  outputs: [],
}
