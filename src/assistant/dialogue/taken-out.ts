import type { Screen } from '../../kernel/screen.ts'
import { readDays } from '../italian/days.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isLight } from '../lexicon/grammar-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Reply } from '../reply.ts'
import type { Mind } from '../understand.ts'

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

/** The words of a sentence that say what is wanted: neither small ones, nor orders, nor days. */
function telling(said: string, lexicon: Lexicon, today: string): readonly string[] {
  const words = wordsOf(said)
  const told: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', days] = [words[at], readDays(words, at, today)]
    if (days) at = days.end - 1
    else if (!isIdle(word) && !isLight(word) && lexicon.at(words, at).every(({ sense }) => sense.is !== 'does')) told.push(stemOf(word))
  }
  return told
}

/** Where a file or a paper is made that a sentence calls by words of its name, its part and its screen alone: «mandami il file per alloggiati web». */
export async function takenOut(said: string, { trade, lexicon, today }: Mind): Promise<Reply | undefined> {
  const words = telling(said, lexicon, today)
  if (words.length === 0) return undefined
  const all = (await Promise.all(trade.sector.screens.map(madeIn))).flat()
  const fitting = all.flatMap((made) => {
    const own = new Set(wordsOf(made.label).map(stemOf))
    const known = new Set([made.part, made.screen.label, made.screen.short ?? ''].flatMap((says) => wordsOf(says).map(stemOf)))
    const worth = words.filter((word) => own.has(word)).length
    return words.every((word) => own.has(word) || known.has(word)) ? [{ made, worth }] : []
  })
  const [best] = fitting.toSorted((a, b) => b.worth - a.worth)
  if (!best) return undefined
  const { label, screen, shows, part } = best.made
  const says = `«${label}» è in ${[...new Set([screen.label, part])].join(' · ')}.`
  return {
    says,
    spoken: says,
    card: { kind: 'lead', label: screen.label, screen: screen.key, shows },
    found: { is: 'screen', screen: screen.key, shows },
  }
}
