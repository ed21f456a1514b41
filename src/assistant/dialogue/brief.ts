import { comparisonsOf, isOther } from '../../kernel/expression/condition.ts'
import { isAboutRecords, type Question } from '../../kernel/question.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Desk } from '../answer/desk.ts'
import { capital, countOf, dayInWords } from '../answer/words.ts'
import type { Brief } from '../assistant.ts'

/** Lines of a brief, and things proposed to ask. */
const LINES = 5
const ASKED = 4

const isTimely = (question: Question): boolean =>
  isAboutRecords(question) &&
  (comparisonsOf(question.where).some(({ value }) => isOther(value) && 'today' in value) ||
    comparisonsOf(question.where).some(({ op }) => op === 'empty'))

/** The trade's own questions about today, late and lacking things, with what they find now; those that find something first. */
async function timely({
  trade,
  store,
}: Desk): Promise<readonly { readonly says: string; readonly entity: string; readonly count: number }[]> {
  const questions = trade.questions.filter(isAboutRecords).filter(({ sum }) => sum === undefined)
  const measures = questions.map(({ entity, where }) => ({ entity, fn: 'count', where }) as const)
  const counts = await store.measures(measures)
  return questions
    .map((question, at) => ({ says: question.says[0], entity: question.entity, count: counts[at]?.value ?? 0, timely: isTimely(question) }))
    .filter(({ timely: is, count }) => is && count > 0)
}

export async function suggestionsOf(desk: Desk): Promise<readonly string[]> {
  const now = await timely(desk)
  const others = desk.trade.questions.map(({ says }) => says[0])
  return [...new Set([...now.map(({ says }) => says), ...others])].slice(0, ASKED)
}

export async function briefOf(desk: Desk): Promise<Brief | undefined> {
  const now = (await timely(desk)).slice(0, LINES)
  if (now.length === 0) return undefined
  const lines = now.map(({ says, entity, count }) => ({
    text: `${says.replace(/\?$/, '')}: ${countOf(desk.trade.entity(entity), count)}`,
    ask: says,
    count,
  }))
  const [first] = now
  const says = `Oggi è ${dayInWords(desk.at.today)}.`
  return { says, spoken: first ? `${says} ${capital(countOf(desk.trade.entity(first.entity), first.count))}: ${first.says}` : says, lines }
}
void formatNumber
