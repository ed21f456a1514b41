import type { Screen } from '../../kernel/screens/screen.ts'
import type { Desk } from '../answer/desk.ts'
import { wordsOf } from '../italian/token.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Reply } from '../reply.ts'
import type { Mind } from '../rank/reading.ts'
import { plain } from './plain-reply.ts'
import { pageWordsOf, periodOn, reportFigures, reportPagesOf } from './report-pages.ts'

/** A file or a paper that a screen makes, and where it stands. */
interface Made {
  readonly label: string
  readonly screen: Screen
  readonly shows: string
  /** What its view or its part is called. */
  readonly part: string
}

/** What the screens of a trade make of many records; the parts of a report are fetched for it. */
async function madeIn(screen: Screen): Promise<readonly Made[]> {
  if (screen.kind === 'collection')
    return Object.entries(screen.ownViews ?? {}).flatMap(([shows, { label: part, makes = [] }]) =>
      makes.map((label) => ({ label, screen, shows, part })),
    )
  if (screen.kind !== 'report') return []
  const parts = screen.parts.map(async ({ key, label: part, load }) =>
    (await load()).outputs.map(({ label }) => ({ label, screen, shows: key, part })),
  )
  return (await Promise.all(parts)).flat()
}

/** Where a file or a paper is made that a sentence calls by words of its name, its part and its screen alone: «mandami il file per alloggiati web». */
export async function takenOut(said: string, mind: Mind, desk: Desk): Promise<Reply | undefined> {
  const { words: told, days } = pageWordsOf(said, mind)
  const words = told.map(stemOf)
  if (words.length === 0) return undefined
  const all = (await Promise.all(mind.trade.sector.screens.map(madeIn))).flat()
  const fitting = all.flatMap((made) => {
    const own = new Set(wordsOf(made.label).map(stemOf))
    const known = new Set([made.part, made.screen.label, made.screen.short ?? ''].flatMap((says) => wordsOf(says).map(stemOf)))
    const worth = words.filter((word) => own.has(word)).length
    return words.every((word) => own.has(word) || known.has(word)) ? [{ made, worth }] : []
  })
  const [best] = fitting.toSorted((a, b) => b.worth - a.worth)
  if (!best) return reportFigures(said, mind, desk)
  const { label, screen, shows, part } = best.made
  const page = reportPagesOf(screen).find((one) => one.shows === shows)
  const period = page && (await periodOn(page, days, desk))
  if (period && 'lacks' in period) return plain(period.lacks, 'refused')
  const says = `«${label}» è in ${[...new Set([screen.label, part])].join(' · ')}.`
  const to = { screen: screen.key, shows, ...(page && period && { chosen: { [page.part.period.key]: period.period } }) }
  return { says, spoken: says, card: { kind: 'lead', label: screen.label, ...to }, found: { is: 'screen', ...to } }
}
