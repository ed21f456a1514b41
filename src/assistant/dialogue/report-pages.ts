import { boundsOf, formatPeriod, periodOf } from '../../kernel/italian/periods.ts'
import { figureText } from '../../kernel/metric/figure-text.ts'
import type { PeriodLength, ReportPart } from '../../kernel/report/report.ts'
import type { Report } from '../../kernel/report/report-blocks.ts'
import type { Screen } from '../../kernel/screens/screen.ts'
import type { Desk } from '../answer/desk.ts'
import { readDays, type Days } from '../italian/days.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Reply } from '../reply.ts'
import type { Mind } from '../rank/reading.ts'
import { plain } from './plain-reply.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** A page of a report: a part of its screen, or a view beside the records of a tab. */
export interface ReportPage {
  readonly screen: Screen
  readonly shows: string
  readonly part: ReportPart
}

export const reportPagesOf = (screen: Screen): readonly ReportPage[] =>
  screen.kind === 'report'
    ? screen.parts.map((part) => ({ screen, shows: part.key, part }))
    : screen.kind === 'collection'
      ? Object.entries(screen.ownViews ?? {}).flatMap(([shows, { report }]) => (report ? [{ screen, shows, part: report }] : []))
      : []

/** Words by which any page of figures of a period is asked for. */
const PAGE = new Set(['report', 'reports', 'rapporto', 'prospetto', 'prospetti', 'riepilogo', 'resoconto', 'riassunto', 'rendiconto'])
/** What a report is asked for: «per l’ISTAT». */
const PURPOSE = /\bper (?:(?:il|lo|la|l|i|gli|le) )?(\S+)$/

/** A sentence as pages are asked for: the words that say what is wanted, and the days. */
export interface PageWords {
  readonly words: readonly string[]
  readonly days?: Days
}

/** The words of a sentence without small ones, orders and days; days that could lie ahead or behind lie behind. */
export function pageWordsOf(said: string, { lexicon, today }: Pick<Mind, 'lexicon' | 'today'>): PageWords {
  const all = wordsOf(said)
  const words: string[] = []
  let days: Days | undefined
  for (let at = 0; at < all.length; at++) {
    const [word = '', read] = [all[at], readDays(all, at, today)]
    if (read) {
      days ??= read.past
      at = read.end - 1
    } else if (!isIdle(word) && !isLight(word) && lexicon.at(all, at).every(({ sense }) => sense.is !== 'does' && sense.is !== 'asks'))
      words.push(word)
  }
  return { words, ...(days && { days }) }
}

const stemsOf = (...texts: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(text ?? '').map(stemOf)))
const ownStems = ({ part }: ReportPage) => stemsOf(part.label)
const knownStems = ({ screen, part }: ReportPage) => stemsOf(part.label, part.form?.title, screen.label, screen.short)

/** The page of a report that a sentence calls by no other words than its own, on the period that is said: «prospetto ISTAT di ottobre». */
export async function reportPage(said: string, mind: Mind, desk: Desk): Promise<Reply | undefined> {
  const { words, days } = pageWordsOf(said, mind)
  if (!words.some((word) => PAGE.has(word))) return undefined
  const named = words.filter((word) => !PAGE.has(word)).map(stemOf)
  const called = new Set(words.map(stemOf))
  const fitting = mind.trade.sector.screens.flatMap(reportPagesOf).filter((page) => named.every((word) => knownStems(page).has(word)))
  const worth = (page: ReportPage) =>
    [...ownStems(page)].filter((stem) => called.has(stem)).length * 2 + (days && lengthOf(days) === page.part.period.every ? 1 : 0)
  const [page] = fitting.toSorted((a, b) => worth(b) - worth(a))
  if (!page) return undefined
  const period = await periodOn(page, days, desk)
  if (period && 'lacks' in period) return plain(period.lacks, 'refused')
  return leadTo(page, period?.period, `«${page.part.label}»${ofItsPeriod(period?.period)} è in ${page.screen.label}.`)
}

/** Figures that are asked «per l’ISTAT», by the names that they have on its page; with the way there. */
export async function reportFigures(said: string, mind: Mind, desk: Desk): Promise<Reply | undefined> {
  const purpose = PURPOSE.exec(wordsOf(said).join(' '))?.[1]
  if (purpose === undefined) return undefined
  const { words, days } = pageWordsOf(said, mind)
  const wanted = words.filter((word) => word !== purpose).map(stemOf)
  if (wanted.length === 0) return undefined
  for (const page of mind.trade.sector.screens.flatMap(reportPagesOf)) {
    if (!knownStems(page).has(stemOf(purpose))) continue
    const period = await periodOn(page, days, desk)
    if (!period || 'lacks' in period) continue
    const tools = await page.part.load()
    const figures = figuresOf(await tools.read(desk.store, { period: period.period }, desk.at))
    const told = figures.filter(({ label }) => wanted.some((word) => stemsOf(label).has(word)))
    if (!wanted.every((word) => told.some(({ label }) => stemsOf(label).has(word)))) continue
    const list = told.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(', ')
    return leadTo(page, period.period, `${capital(formatPeriod(period.period))}: ${list}.`)
  }
  return undefined
}

/** The figures that stand above a report, as they are handed in. */
function figuresOf(report: Report): readonly { readonly label: string; readonly text: string }[] {
  if (!report.blocks) return []
  const { figures = [], corrected } = report.form ?? {}
  const typed = (key: string, value: number) => (typeof corrected?.[key] === 'number' ? corrected[key] : value)
  return [
    ...figures.map(({ key, label, ...figure }) => ({ label, text: figureText({ ...figure, value: typed(key, figure.value) }) })),
    ...report.blocks.flatMap((block) =>
      block.kind === 'figures' ? block.figures.map(({ label, ...figure }) => ({ label, text: figureText(figure) })) : [],
    ),
  ]
}

/** How long a period is that has these bounds. */
const lengthOf = ({ from, to }: Days): PeriodLength | undefined =>
  (['month', 'quarter', 'year'] as const).find((every) => {
    const { dal, al } = boundsOf(periodOf(every, from ?? ''))
    return dal === from && al === to
  })

/** The period of a page that holds the days that are said; nothing where none are, or where the page goes back no further than to `lacks`. */
export async function periodOn(
  { part }: ReportPage,
  days: Days | undefined,
  { store, at }: Desk,
): Promise<{ readonly period: string } | { readonly lacks: string } | undefined> {
  const day = days?.from ?? days?.to
  if (day === undefined) return undefined
  const period = periodOf(part.period.every, day)
  const { periods } = await (await part.load()).asks(store, at)
  if (periods.includes(period)) return { period }
  const [last, first] = [periods[0], periods.at(-1)]
  if (last === undefined || first === undefined) return undefined
  const bounds = period < first ? `comincia da ${formatPeriod(first)}` : `finisce con ${formatPeriod(last)}`
  return { lacks: `«${part.label}» non arriva a ${formatPeriod(period)}: ${bounds}.` }
}

/** « di ottobre 2026», « del 2026»; nothing without a period. */
const ofItsPeriod = (period: string | undefined): string =>
  period === undefined ? '' : ` ${/-\d/.test(period) ? 'di' : 'del'} ${formatPeriod(period)}`

function leadTo({ screen, shows, part }: ReportPage, period: string | undefined, says: string): Reply {
  const to = { screen: screen.key, shows, ...(period !== undefined && { chosen: { [part.period.key]: period } }) }
  return { says, spoken: says, card: { kind: 'lead', label: screen.label, ...to }, found: { is: 'screen', ...to } }
}
