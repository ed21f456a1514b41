import { worded } from '../../kernel/sector/phrases.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { Store } from '../../kernel/door/store.ts'
import { Lexicon } from '../lexicon/lexicon.ts'
import { NameIndex } from '../names/name-index.ts'
import { Trade } from '../trade/trade.ts'
import type { Mind } from '../rank/reading.ts'

/** The words of each description: they are learnt once, whatever the number of conversations. */
const lexicons = new WeakMap<Sector, Lexicon>()

/** What is known of a trade and its names; the names keep up with what is written. */
export class Knowledge {
  readonly trade: Trade
  readonly #lexicon: Lexicon
  readonly #names: NameIndex
  readonly #store: Store
  /** Records that were written since they were looked at, by entity. */
  readonly #stale = new Map<string, Set<string>>()

  private constructor(trade: Trade, lexicon: Lexicon, names: NameIndex, store: Store) {
    this.trade = trade
    this.#lexicon = lexicon
    this.#names = names
    this.#store = store
    void this.#listen()
  }

  static async of(described: Sector, store: Store): Promise<Knowledge> {
    const sector = await worded(described)
    const questions = await sector.questions()
    const names = await NameIndex.of(store, sector.entities)
    const trade = new Trade(sector, questions, (name) => names.firstHour(name))
    const lexicon = lexicons.get(sector) ?? new Lexicon(sector, questions)
    lexicons.set(sector, lexicon)
    return new Knowledge(trade, lexicon, names, store)
  }

  async #listen(): Promise<void> {
    try {
      for await (const entries of this.#store.changes()) {
        for (const { entity, id, type } of entries) {
          if (type === 'remove') continue
          const known = this.#stale.get(entity) ?? new Set()
          this.#stale.set(entity, known.add(id))
        }
      }
    } catch {
      // A store that is gone changes no more.
    }
  }

  /** Everything a sentence is read with, on a day. */
  async mind(today: string): Promise<Mind> {
    for (const [name, ids] of this.#stale) {
      this.#stale.delete(name)
      for (const row of await this.#store.getMany(name, [...ids])) this.#names.add(this.trade.entity(name), row)
    }
    return { trade: this.trade, lexicon: this.#lexicon, names: this.#names, today }
  }
}
