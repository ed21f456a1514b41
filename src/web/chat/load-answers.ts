import type { Turns } from './talk.ts'
import type { SectorSlug } from '../../sectors/index.ts'

/** The engine, the cards that it answers with, and the trade with its records: fetched with the first message. */
async function load(slug: SectorSlug) {
  const [{ openAssistant }, { createAnswerer }, { AnswerCard }, { AnswerDesk }, { openDemo }] = await Promise.all([
    import('./answers/open-assistant.ts'),
    import('./answers/answerer.ts'),
    import('./answers/answer-card.tsx'),
    import('./answers/answer-desk.tsx'),
    import('../data/open-demo.ts'),
  ])
  const opened = await openDemo(slug)
  const assistant = await openAssistant(opened)
  const today = () => opened.clock.at().today
  return { opened, AnswerCard, AnswerDesk, answerer: (turns: Turns) => createAnswerer({ ...turns, assistant, today }) }
}

export type Answers = Awaited<ReturnType<typeof load>>

const loads = new Map<SectorSlug, Promise<Answers>>()

/** One load for all who ask; after one that failed, asking again tries again. */
export function loadAnswers(slug: SectorSlug): Promise<Answers> {
  const known = loads.get(slug)
  if (known) return known
  const loading = load(slug)
  loads.set(slug, loading)
  loading.catch(() => loads.delete(slug))
  return loading
}
