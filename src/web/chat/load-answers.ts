import type { TradeSource } from '../data/trade-source.ts'
import type { Turns } from './talk.ts'

/** The engine, the cards that it answers with, and the trade with its records: fetched with the first message. */
async function load(source: TradeSource) {
  const [{ openAssistant }, { createAnswerer }, { AnswerCard }, { AnswerDesk }, opened] = await Promise.all([
    import('./answers/open-assistant.ts'),
    import('./answers/answerer.ts'),
    import('./answers/answer-card.tsx'),
    import('./answers/answer-desk.tsx'),
    source.open(),
  ])
  const assistant = await openAssistant(opened)
  const today = () => opened.clock.at().today
  return { opened, AnswerCard, AnswerDesk, answerer: (turns: Turns) => createAnswerer({ ...turns, assistant, today }) }
}

export type Answers = Awaited<ReturnType<typeof load>>

const loads = new WeakMap<TradeSource, Promise<Answers>>()

/** One load for all who ask; after one that failed, asking again tries again. */
export function loadAnswers(source: TradeSource): Promise<Answers> {
  const known = loads.get(source)
  if (known) return known
  const loading = load(source)
  loads.set(source, loading)
  loading.catch(() => loads.delete(source))
  return loading
}
