import { describe, expect, it } from 'vitest'
import { createAssistant } from '../src/assistant/dialogue/create-assistant.ts'
import type { Found } from '../src/assistant/reply.ts'
import type { At } from '../src/kernel/italian/at.ts'
import type { ChartPanel } from '../src/kernel/chart/chart-panel.ts'
import { readMonths } from '../src/kernel/chart/read-months.ts'
import { readParts } from '../src/kernel/chart/read-parts.ts'
import { isKind } from '../src/kernel/fields/field.ts'
import { readMetric, type Metric } from '../src/kernel/metric/metric.ts'
import type { ReportPart } from '../src/kernel/report/report.ts'
import type { ReportBlock, ReportCell } from '../src/kernel/report/report-blocks.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Store } from '../src/kernel/door/store.ts'
import { scadenzarioPazienti } from '../src/sectors/dentisti/scadenzario.ts'
import { prospetto } from '../src/sectors/farmacie/prospetto.ts'
import { prospetto as prospettoConti } from '../src/sectors/ristorazione/prospetto.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const FRIDAY: At = { today: '2026-11-27', time: '10:00' }
/** Reports of views that a trade draws itself. */
const OWN: Readonly<Record<string, readonly ReportPart[]>> = {
  dentisti: [scadenzarioPazienti],
  farmacie: [prospetto],
  ristorazione: [prospettoConti],
}

/** A figure as somebody sees it: what it is called, where it stands and what it says. */
interface Seen {
  readonly name: string
  readonly place: string
  readonly value: number
}

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const trades = ready.flatMap(({ slug, sector }) => {
  if (!sector) return []
  const store = storeOf(sector)
  // Names are read once for all questions of a trade; each question begins a conversation.
  const assistant = createAssistant({ sector, store, at: () => FRIDAY, now: () => 0 })
  return [{ slug, sector, store, assistant }]
})

function storeOf({ entities, sample }: Sector): MemoryStore {
  return new MemoryStore({ entities, sample: sample(FRIDAY.today, FRIDAY.time), at: () => FRIDAY })
}

const chartsOf = ({ screens }: Sector): readonly ChartPanel[] =>
  screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels.filter((panel) => panel.kind === 'chart') : []))

/** Cents and hours apart from figures that are counted: «14,25 h» of a sum of floats is no other figure than 14,249999. */
const near = (value: number): number => Math.round(value * 100) / 100

const isOfMonths = ({ entities }: Sector, { entity, by }: ChartPanel): boolean => {
  const axis = entities.find(({ name }) => name === entity)?.fields[by]
  return axis !== undefined && isKind(axis, 'date')
}

/** What a chart shows by its months or parts; what is left over has no name that could be asked for. */
async function partsOf(sector: Sector, store: Store, chart: ChartPanel): Promise<ReadonlyMap<string, number>> {
  const shown = isOfMonths(sector, chart)
    ? (await readMonths(store, chart, typeof chart.period === 'number' ? chart.period : 12, FRIDAY.today)).months
    : (await readParts(store, chart, chart.period ?? 12, FRIDAY.today)).parts
  return new Map(shown.flatMap(({ key, value }) => (key !== undefined && value ? [[key, near(value)] as const] : [])))
}

/** What a chart says of this month: the last of its months, or all of its parts where it is about this month alone. */
async function monthOfChart(sector: Sector, store: Store, chart: ChartPanel): Promise<number | undefined> {
  if (!isOfMonths(sector, chart)) return chart.period === 1 ? (await readParts(store, chart, 1, FRIDAY.today)).value : undefined
  const { months } = await readMonths(store, chart, typeof chart.period === 'number' ? chart.period : 12, FRIDAY.today)
  return months.at(-1)?.value
}

/** «Fatturato per mese» and «Fatturato per canale» of one month are about «Fatturato del mese». */
async function ofCharts(sector: Sector, store: Store): Promise<readonly Seen[]> {
  const seen: Seen[] = []
  for (const chart of chartsOf(sector)) {
    const value = await monthOfChart(sector, store, chart)
    const [, noun] = /^(.+?) per /.exec(chart.title) ?? []
    if (value !== undefined && noun !== undefined)
      for (const name of [`${noun} del mese`, noun]) seen.push({ name, place: `grafico «${chart.title}»`, value })
  }
  return seen
}

const figuresIn = (block: ReportBlock): readonly { readonly label: string; readonly value: number }[] =>
  block.kind === 'columns' ? block.columns.flat().flatMap(figuresIn) : block.kind === 'figures' ? block.figures : []

async function ofReports(slug: string, { screens }: Sector, store: Store): Promise<readonly Seen[]> {
  const parts = [...screens.flatMap((screen) => (screen.kind === 'report' ? screen.parts : [])), ...(OWN[slug] ?? [])]
  const seen: Seen[] = []
  for (const part of parts) {
    const tools = await part.load()
    const { first } = await tools.asks(store, FRIDAY)
    const report = await tools.read(store, { period: first }, FRIDAY)
    const figures = 'behind' in report && report.blocks ? report.blocks.flatMap(figuresIn) : []
    for (const { label, value } of figures) seen.push({ name: label, place: `prospetto «${part.label}»`, value })
  }
  return seen
}

async function ofMetrics({ metrics }: Sector, store: Store): Promise<readonly Seen[]> {
  return Promise.all(
    metrics.map(async (metric) => ({
      name: metric.label,
      place: `cifra «${metric.key}»`,
      value: (await readMetric(store, metric, FRIDAY)).value,
    })),
  )
}

/** Names that stand for several values, each with the places where it does. */
function doubles(seen: readonly Seen[], metrics: readonly Metric[]): readonly string[] {
  // A share is told in hundredths of something else than what a chart adds up.
  const shares = new Set(metrics.filter(({ unit }) => unit === 'percent').map(({ label }) => label))
  return [...Map.groupBy(seen, ({ name }) => name)].flatMap(([name, all]) => {
    const values = new Set(all.map(({ value }) => near(value)))
    const isShown = all.length > 1 && metrics.some(({ label }) => label === name)
    return isShown && values.size > 1 && !shares.has(name)
      ? [`${name}: ${all.map(({ place, value }) => `${place} ${near(value)}`).join(', ')}`]
      : []
  })
}

/** What the assistant answers, as a figure. */
const valueOf = (found: Found): number | undefined =>
  found.is === 'metric' || found.is === 'number' ? found.value : found.is === 'records' ? found.ids.length : undefined

async function asked({ assistant }: (typeof trades)[number], says: string) {
  await assistant.ask('ricominciamo')
  return assistant.ask(says)
}

describe.each(trades)('$slug', (trade) => {
  const { slug, sector, store } = trade
  it('has one value for one name on tiles, charts and reports', async () => {
    const seen = [...(await ofMetrics(sector, store)), ...(await ofCharts(sector, store)), ...(await ofReports(slug, sector, store))]
    expect(doubles(seen, sector.metrics)).toEqual([])
  })

  it('has one definition for one label', () => {
    const labels = sector.metrics.map(({ label }) => label)
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it.each(sector.metrics.map((metric) => [metric.label, metric] as const))(
    'the assistant tells «%s» as its screen does',
    async (_, metric) => {
      const { value } = await readMetric(store, metric, FRIDAY)
      const { found } = await asked(trade, metric.label)
      expect(near(valueOf(found) ?? Number.NaN)).toBe(near(value))
    },
  )

  it.each(chartsOf(sector).map((chart) => [chart.title, chart] as const))(
    'the assistant tells «%s» as its chart does',
    async (_, chart) => {
      const { found } = await asked(trade, chart.title)
      const told = new Map(Object.entries(found.is === 'groups' ? found.groups : {}).map(([key, value]) => [key, near(value)]))
      const shown = await partsOf(sector, store, chart)
      expect(new Map([...told].filter(([key]) => shown.has(key)))).toEqual(shown)
    },
  )

  it('adds nothing up that is counted in several units', async () => {
    for (const panel of sector.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))) {
      if (panel.kind !== 'attention') continue
      const entity = sector.entities.find(({ name }) => name === panel.entity)
      const { rows } = await store.query({ entity: panel.entity, page: { limit: 500 } })
      if (entity?.fields[panel.unit]?.kind !== 'choice' || new Set(rows.map((row) => row[panel.unit])).size < 2) continue
      const { found } = await asked(trade, `quanto ${entity.label.one.toLowerCase()} è rimasto?`)
      expect(found.is).not.toBe('number')
    }
  })
})

describe('a grouping in other words than a chart', () => {
  it.each([
    ['dentisti', 'chi lavora di più tra i dottori questo mese?', 'Prodotto per operatore'],
    ['pulizie', 'quante ore per squadra questo mese?', 'Ore per squadra'],
    ['artigiani', 'ore per tecnico questo mese', 'Ore per tecnico'],
    ['autofficine', 'ore per meccanico questo mese', 'Ore per meccanico'],
  ])('%s: «%s» is that of «%s»', async (slug, says, title) => {
    const trade = trades.find((one) => one.slug === slug)
    const chart = trade && chartsOf(trade.sector).find((one) => one.title === title)
    if (!trade || !chart) throw new Error(`No chart is called '${title}'.`)
    const { parts } = await readParts(trade.store, chart, 1, FRIDAY.today)
    const { found } = await asked(trade, says)
    const told = found.is === 'groups' ? Object.values(found.groups).map(near).filter(Boolean) : []
    expect(told.toSorted((a, b) => b - a)).toEqual(parts.map(({ value }) => near(value)))
  })

  it('each quantity is told with its own unit', async () => {
    const trade = trades.find(({ slug }) => slug === 'pulizie')
    const says = trade && (await asked(trade, 'quanto detergente è rimasto?')).says
    expect(says).toBe('Detergente multiuso: 38 lt, Detergente vetri: 18 lt.')
  })

  it('what comes in is what falls due, and no budget', async () => {
    const trade = trades.find(({ slug }) => slug === 'business')
    const found = trade && (await asked(trade, 'quanto mi entra nei prossimi 30 giorni?')).found
    expect(found).toMatchObject({ is: 'metric', key: 'incassi_attesi' })
  })
})

describe('the figures beside the till', () => {
  const figure = (cell: ReportCell | undefined): number => (typeof cell === 'object' ? cell.value : Number.NaN)
  it('are those that the assistant tells, and each is what it is made of', async () => {
    const trade = trades.find(({ slug }) => slug === 'farmacie')
    if (!trade) throw new Error('no pharmacy')
    const report = await (await prospetto.load()).read(trade.store, { period: '2026-11' }, FRIDAY)
    const tables = new Map((report.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [[block.title, block] as const] : [])))
    const told = async (says: string) => valueOf((await asked(trade, says)).found)
    const [contanti, , satispay, , all] = tables.get('Incasso per giorno')?.total ?? []
    const [taxable, tax, total] = tables.get('IVA per aliquota')?.total ?? []
    expect(figure(all)).toBe(await told('quanto abbiamo incassato a novembre?'))
    expect(figure(contanti)).toBe(await told('quanto ho incassato a contanti a novembre?'))
    expect(figure(satispay)).toBe(await told('quanto ho incassato con satispay a novembre?'))
    expect(figure(tax)).toBe(await told('quanta IVA ho incassato a novembre?'))
    expect(figure(taxable) + figure(tax)).toBe(figure(total))
    expect(figure(total)).toBe(figure(all))
    const best = tables.get('I più venduti')?.sections[0]?.rows[0]
    expect((await asked(trade, 'qual è il prodotto più venduto del mese?')).says).toContain(best?.label)
    for (const { sections, total: foot = [] } of tables.values()) {
      const rows = sections.flatMap((section) => section.rows)
      const figures = [...rows.flatMap(({ cells }) => cells), ...foot].filter((cell) => typeof cell === 'object')
      const madeOf = figures.filter(({ of }) => of !== undefined)
      expect(madeOf.map(({ of = [] }) => of.reduce((sum, { part }) => sum + part, 0))).toEqual(madeOf.map(({ value }) => value))
      const sums = foot.map((cell, at) =>
        typeof cell === 'object' ? rows.reduce((sum, { cells }) => sum + figure(cells[at]), 0) : Number.NaN,
      )
      expect(sums).toEqual(foot.map(figure))
    }
    expect(tables.get('Fermi da 60 giorni')?.sections[0]?.rows.length).toBeGreaterThan(0)
  })
})
