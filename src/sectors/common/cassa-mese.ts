import * as k from '../../kernel/describe.ts'
import { mezzi } from './cassa.ts'

/** What the figures of a till are read from, by the names of the trade. The sale has the fields of `cassa.ts`. */
export interface Banco {
  /** The sale: `vendita`, `conto`. */
  readonly sale: string
  /** The state in which it is paid. */
  readonly paid: string
  /** What is sold: the column of the lines, and the entity of that name. */
  readonly article: string
  /** The column of the lines that keeps what a piece cost: what is left of its price without VAT is told. */
  readonly cost?: string
  readonly rows: k.ReportPart['rows']
  /** What the sums by rate of VAT are worked out from; fetched with the figures. */
  readonly entities: () => Promise<readonly k.AnyEntity[]>
  /** Where pieces are counted: what stands still. */
  readonly stock?: {
    /** Fields of the article: how many there are, and what they are worth. */
    readonly have: string
    readonly worth: string
    /** The entity of what comes in (above nothing) and goes out (below): its article, day and quantity. */
    readonly moves: { readonly entity: string; readonly article: string; readonly day: string; readonly quantity: string }
    /** After how many days without a piece gone out something stands still. */
    readonly days: number
  }
}

/** Months that can be asked for. */
const MESI = 13
/** How many of what sells best, and of what stands still, are told. */
const DETTI = 20

/** A part of a sale that a figure is made of, in cents. */
interface Quota {
  readonly sale: k.AnyRow
  readonly part: number
}

const figura = (title: string, some: readonly Quota[]): k.ReportFigure => ({
  value: some.reduce((sum, { part }) => sum + part, 0),
  unit: 'money',
  title,
  of: some.filter(({ part }) => part !== 0).map(({ sale, part }) => ({ row: sale.id, part })),
})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const cents = (value: unknown): number => Number(value ?? 0)

/** What of some sales was paid with each means, and all of it. */
function perMezzo(name: string, sales: readonly k.AnyRow[]): readonly k.ReportFigure[] {
  const paidIn = (mezzo: string) =>
    sales.map((sale) => ({
      sale,
      part: k.linesIn(sale['pagamenti']).reduce((sum, line) => (line['mezzo'] === mezzo ? sum + cents(line['importo']) : sum), 0),
    }))
  return [
    ...Object.entries(mezzi).map(([mezzo, label]) => figura(`${label}, ${name}`, paidIn(mezzo))),
    figura(
      name,
      sales.map((sale) => ({ sale, part: cents(sale['totale']) })),
    ),
  ]
}

function perGiorno(month: string, sales: readonly k.AnyRow[]): k.ReportBlock {
  const days = [...Map.groupBy(sales, (sale) => String(sale['giorno']))].toSorted(([a], [b]) => b.localeCompare(a))
  return {
    kind: 'table',
    title: 'Incasso per giorno',
    caption: `Incassi di ${k.formatMonth(month)}, per giorno e per mezzo`,
    columns: [{ label: 'Giorno' }, ...Object.values(mezzi).map((label) => ({ label })), { label: 'In tutto', main: true }],
    sections: [{ rows: days.map(([day, some]) => ({ key: day, label: k.formatDate(day), cells: perMezzo(k.formatDate(day), some) })) }],
    total: perMezzo('Nel mese', sales),
  }
}

/** What was due at each rate, receipt by receipt as each was worked out. */
async function perAliquota(banco: Banco, store: k.Store, sales: readonly k.AnyRow[], at: k.At): Promise<k.ReportBlock> {
  const entities = await banco.entities()
  const of = entities.find(({ name }) => name === banco.sale)
  const read = of
    ? await Promise.all(
        sales.map(async (sale) => ({ sale, rates: await k.readRates(store, entities, { of, figure: 'imposta', row: sale }, at) })),
      )
    : []
  const all = read.flatMap(({ sale, rates }) => rates.map((rate) => ({ sale, ...rate })))
  const cells = (name: string, some: typeof all) =>
    (['taxable', 'tax', 'total'] as const).map((key) =>
      figura(
        name,
        some.map(({ sale, [key]: part }) => ({ sale, part })),
      ),
    )
  const rates = [...Map.groupBy(all, ({ vat }) => vat)].toSorted(([, [a]], [, [b]]) => (b?.rate ?? 0) - (a?.rate ?? 0))
  return {
    kind: 'table',
    title: 'IVA per aliquota',
    caption: 'Imponibile e imposta per aliquota',
    columns: [{ label: 'IVA' }, { label: 'Imponibile' }, { label: 'Imposta', main: true }, { label: 'In tutto' }],
    sections: [
      { rows: rates.map(([vat, some]) => ({ key: vat, label: some[0]?.label ?? '', cells: cells(`IVA ${some[0]?.label ?? ''}`, some) })) },
    ],
    total: cells('IVA', all),
  }
}

/** A line that was sold, or came back: its pieces, and what it brought after every discount. */
interface Venduta extends Quota {
  readonly id: string
  readonly pieces: number
  /** What is left of it without VAT and cost; nothing where nobody has said what a piece cost. */
  readonly margin: number | undefined
  /** What it brought without VAT. */
  readonly net: number
}

function vendute({ article, cost = '' }: Banco, sales: readonly k.AnyRow[]): readonly Venduta[] {
  return sales.flatMap((sale) => {
    const lines = k.linesIn(sale['righe'])
    const less = k.spread(
      cents(sale['tolto']),
      lines.map((line) => cents(line['importo'])),
    )
    return lines.map((line, at) => {
      const part = cents(line['importo']) - (less[at] ?? 0)
      const pieces = Number(line['quantita'] ?? 0)
      const net = Math.round((part * 100) / (100 + k.rateOf(text(line['iva']))))
      const each = line[cost]
      return { id: String(line[article]), sale, pieces, part, net, margin: typeof each === 'number' ? net - pieces * each : undefined }
    })
  })
}

const margine = (title: string, some: readonly Venduta[]): k.ReportFigure =>
  figura(
    title,
    some.map(({ sale, margin = 0 }) => ({ sale, part: margin })),
  )

/** «38%»: what is left of a hundred that came in without VAT, of what somebody has said the cost of. */
function quotaMargine(sold: readonly Venduta[]): string {
  const known = sold.filter(({ margin }) => margin !== undefined)
  const net = known.reduce((sum, one) => sum + one.net, 0)
  const share = net === 0 ? 0 : Math.round((known.reduce((sum, { margin = 0 }) => sum + margin, 0) / net) * 100)
  return `${share}% del venduto senza IVA`
}

/** What sold best: pieces without those that came back, and what they brought after every discount, VAT included. */
function piuVenduti({ cost }: Banco, sold: readonly Venduta[], titles: Readonly<Record<string, string>>): k.ReportBlock {
  const rows = [...Map.groupBy(sold, ({ id }) => id)]
    .map(([id, some]) => ({ id, some, pieces: some.reduce((sum, { pieces }) => sum + pieces, 0) }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => b.pieces - a.pieces || (titles[a.id] ?? '').localeCompare(titles[b.id] ?? ''))
  return {
    kind: 'table',
    title: 'I più venduti',
    caption: 'Pezzi venduti e quanto hanno portato',
    columns: [
      { label: 'Articolo' },
      { label: 'Pezzi', main: true },
      { label: 'Venduto' },
      ...(cost === undefined ? [] : [{ label: 'Margine' }]),
    ],
    sections: [
      {
        rows: rows
          .slice(0, DETTI)
          .map(({ id, some, pieces }) => ({
            key: id,
            label: titles[id] ?? '',
            cells: [
              { value: pieces, title: titles[id] ?? '' },
              figura(titles[id] ?? '', some),
              ...(cost === undefined ? [] : [some.every(({ margin }) => margin === undefined) ? '' : margine(titles[id] ?? '', some)]),
            ],
          })),
      },
    ],
  }
}

/** What is there and has not gone out for a long time, the most valuable first. */
async function fermi({ article, stock }: Banco, store: k.Store, { today }: k.At): Promise<readonly k.ReportBlock[]> {
  if (!stock) return []
  const { moves, have, worth, days } = stock
  const out = k.lt(moves.quantity, 0)
  const [there, gone] = await Promise.all([
    k.allRows(store, { entity: article, where: [k.gt(have, 0)] }),
    store.measure({
      entity: moves.entity,
      fn: 'count',
      where: [out, k.gt(moves.day, k.addDays(today, -days))],
      groupBy: { field: moves.article },
    }),
  ])
  const moved = new Set(gone.groups.flatMap(({ key, value }) => (value > 0 ? [key] : [])))
  const still = there.rows.filter(({ id }) => !moved.has(id)).toSorted((a, b) => cents(b[worth]) - cents(a[worth]))
  const last = await k.allRows(store, {
    entity: moves.entity,
    where: [
      out,
      k.oneOf(
        moves.article,
        still.map(({ id }) => id),
      ),
    ],
    sort: [k.asc(moves.day)],
  })
  const lastOf = new Map(last.rows.map((row) => [row[moves.article], String(row[moves.day])]))
  const title = `Fermi da ${days} giorni`
  if (still.length === 0)
    return [{ kind: 'empty', text: `Niente è fermo: di tutto quello che c’è è uscito qualcosa negli ultimi ${days} giorni.` }]
  return [
    {
      kind: 'table',
      title,
      caption: `Articoli di cui non esce un pezzo da ${days} giorni, a oggi`,
      columns: [{ label: 'Articolo' }, { label: 'Pezzi' }, { label: 'Valore', main: true }, { label: 'Ultima uscita' }],
      sections: [
        {
          rows: still
            .slice(0, DETTI)
            .map((row): k.ReportTableRow => ({
              key: row.id,
              label: text(row['nome']),
              cells: [{ value: cents(row[have]) }, { value: cents(row[worth]), unit: 'money' }, formatLast(lastOf.get(row.id))],
            })),
        },
      ],
      total: [
        { value: still.reduce((sum, row) => sum + cents(row[have]), 0) },
        { value: still.reduce((sum, row) => sum + cents(row[worth]), 0), unit: 'money' },
        '',
      ],
    },
  ]
}

const formatLast = (day: string | undefined): string => (day === undefined ? 'mai' : k.formatDate(day))

/** The figures of a month at a till. */
export const cassaMese = (banco: Banco): k.ReportTools => ({
  asks: (_store, { today }) => {
    const periods = k.lastPeriods('month', today, MESI)
    return Promise.resolve({ periods, first: periods[0] ?? '' })
  },
  async read(store, { period }, at) {
    const { dal, al } = k.boundsOf(period)
    const { rows: sales } = await k.allRows(store, {
      entity: banco.sale,
      where: [k.eq('stato', banco.paid), k.gte('giorno', dal), k.lte('giorno', al)],
      sort: [k.desc('giorno'), k.desc('ora')],
    })
    const still = await fermi(banco, store, at)
    if (sales.length === 0)
      return { behind: new Map(), blocks: [{ kind: 'empty', text: `In ${k.formatMonth(period)} non si è incassato niente.` }, ...still] }
    const ids = [...new Set(sales.flatMap((sale) => k.linesIn(sale['righe']).map((line) => String(line[banco.article]))))]
    const titles = Object.fromEntries((await store.getMany(banco.article, ids)).map((row) => [row.id, text(row['nome'])]))
    const sold = vendute(banco, sales)
    const plain = sales.filter((sale) => sale['storna'] === undefined)
    const all = sales.map((sale) => ({ sale, part: cents(sale['totale']) }))
    const back = all.filter(({ sale }) => sale['storna'] !== undefined)
    const sum = (some: readonly k.AnyRow[]) => some.reduce((total, sale) => total + cents(sale['totale']), 0)
    const count = (some: readonly unknown[]) => `${some.length} ${k.plural(some.length, banco.rows.one, banco.rows.many)}`
    return {
      behind: new Map(
        sales.map((sale) => [
          sale.id,
          {
            entity: banco.sale,
            id: sale.id,
            heading: text(sale['numero']),
            detail: `${k.formatDate(String(sale['giorno']))}, ${text(sale['ora'])}`,
          },
        ]),
      ),
      blocks: [
        {
          kind: 'figures',
          figures: [
            { ...figura('Incassato', all), label: 'Incassato', note: 'IVA compresa, meno i resi' },
            {
              value: plain.length === 0 ? 0 : sum(plain) / plain.length,
              unit: 'money',
              label: `${k.capital(banco.rows.one)} medio`,
              note: count(plain),
            },
            { ...figura('Resi', back), label: 'Resi', note: count(back) },
            ...(banco.cost === undefined ? [] : [{ ...margine('Margine', sold), label: 'Margine', note: quotaMargine(sold) }]),
          ],
        },
        perGiorno(period, sales),
        await perAliquota(banco, store, sales, at),
        piuVenduti(banco, sold, titles),
        ...still,
        {
          kind: 'text',
          title: 'Come si conta',
          paragraphs: [
            'Conta il giorno in cui la vendita è incassata, e un reso nel suo. L’imposta è quella di ogni scontrino, scorporata dal totale e arrotondata al centesimo: la somma è quella dei documenti.',
            ...(banco.cost === undefined
              ? []
              : [
                  'Il margine è il venduto senza IVA meno il costo scritto sulla riga quando si è venduto: quello di cui non si sapeva il costo, e quello che il SSN paga in parte, ne resta fuori.',
                ]),
            ...(banco.stock ? ['Quello che è fermo si guarda a oggi, qualunque sia il mese.'] : []),
          ],
        },
      ],
    }
  },
  outputs: [],
})
