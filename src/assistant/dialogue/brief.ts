import { comparisonsOf, isOther, type Comparison } from '../../kernel/expression/condition.ts'
import { isAboutRecords, type AskedRecords, type Question } from '../../kernel/question/question.ts'
import type { Desk } from '../answer/desk.ts'
import { countOf, dayInWords } from '../answer/words.ts'
import type { Brief } from '../assistant.ts'
import type { Trade } from '../trade/trade.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** Lines of a brief, and things proposed to ask. */
const LINES = 5
const ASKED = 4
/** So many lines are of what takes place today, where other things press. */
const TODAY = 2
/** Lines about one kind of record, while there are others. */
const ALIKE = 2

interface Timely {
  readonly says: string
  readonly entity: string
  readonly count: number
  readonly when: 'today' | 'presses' | 'later'
}

const isOfDays = ({ value }: Comparison): boolean => isOther(value) && 'today' in value
const isToday = ({ op, value }: Comparison): boolean =>
  op === 'eq' && isOther(value) && 'today' in value && value.today === 0 && value.of === undefined

/** Whether a field holds what is shown as an alarm: stock that is low, what is late. */
function isAlarm({ trade }: Desk, entity: string, { field: path, op, value }: Comparison): boolean {
  const field = trade.fieldAt(entity, path)
  const tones = field && 'tones' in field ? (field.tones as Readonly<Record<string, string>> | undefined) : undefined
  return op === 'eq' && tones?.[String(value)] === 'destructive'
}

/** Of what moment a question is: of today, of what lacks or presses, of other days near today. */
function momentOf(desk: Desk, { entity, where }: AskedRecords): Timely['when'] | undefined {
  const conditions = comparisonsOf(where)
  if (conditions.some(isToday)) return 'today'
  const [days, ...more] = conditions.filter(isOfDays)
  const isBound = days !== undefined && more.length === 0 && /^lte?$/.test(days.op)
  if (isBound || conditions.some((one) => one.op === 'empty' || isAlarm(desk, entity, one))) return 'presses'
  return days === undefined ? undefined : 'later'
}

/** The trade's own questions about today, about late, low and lacking things, with what they find now: some of each, of several kinds. */
async function timely(desk: Desk): Promise<readonly Timely[]> {
  const { trade, store } = desk
  const asked = trade.questions
    .filter(isAboutRecords)
    .filter(({ sum }) => sum === undefined)
    .flatMap((question) => {
      const when = momentOf(desk, question)
      return when === undefined ? [] : [{ question, when }]
    })
  const counts = await store.measures(asked.map(({ question: { entity, where } }) => ({ entity, fn: 'count', where }) as const))
  const found = asked.flatMap(({ question: { says, entity }, when }, at): readonly Timely[] => {
    const count = counts[at]?.value ?? 0
    return count > 0 ? [{ says: says[0], entity, count, when }] : []
  })
  return varied(found)
}

/** What is today first, then what presses, one of a kind before a second one. */
function varied(found: readonly Timely[]): readonly Timely[] {
  const of = (when: Timely['when']) => found.filter((one) => one.when === when)
  const first = (some: readonly Timely[]) => some.filter((one, at) => some.findIndex(({ entity }) => entity === one.entity) === at)
  const [today, presses] = [of('today'), of('presses')]
  const order = new Set([...today.slice(0, TODAY), ...first(presses), ...first(today), ...presses, ...today, ...of('later')])
  const taken = new Map<string, number>()
  const isFew = ({ entity }: Timely) => {
    const many = (taken.get(entity) ?? 0) + 1
    taken.set(entity, many)
    return many <= ALIKE
  }
  const few = [...order].filter(isFew)
  return [...new Set([...few, ...order])]
}

/** Questions worth asking now, but for those that are `shown` already. */
export async function suggestionsOf(desk: Desk, shown: readonly string[] = []): Promise<readonly string[]> {
  const now = await timely(desk)
  const all = new Set([...now.map(({ says }) => says), ...firstWords(desk.trade)])
  return [...all].filter((says) => !shown.includes(says)).slice(0, ASKED)
}
const firstWords = ({ questions }: Trade) => questions.map(({ says }: Question) => says[0])

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
