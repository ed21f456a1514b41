import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import { rowsOf } from '../../src/kernel/fields/row-of.ts'
import { formatDate, formatDayMonth } from '../../src/kernel/italian/dates.ts'
import { formatMoney } from '../../src/kernel/italian/money.ts'
import { formatNumber } from '../../src/kernel/italian/numbers.ts'
import { boundsOf, formatPeriod, lastPeriods } from '../../src/kernel/italian/periods.ts'
import type { ReportTools } from '../../src/kernel/report/report.ts'
import type { ReportFigure, ReportLine, ReportList, ReportTable } from '../../src/kernel/report/report-blocks.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import type { Store } from '../../src/kernel/door/store.ts'
import { campo, partita, socio } from './campi.ts'

type Chosen = { readonly period: string; readonly coperto?: 'si' | 'no' }
type Mese = Awaited<ReturnType<typeof leggi>>
type Partita = Mese['partite'][number]

async function leggi(store: Store, { period, coperto }: Chosen) {
  const { dal, al } = boundsOf(period)
  const [{ rows: matches }, { rows: courts }, { rows: members }, { rows: corrections }] = await Promise.all([
    allRows(store, {
      entity: 'partita',
      where: [
        { field: 'giorno', op: 'gte', value: dal },
        { field: 'giorno', op: 'lte', value: al },
      ],
      sort: [{ field: 'giorno', direction: 'asc' }],
    }),
    allRows(store, { entity: 'campo' }),
    allRows(store, { entity: 'socio' }),
    store.query({ entity: 'rettifica', where: [{ field: 'mese', op: 'eq', value: period }] }),
  ])
  const campi = rowsOf(campo, courts).filter((one) => coperto === undefined || one.coperto === (coperto === 'si'))
  const names = new Map<string, string>(rowsOf(socio, members).map(({ id, nome }) => [id, nome]))
  const partite = rowsOf(partita, matches)
    .filter((one) => campi.some(({ id }) => id === one.campo))
    .map((one) => ({ ...one, chi: names.get(one.socio) ?? '', dove: campi.find(({ id }) => id === one.campo)?.nome ?? '' }))
  const [row] = corrections
  return {
    period,
    campi,
    partite,
    giocate: partite.filter(({ stato }) => stato === 'giocata'),
    rettifica: coperto === undefined ? row : undefined,
  }
}

const sum = (all: readonly { readonly importo: number }[]) => all.reduce((total, { importo }) => total + importo, 0)
const figures = (title: string, all: readonly Partita[]): readonly [ReportFigure, ReportFigure] => [
  { value: all.length, title: `Partite, ${title}`, of: all.map(({ id }) => ({ row: id, part: 1 })) },
  { value: sum(all), unit: 'money', title: `Incasso, ${title}`, of: all.map(({ id, importo }) => ({ row: id, part: importo })) },
]

function perCampo({ campi, giocate }: Mese): ReportTable {
  const most = Math.max(1, ...campi.map(({ id }) => giocate.filter((one) => one.campo === id).length))
  const played = campi.map((one) => ({ ...one, all: giocate.filter(({ campo: id }) => id === one.id) }))
  return {
    kind: 'table',
    title: 'Per campo',
    caption: 'Partite e incasso per campo',
    bars: {
      title: 'Partite per campo',
      measure: 'Partite',
      bars: played.map(({ id, nome, all }) => ({ key: id, label: nome, share: all.length / most, text: `${all.length} partite` })),
    },
    columns: [{ label: 'Campo' }, { label: 'Partite' }, { label: 'Incasso' }],
    sections: [{ rows: played.map(({ id, nome, all }) => ({ key: id, label: nome, cells: figures(nome, all) })) }],
    total: figures('tutti i campi', giocate),
  }
}

const aperta = ({ id, chi, dove, giorno }: Partita): ReportLine => ({
  heading: chi,
  text: `${dove}, ${formatDate(giorno)}: segna com’è finita.`,
  ways: [{ label: 'Apri', entity: 'partita', id }],
})
const isAperta = (today: string) => (one: Partita) => one.giorno < today && ['prenotata', 'in_campo'].includes(one.stato)

const badges = {
  prenotata: { tone: 'neutral', label: 'Prenotata' },
  in_campo: { tone: 'primary', label: 'In campo' },
  giocata: { tone: 'success', label: 'Giocata' },
  annullata: { tone: 'destructive', label: 'Annullata' },
} as const

const elenco = ({ partite }: Mese): ReportList => ({
  kind: 'list',
  key: 'partite',
  title: 'Partite',
  label: 'Partite elencate',
  lists: [
    { key: 'tutte', label: 'Tutte' },
    { key: 'giocata', label: 'Giocate' },
    { key: 'annullata', label: 'Annullate' },
  ],
  columns: [{ label: 'Socio' }, { label: 'Minuti', sums: true }, { label: 'Importo', unit: 'money', sums: true, main: true }],
  rows: partite.map(({ id, chi, dove, giorno, ora, minuti, importo, stato }) => ({
    key: id,
    heading: chi,
    detail: `${formatDayMonth(giorno)} ${ora ?? ''} · ${dove}`,
    in: [stato],
    figures: [{ value: minuti }, { value: importo, warning: importo === 0 ? 'senza importo' : undefined }],
    badge: badges[stato],
    opens: {
      title: chi,
      text: `${dove}, ${formatDate(giorno)}`,
      facts: [{ label: 'Importo', value: formatMoney(importo) }],
      parts: [
        {
          key: 'gioco',
          title: 'Gioco',
          value: `${minuti} min`,
          label: `Ore di ${chi}`,
          lines: [{ key: 'ora', lead: ora ?? '', text: badges[stato].label, value: formatMoney(importo) }],
        },
      ],
      way: { label: 'Apri la partita', entity: 'partita', id },
    },
  })),
  empty: 'Nessuna partita in questo elenco.',
})

const said = (row: AnyRow | undefined, key: 'partite' | 'incasso', counted: number): number => Number(row?.[key] ?? counted)

/** The courts of a month. */
export const campi: ReportTools = {
  asks: async (_store, { today }) => ({ periods: lastPeriods('month', today, 12), first: lastPeriods('month', today, 2)[1] ?? '' }),
  async read(store, chosen: Chosen, { today }) {
    const mese = await leggi(store, chosen)
    const [partite, incasso] = figures(formatPeriod(chosen.period), mese.giocate)
    const isOver = boundsOf(chosen.period).al < today
    return {
      form: {
        figures: [
          { ...partite, key: 'partite', label: 'Partite', note: 'giocate sui campi' },
          { ...incasso, key: 'incasso', label: 'Incasso', note: 'delle partite giocate' },
        ],
        corrected: mese.rettifica,
        note: isOver ? undefined : `Mese in corso: contato fino al ${formatDate(today)}.`,
      },
      note: 'Il foglio va consegnato in Comune entro il 10 del mese dopo.',
      behind: new Map(
        mese.giocate.map(({ id, chi, dove, giorno }) => [
          id,
          { entity: 'partita', id, heading: chi, detail: `${dove} · ${formatDate(giorno)}` },
        ]),
      ),
      blocks: [
        { kind: 'missing', title: 'Da chiudere', lines: mese.partite.filter(isAperta(today)).map(aperta) },
        mese.partite.length === 0
          ? { kind: 'empty', text: `Nessuna partita in ${formatPeriod(chosen.period)}.` }
          : { kind: 'columns', wider: 1.4, columns: [[perCampo(mese)], [elenco(mese)]] },
      ],
    }
  },
  outputs: [
    {
      label: 'Stampa il modulo',
      as: 'paper',
      async make(store, chosen: Chosen) {
        const { giocate, rettifica: row } = await leggi(store, chosen)
        const facts = [
          { label: 'Partite', value: formatNumber(said(row, 'partite', giocate.length)) },
          { label: 'Incasso', value: formatMoney(said(row, 'incasso', sum(giocate))) },
        ]
        return { paper: { title: 'Attività dei campi', subtitle: formatPeriod(chosen.period), blocks: [{ kind: 'facts', facts }] } }
      },
    },
    {
      label: 'Scarica il file',
      as: 'file',
      async make(store, chosen: Chosen, { today }, product) {
        const { partite, giocate, period } = await leggi(store, chosen)
        const lines = partite.filter(isAperta(today)).map(aperta)
        const text = 'Il Comune vuole solo partite chiuse.'
        if (lines.length > 0) return { obstacles: { title: 'Il file non è ancora pronto', text, lines } }
        const file = { name: `campi-${period}.txt`, text: `${product};${giocate.length};${sum(giocate)}\r\n`, mediaType: 'text/plain' }
        return { file }
      },
    },
    {
      label: 'Scarica CSV',
      as: 'sheet',
      async make(store, chosen: Chosen) {
        const { giocate, period } = await leggi(store, chosen)
        const rows = giocate.map(({ giorno, dove, chi, importo }) => [formatDate(giorno), dove, chi, formatMoney(importo)])
        return { sheet: { name: `campi-${period}.csv`, rows: [['Giorno', 'Campo', 'Socio', 'Importo'], ...rows] } }
      },
    },
  ],
}
