import { askingsOf } from '../queries/queries.ts'
import type { Candidate } from '../frame/candidate.ts'
import { breaksIn } from '../frame/clause.ts'
import { featuresOf } from '../frame/features.ts'
import { framesOf } from '../frame/fit.ts'
import { headOf } from '../frame/head.ts'
import { jointFigures } from '../queries/joint-figures.ts'
import { namedFigure } from '../queries/named-figure.ts'
import { paperAsked } from '../queries/paper.ts'
import { repaired, repairsIn } from '../frame/repair.ts'
import { rolesOf, type Frame } from '../frame/role.ts'
import { spokenTo } from '../frame/topic.ts'
import { wishesOf } from '../wishes/wishes.ts'
import { tokensOf } from '../italian/token.ts'
import type { Asking, Meaning } from '../meaning/meaning.ts'
import { coversIn } from '../tag/covers.ts'
import { joinsAt, movedIn } from '../tag/word-order.ts'
import { headFit } from './head-fit.ts'
import { priorOf } from './prior.ts'
import type { Mind, Understood } from './reading.ts'
import { boundsOf, weigh } from './weight.ts'

const COVERS = 3
/** How much less likely another way may be that tells more. */
const NEARLY = 0.25
/** Penalty for a sentence in which something was moved. */
const MOVED = 0.2
/** Ways to take the stretches of a sentence of which more is made; others are far from likely. */
const FRAMES = 64
interface Begun {
  readonly frame: Frame
  readonly prior: number
}
/** In their own order: of ways that are alike the first goes before. */
function likeliest<T extends Begun>(begun: readonly T[]): readonly T[] {
  const likely = ({ frame, prior }: Begun) => frame.score + prior
  const least = begun.map(likely).toSorted((a, b) => b - a)[FRAMES - 1] ?? -Infinity
  return begun.filter((one) => likely(one) >= least)
}

/** «metti la 201 fuori servizio fino a lunedì»: put there for some days, it gets a record of its own. */
const isPutAway = (meaning: Meaning, frame: Frame): boolean => meaning.is === 'create' && rolesOf(frame, 'days').length > 0

/** Score of a sentence that says all itself. */
const SURE = 4

/** The ways to take a sentence, the likeliest first. */
export function understand(text: string, mind: Mind): readonly Understood[] {
  const ways = readingsOf(text, mind)
  const [first] = ways
  if (mind.spoken || !first) return ways
  const reader = {
    ...mind,
    read: (part: string) => readingsOf(part, mind),
    readPast: (part: string) => readingsOf(part, { ...mind, past: true }),
  }
  const meaning = paperAsked(text, ways, reader) ?? jointFigures(text, ways, reader)
  return meaning ? [{ ...first, meaning, unknown: [], evidence: 2, score: Math.max(first.score, SURE) }, ...ways] : ways
}

function readingsOf(text: string, { trade, lexicon, names, today, past, again, spoken }: Mind): readonly Understood[] {
  const [cut = 0, end = 0] = spoken?.cut ?? []
  const tokens = tokensOf(text).filter((_, at) => at < cut || at >= end)
  if (tokens.length === 0) return []
  const asking = /\?\s*$/.test(text.trim())
  const sources = { lexicon, names, today }
  const { words, covers } = coversIn(text, tokens, sources, COVERS)
  const moved = (covers[0] ? movedIn(tokens, words, covers[0], lexicon) : []).flatMap(({ tokens: order, at }) => {
    const reread = coversIn(text, order, sources, COVERS)
    return reread.covers.filter((cover) => joinsAt(cover, at)).map((cover) => ({ cover, words: reread.words, isMoved: true }))
  })
  const read = [...covers.map((cover) => ({ cover, words, isMoved: false })), ...moved].map((one) => ({
    ...one,
    head: headOf(one.cover, one.words),
    repairs: repairsIn(one.words),
  }))
  const sentence = { text, tokens }
  const breaks = breaksIn(sentence)
  const begun = trade.entities.flatMap((entity) => {
    const prior = priorOf(trade, entity.name)
    return read.flatMap(({ cover, head, repairs, words: said, isMoved }) =>
      framesOf(trade, entity.name, cover, said, asking).flatMap((each) => {
        const told = repaired({ ...each, breaks, ...(past && { past }), ...(again && { again }) }, repairs)
        const frame = spoken ? spokenTo(trade, told, spoken) : told
        return frame ? [{ frame, head, prior: prior - (isMoved ? MOVED : 0), isMoved, title: entity.title.flat() }] : []
      }),
    )
  })
  const all: Understood[] = []
  for (const { frame, head, prior, title, isMoved } of likeliest(begun)) {
    const features = featuresOf(frame, trade)
    const bounds = boundsOf(frame)
    const add = (candidate: Candidate<Meaning>) =>
      all.push(weigh(candidate, frame, bounds, prior + (spoken ? 0 : headFit(candidate, frame, title, head, trade))))
    // «il DDT di oggi è arrivato»: of what was put in order only an action is wished.
    if (!/^(?:e )?come (?:ha|hanno|paga|si|mai)\b/.test(frame.words.join(' ')))
      for (const candidate of wishesOf({ trade, frame, today, sentence, features }))
        if (!isMoved || candidate.meaning.is === 'act' || isPutAway(candidate.meaning, frame)) add(candidate)
    for (const candidate of askingsOf({ trade, frame, today, features })) add(candidate)
  }
  const ways = metricFirst(all.toSorted((a, b) => b.score - a.score))
  const named = spoken ? undefined : namedFirst(namedFigure(text, trade, ways[0]?.meaning, today), ways)
  if (named) return named
  // A reading that says something of the trade goes before one that is nearly as likely and says nothing of it.
  const [first] = ways
  const telling =
    first && first.evidence === 0 && !first.frame.roles.some(({ role }) => role === 'days' || role === 'hours')
      ? ways.find((way) => way.evidence > 0 && way.unknown.length === 0 && way.score > first.score - NEARLY)
      : undefined
  return telling ? [telling, ...ways.filter((way) => way !== telling)] : ways
}

/** The only way to take a sentence that is the name of a figure and nothing else. */
function namedFirst(meaning: Asking | undefined, [first]: readonly Understood[]): readonly Understood[] | undefined {
  return meaning && first && [{ ...first, meaning, unknown: [], evidence: Math.max(1, first.evidence) }]
}

/** How much less likely a figure of the trade may be than a sum over a field that is called alike. */
const AS_SHOWN = 0.5

/** A figure that a screen shows is that screen's: where a sum over a field is called as a figure of the trade, the figure goes before. */
function metricFirst(ways: readonly Understood[]): readonly Understood[] {
  const [first] = ways
  if (first?.meaning.is !== 'figure' || first.meaning.fn !== 'sum') return ways
  const fields = rolesOf(first.frame, 'field')
  const isShown = ({ meaning, frame, unknown, score }: Understood): boolean =>
    meaning.is === 'metric' &&
    unknown.length === 0 &&
    score > first.score - AS_SHOWN &&
    rolesOf(frame, 'metric').some((role) => fields.some(({ from, to }) => from < role.to && role.from < to))
  const shown = ways.find(isShown)
  return shown ? [shown, ...ways.filter((way) => way !== shown)] : ways
}
