import type { Assistant } from '../../../assistant/assistant.ts'
import type { AnswerCard, Reply } from '../../../assistant/reply.ts'
import type { Committed, Store } from '../../../kernel/door/store.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import type { Clock } from '../../data/clock.ts'

/** Whoever looks something up changes nothing, whatever is typed: there is nothing that could be confirmed or taken back here. */
const refuse = async (): Promise<Committed> => ({ ok: false, problems: [] })

/** One question a turn, without what was said before it. */
export interface Answerer {
  readonly ask: (question: string) => Promise<Reply>
}

const known = new WeakMap<Store, Promise<Answerer>>()

/** Answers of the assistant for whoever looks something up; one that did not come may be asked for again. */
export function answererOf(sector: Sector, store: Store, clock: Clock): Promise<Answerer> {
  const held = known.get(store) ?? open(sector, store, clock)
  known.set(store, held)
  held.catch(() => known.delete(store))
  return held
}

async function open(sector: Sector, store: Store, clock: Clock): Promise<Answerer> {
  const { createAssistant } = await import('../../../assistant/dialogue/create-assistant.ts')
  const assistant: Assistant = createAssistant({
    sector,
    store,
    at: clock.at,
    now: () => clock.now().getTime(),
    commit: refuse,
    undo: refuse,
  })
  let queue: Promise<unknown> = Promise.resolve()
  return {
    ask(question) {
      const reply = queue.then(() => assistant.ask('ricomincia')).then(() => assistant.ask(question))
      queue = reply.catch(() => undefined)
      return reply
    },
  }
}

/** The card of an answer about records or figures; what proposes, asks back or was not understood is the chat's. */
export function lookedUp({ card }: Reply): Extract<AnswerCard, { readonly chips: unknown }> | undefined {
  return card && 'chips' in card ? card : undefined
}
