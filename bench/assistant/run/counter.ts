import type { Assistant } from '../../../src/assistant/assistant.ts'
import { Asker } from '../ask-gold.ts'
import type { OpenTrade } from '../open-trade.ts'
import type { WatchedStore } from '../watched-store.ts'
import { assistantOver } from './assistant-over.ts'

/** Who asks, whom, and over what. */
export interface Talk {
  readonly assistant: Assistant
  readonly asker: Asker
  readonly store: WatchedStore
}

/** What every assistant understands as the beginning of another conversation. */
const AGAIN = 'ricomincia'

/**
 * Where conversations begin, each as if it were the first over the sample. An assistant that has changed nothing is told to begin
 * again: it has read the names in the data by then, which takes longer than all its answers.
 */
export class Counter {
  readonly #trade: OpenTrade
  #talk: Talk | undefined

  constructor(trade: OpenTrade) {
    this.#trade = trade
  }

  async begin(): Promise<Talk> {
    const before = this.#talk
    if (before?.store.written === 0) {
      const isReady = await before.assistant.ask(AGAIN).then(
        ({ found }) => found.is === 'chat' || found.is === 'dropped',
        () => false,
      )
      if (isReady) return before
    }
    const { sector, open } = this.#trade
    const store = open()
    this.#talk = { assistant: await assistantOver(sector, store), asker: new Asker(sector, store), store }
    return this.#talk
  }
}
