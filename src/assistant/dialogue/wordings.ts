import { onDay } from '../../kernel/expression/day-from-today.ts'
import { isAboutRecords } from '../../kernel/question/question.ts'
import { plainOf } from '../italian/token.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Mind } from '../rank/reading.ts'

/** Questions of the trade that are asked in the very words in which it shows them. */
export class Worded {
  readonly #offered = new Set<string>()

  /** Remembers what was proposed to be asked, and gives it back. */
  offer<Texts extends readonly string[]>(texts: Texts): Texts {
    for (const text of texts) this.#offered.add(plainOf(text))
    return texts
  }

  /**
   * What such a sentence asks, by the question's own conditions. After something else only what was proposed is asked anew: who picks
   * a line of the brief means that line, and «cosa ha comprato?» may be asked of whom was spoken.
   */
  asked(said: string, { trade, today }: Mind, isAnew: boolean): Asking | undefined {
    const plain = plainOf(said)
    if (!isAnew && !this.#offered.has(plain)) return undefined
    const question = trade.questions.find(({ says: [first] }) => plainOf(first) === plain)
    if (!question) return undefined
    if (!isAboutRecords(question)) return { is: 'metric', key: question.metric }
    const { entity, where, sort, sum, near } = question
    if (sum !== undefined || question.by !== undefined) return undefined
    return { is: 'list', entity, where: onDay(where, today) ?? where, ...(sort && { sort }), ...(near && { near }) }
  }
}
