import * as k from '../../kernel/describe.ts'
import { RUNTS } from './ditta.ts'
import { donazione } from './donazione.ts'
import { generi, righeDi, SENZA, type Genere, type Riga } from './relazione-righe.ts'
import { turno } from './turno.ts'

/** Years that can be asked for. */
const ANNI = 4
const INTESTAZIONI: Readonly<Record<Genere, string>> = {
  monetaria: 'Denaro',
  beni: 'Beni',
  servizi: 'Servizi donati',
  speso: 'Speso',
  ore: 'Ore',
  erogati: 'Servizi',
}
const UNITA: Readonly<Record<Genere, k.Unit>> = {
  monetaria: 'money',
  beni: 'money',
  servizi: 'money',
  speso: 'money',
  ore: 'hours',
  erogati: 'count',
}

const somma = (rows: readonly Riga[]) => rows.reduce((sum, { value }) => sum + value, 0)
const figura = (title: string, rows: readonly Riga[], unit: k.Unit): k.ReportFigure => ({
  value: somma(rows),
  unit,
  title,
  of: rows.map(({ key, value }) => ({ row: key, part: value })),
})
const di = (rows: readonly Riga[], genere: Genere) => rows.filter((one) => one.genere === genere)
const doni = (rows: readonly Riga[]) => rows.filter(({ donatore }) => donatore !== undefined)
/** Rows by what they share, what belongs to no project last, the others by name. */
const per = (rows: readonly Riga[], by: 'progetto' | 'donatore') =>
  [...Map.groupBy(rows, (row) => row[by] ?? '')].toSorted(
    ([a], [b]) => Number(a === SENZA) - Number(b === SENZA) || a.localeCompare(b, 'it'),
  )

const perProgetto = (rows: readonly Riga[]): readonly k.ReportTableRow[] =>
  per(rows, 'progetto').map(([name, some]) => ({
    key: name,
    label: name,
    cells: generi.map((one) => figura(`${INTESTAZIONI[one]}, ${name}`, di(some, one), UNITA[one])),
  }))

const COLONNE_DONATORE = ['Denaro', 'Beni', 'Servizi donati', 'Con agevolazione', 'In tutto'] as const
const celleDonatore = (name: string, some: readonly Riga[]): readonly k.ReportFigure[] => [
  ...(['monetaria', 'beni', 'servizi'] as const).map((one) => figura(`${INTESTAZIONI[one]}, ${name}`, di(some, one), 'money')),
  figura(
    `Con agevolazione, ${name}`,
    some.filter((row) => row.haAgevolazione === true),
    'money',
  ),
  figura(name, some, 'money'),
]

/** What still lacks before the year can be told: receipts, shifts that nobody closed, promises whose day has gone by. */
async function mancano(store: Pick<k.Store, 'query'>, period: string, today: string): Promise<readonly k.ReportLine[]> {
  const { dal, al } = k.boundsOf(period)
  const during = [k.gte('data', dal), k.lte('data', al)] as const
  const [due, open] = await Promise.all([
    k.allRows(store, { entity: 'donazione', where: [...during, k.eq('ricevuta', 'da_emettere')] }),
    k.allRows(store, {
      entity: 'turno',
      where: [...during, k.eq('stato', 'programmato'), k.lt('data', today)],
    }),
  ])
  return [
    ...k.rowsOf(donazione, due.rows).map((row) => ({
      heading: due.names[row.donatore] ?? '',
      text: `${k.formatMoney(row.importo)} del ${k.formatDate(row.data)}: manca la ricevuta.`,
      ways: [{ label: 'Apri', entity: 'donazione', id: row.id }],
    })),
    ...k.rowsOf(turno, open.rows).map((row) => ({
      heading: row.attivita,
      text: `Il turno del ${k.formatDate(row.data)} non è segnato come svolto: le ore non contano ancora.`,
      ways: [{ label: 'Apri', entity: 'turno', id: row.id }],
    })),
  ]
}

export const anno: k.ReportTools = {
  async asks(_store, { today }) {
    const periods = k.lastPeriods('year', today, ANNI)
    return { periods, first: periods[0] ?? '' }
  },
  async read(store, { period }, { today }) {
    const [rows, lines] = await Promise.all([righeDi(store, period), mancano(store, period, today)])
    if (rows.length === 0) return { behind: new Map(), blocks: [{ kind: 'empty', text: `Nel ${period} non c’è niente di registrato.` }] }
    const people = new Set(rows.flatMap(({ beneficiario }) => beneficiario ?? [])).size
    const given = doni(rows)
    const count = (some: readonly Riga[], one: string, many: string) => `${some.length} ${k.plural(some.length, one, many)}`
    const blocks: readonly k.ReportBlock[] = [
      {
        kind: 'figures',
        figures: [
          {
            ...figura('Donazioni in denaro', di(rows, 'monetaria'), 'money'),
            label: 'Denaro',
            // A reversal takes its amount back, and is no gift.
            note: count(
              di(rows, 'monetaria').filter(({ value }) => value > 0),
              'donazione',
              'donazioni',
            ),
          },
          { ...figura('Beni donati', di(rows, 'beni'), 'money'), label: 'Beni', note: 'al valore normale' },
          { ...figura('Servizi donati', di(rows, 'servizi'), 'money'), label: 'Servizi donati', note: 'al loro valore' },
          { ...figura('Speso', di(rows, 'speso'), 'money'), label: 'Speso', note: count(di(rows, 'speso'), 'spesa', 'spese') },
          { ...figura('Ore dei volontari', di(rows, 'ore'), 'hours'), label: 'Ore', note: 'dei volontari' },
          {
            ...figura('Servizi erogati', di(rows, 'erogati'), 'count'),
            label: 'Servizi',
            note: `a ${people} ${k.plural(people, 'beneficiario', 'beneficiari')}`,
          },
        ],
      },
      ...(lines.length > 0 ? [{ kind: 'missing', title: 'Da chiudere', lines } as const] : []),
      {
        kind: 'table',
        title: 'Per progetto',
        caption: `Donazioni, spese, ore e servizi del ${period}, per progetto`,
        columns: [{ label: 'Progetto' }, ...generi.map((one) => ({ label: INTESTAZIONI[one] }))],
        sections: [{ rows: perProgetto(rows) }],
        total: generi.map((one) => figura(INTESTAZIONI[one], di(rows, one), UNITA[one])),
      },
      {
        kind: 'table',
        title: 'Per donatore',
        caption: `Donazioni del ${period}, per donatore`,
        columns: [{ label: 'Donatore' }, ...COLONNE_DONATORE.map((label) => ({ label }))],
        sections: [{ rows: per(given, 'donatore').map(([name, some]) => ({ key: name, label: name, cells: celleDonatore(name, some) })) }],
        total: celleDonatore('tutti', given),
      },
      {
        kind: 'text',
        title: 'Come si conta',
        paragraphs: [
          'Contano le donazioni arrivate nell’anno, le spese per la loro data, le ore dei presenti ai turni, i servizi erogati. Beni e servizi donati stanno al valore normale e non sono incassi.',
          'Con agevolazione sono il denaro arrivato con mezzi tracciabili e i beni (art. 83 D.Lgs. 117/2017, D.M. 28/11/2019); contanti e servizi no.',
        ],
      },
    ]
    return { behind: new Map(rows.map(({ key, row }) => [key, row])), blocks }
  },
  outputs: [
    {
      label: 'Stampa relazione',
      as: 'paper',
      async make(store, { period }) {
        const rows = await righeDi(store, period)
        const write = (some: readonly Riga[], one: Genere) => {
          const value = somma(di(some, one))
          return UNITA[one] === 'money' ? k.formatMoney(value) : k.formatNumber(value, { decimals: one === 'ore' ? 1 : 0 })
        }
        const total = (some: readonly Riga[]) => k.formatMoney(somma(some))
        const people = new Set(rows.flatMap(({ beneficiario }) => beneficiario ?? [])).size
        return {
          paper: {
            title: `Relazione ${period}`,
            subtitle: RUNTS,
            blocks: [
              {
                kind: 'facts',
                title: 'L’anno in breve',
                facts: [
                  ...generi.map((one) => ({ label: INTESTAZIONI[one], value: write(rows, one) })),
                  { label: 'Beneficiari', value: k.formatNumber(people) },
                ],
              },
              {
                kind: 'table',
                title: 'Per progetto',
                columns: [{ label: 'Progetto' }, ...generi.map((one) => ({ label: INTESTAZIONI[one], numeric: true }))],
                rows: per(rows, 'progetto').map(([name, some]) => [name, ...generi.map((one) => write(some, one))]),
                totals: ['Totale', ...generi.map((one) => write(rows, one))],
              },
              {
                kind: 'table',
                title: 'Per donatore',
                columns: [{ label: 'Donatore' }, ...COLONNE_DONATORE.map((label) => ({ label, numeric: true }))],
                rows: per(doni(rows), 'donatore').map(([name, some]) => [
                  name,
                  ...celleDonatore(name, some).map(({ value }) => k.formatMoney(value)),
                ]),
                totals: ['Totale', ...celleDonatore('tutti', doni(rows)).map(({ value }) => k.formatMoney(value))],
              },
              { kind: 'text', title: 'In tutto', text: `Donazioni ${total(doni(rows))}, spese ${total(di(rows, 'speso'))}.` },
              { kind: 'signatures', signers: ['Il legale rappresentante'] },
            ],
          },
        }
      },
    },
    {
      label: 'Esporta donatori',
      as: 'sheet',
      async make(store, { period }) {
        const given = doni(await righeDi(store, period))
        const euro = (cents: number) => k.formatNumber(cents / 100, { decimals: 2 })
        return {
          sheet: {
            name: `donatori-${period}.csv`,
            rows: [
              ['Donatore', ...COLONNE_DONATORE],
              ...per(given, 'donatore').map(([name, some]) => [name, ...celleDonatore(name, some).map(({ value }) => euro(value))]),
            ],
          },
        }
      },
    },
  ],
}
