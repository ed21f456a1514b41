import { stem } from '../../kernel/italian/stem.ts'
import { splitWords } from '../../kernel/italian/words.ts'
import type { Passage } from './technical-knowledge.ts'

/** A word of the passage's question says more of what it is about than one of its answer. */
const WEIGHT = { question: 1, answer: 0.6 } as const
/** Share of the question's weight that a passage must cover to answer it. */
const LEAST_COVER = 0.5
/** A question is only answered where one of its words is as rare as this: found in a seventh of the passages or fewer. */
const RARE = 1 / 7
/** Two words are one where they share so many first letters and differ by an ending alone. */
const SHARED = 5
const LONGEST_ENDING = 4

const stemsOf = (text: string): readonly string[] => [...new Set(splitWords(text).map(stem))]

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  return shared >= SHARED && long.length - shared <= LONGEST_ENDING
}

/**
 * The passage that answers a typed question, by the words that it shares with each, the rare ones counting most; undefined where
 * none covers enough of the question.
 */
export function findPassage(question: string, passages: readonly Passage[]): Passage | undefined {
  const asked = stemsOf(question)
  const known = passages.map((passage) => ({ passage, question: stemsOf(passage.question), answer: stemsOf(passage.answer) }))
  const weights = asked.map((word) => {
    const holding = known.filter((one) => [...one.question, ...one.answer].some((other) => isSameWord(word, other))).length
    return { word, holding, weight: holding === 0 ? 1 : Math.log(1 + passages.length / holding) }
  })
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const scored = known.map((one) => {
    const covered = weights.map(({ word, holding, weight }) => {
      const part = one.question.some((other) => isSameWord(word, other))
        ? WEIGHT.question
        : one.answer.some((other) => isSameWord(word, other))
          ? WEIGHT.answer
          : 0
      return { score: part * weight, isRare: part > 0 && holding <= passages.length * RARE }
    })
    return { passage: one.passage, score: covered.reduce((sum, { score }) => sum + score, 0), isRare: covered.some(({ isRare }) => isRare) }
  })
  const [best] = scored.filter(({ isRare }) => isRare).toSorted((a, b) => b.score - a.score)
  return best && best.score >= total * LEAST_COVER ? best.passage : undefined
}
