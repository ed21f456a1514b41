import * as k from '../../../kernel/describe.ts'
import { fatturaDi } from './fattura.ts'
import { incassoFattura } from './incasso.ts'
import { notaCreditoDi } from './nota.ts'
import { dovuta } from './termini.ts'

/** Up to how many days late; what is later stands in the last. */
const FASCE = [
  { label: 'Non scaduto', fino: 0 },
  { label: '1–30', title: '1–30 giorni', fino: 30 },
  { label: '31–60', title: '31–60 giorni', fino: 60 },
  { label: '61–90', title: '61–90 giorni', fino: 90 },
  { label: 'Oltre', title: 'Oltre 90 giorni', fino: Infinity },
] as const

/** A part of an invoice that is still open. */
interface Rata {
  readonly key: string
  readonly fattura: string
  readonly numero: string
  readonly cliente: string
  readonly scadenza: string
  readonly aperto: number
  /** Which of the bands it is in. */
  readonly fascia: number
}

const fattura = { name: 'fattura', fields: fatturaDi('cliente').fields } as const
const nota = { name: 'nota_credito', fields: notaCreditoDi('cliente').fields } as const

/** The last day of a month, or today while it goes on. */
const giornoDi = (period: string, today: string) => {
  const { al } = k.boundsOf(period)
  return al < today ? al : today
}

/** What was open on a day: what came in or was taken back later does not count yet. */
export async function rateAperte(store: Pick<k.Store, 'query'>, day: string): Promise<readonly Rata[]> {
  const until = (field: string) => k.lte(field, day)
  const [issued, paid, back] = await Promise.all([
    k.allRows(store, { entity: 'fattura', where: [k.eq('stato', 'inviata'), until('data')], sort: [k.asc('data')] }),
    k.allRows(store, { entity: 'incasso', where: [until('giorno')] }),
    k.allRows(store, { entity: 'nota_credito', where: [k.eq('stato', 'emessa'), until('data')] }),
  ])
  const covered = new Map<string, number>()
  const cover = (id: string, amount: number) => covered.set(id, (covered.get(id) ?? 0) + amount)
  // What a trade takes in ahead names no invoice yet.
  for (const one of k.rowsOf(incassoFattura, paid.rows)) cover(one.fattura, one.importo)
  for (const one of k.rowsOf(nota, back.rows)) cover(one.fattura, 0 - one.totale)
  return k.rowsOf(fattura, issued.rows).flatMap(({ id, numero, cliente, ...row }) =>
    k
      .openDues(dovuta, { ...row, coperto: covered.get(id) ?? 0 })
      .map((part, at) => ({ ...part, at }))
      .filter(({ open }) => open > 0)
      .map(({ day: scadenza, open: aperto, at }) => ({
        key: `${id}.${at}`,
        fattura: id,
        numero: numero === undefined ? '' : fattura.fields.numero.format(numero),
        cliente: issued.names[cliente] ?? '',
        scadenza,
        aperto,
        fascia: FASCE.findIndex(({ fino }) => k.daysBetween(scadenza, day) <= fino),
      })),
  )
}

const totale = (all: readonly Rata[]) => all.reduce((sum, { aperto }) => sum + aperto, 0)
const somma = (title: string, all: readonly Rata[]): k.ReportFigure => ({
  value: totale(all),
  unit: 'money',
  title,
  of: all.map(({ key, aperto }) => ({ row: key, part: aperto })),
})
const inFascia = (all: readonly Rata[], fascia: number) => all.filter((one) => one.fascia === fascia)
const perCliente = (all: readonly Rata[]) =>
  [...Map.groupBy(all, ({ cliente }) => cliente)].toSorted(
    ([a, some], [b, others]) => totale(others) - totale(some) || a.localeCompare(b, 'it'),
  )

/** Whom the invoices are made out to. */
export interface Debitori {
  /** «Cliente» */
  readonly one: string
  /** «clienti» */
  readonly many: string
}
const intestazioni = ({ one }: Debitori) => [one, ...FASCE.map(({ label }) => label), 'Totale']
const righeDi = (all: readonly Rata[], write: (cents: number) => string) =>
  perCliente(all).map(([cliente, rate]) => [cliente, ...FASCE.map((_, at) => write(totale(inFascia(rate, at)))), write(totale(rate))])

/** The ageing of what is open, by customer, at the end of a month. */
export const anzianitaDi = (chi: Debitori): k.ReportTools => ({
  async asks(_store, { today }) {
    const periods = k.lastPeriods('month', today, 12)
    return { periods, first: periods[0] ?? '' }
  },
  async read(store, { period }, { today }) {
    const day = giornoDi(period, today)
    const all = await rateAperte(store, day)
    const late = all.filter(({ fascia }) => fascia > 0)
    if (all.length === 0)
      return { behind: new Map(), blocks: [{ kind: 'empty', text: `Al ${k.formatDate(day)} non c’è niente da incassare.` }] }
    return {
      behind: new Map(
        all.map(({ key, fattura: id, numero, cliente, scadenza }) => [
          key,
          { entity: 'fattura', id, heading: `${numero} · ${cliente}`, detail: `scadenza ${k.formatDate(scadenza)}` },
        ]),
      ),
      blocks: [
        {
          kind: 'figures',
          figures: [
            { ...somma('Da incassare', all), label: 'Da incassare', note: `al ${k.formatDate(day)}` },
            { ...somma('Scaduto', late), label: 'Scaduto', note: `${late.length} ${k.plural(late.length, 'rata', 'rate')}` },
          ],
        },
        {
          kind: 'table',
          title: 'Per giorni di ritardo',
          caption: `Importi aperti per ${chi.one.toLowerCase()} e giorni di ritardo`,
          columns: [
            { label: chi.one },
            ...FASCE.map(({ label, ...fascia }) => ({ label, ...('title' in fascia && { title: fascia.title }) })),
            { label: 'Totale', main: true },
          ],
          sections: [
            {
              rows: perCliente(all).map(([cliente, rate]) => ({
                key: cliente,
                label: cliente,
                cells: [...FASCE.map(({ label }, at) => somma(`${cliente}, ${label}`, inFascia(rate, at))), somma(cliente, rate)],
              })),
            },
          ],
          total: [...FASCE.map(({ label }, at) => somma(label, inFascia(all, at))), somma('Da incassare', all)],
        },
        {
          kind: 'text',
          title: 'Come si conta',
          paragraphs: [
            'Di ogni fattura emessa contano le rate ancora aperte, ciascuna dalla sua scadenza. Gli incassi e le note di credito coprono prima le rate più vecchie.',
          ],
        },
      ],
    }
  },
  outputs: [
    {
      label: 'Stampa',
      as: 'paper',
      async make(store, { period }, { today }) {
        const day = giornoDi(period, today)
        const all = await rateAperte(store, day)
        return {
          paper: {
            title: `Scadenzario ${chi.many}`,
            subtitle: `Importi aperti al ${k.formatDate(day)}, per giorni di ritardo`,
            blocks: [
              {
                kind: 'table',
                columns: intestazioni(chi).map((label, at) => ({ label, ...(at > 0 && { numeric: true }) })),
                rows: righeDi(all, k.formatMoney),
                totals: ['Totale', ...FASCE.map((_, at) => k.formatMoney(totale(inFascia(all, at)))), k.formatMoney(totale(all))],
              },
            ],
          },
        }
      },
    },
    {
      label: 'Foglio di calcolo',
      as: 'sheet',
      async make(store, { period }, { today }) {
        const day = giornoDi(period, today)
        const rows = righeDi(await rateAperte(store, day), (cents) => (cents / 100).toFixed(2).replace('.', ','))
        return { sheet: { name: `scadenzario-${day}.csv`, rows: [intestazioni(chi), ...rows] } }
      },
    },
  ],
})
