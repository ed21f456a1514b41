import type { Change } from '../../src/kernel/door/change.ts'
import type { Committed } from '../../src/kernel/door/store.ts'
import type { Wish } from './wishes.ts'

/** The outside list of writes: what the server has acknowledged, kept where no fault of it reaches. */
export class Ledger {
  /** The number that each acknowledged commit was told to have. */
  readonly commits = new Map<string, number>()
  readonly changes = new Map<string, readonly Change[]>()
  /** Answers that ought not to have come: refusals, and second answers that differ from the first. */
  readonly faults: string[] = []
  /** Times that a wish was sent again because nobody had answered it, and that an answered one was sent again on purpose. */
  again = 0
  repeated = 0

  #waiting: { readonly until: number; readonly go: () => void } | undefined

  constructor(made: ReadonlyMap<string, readonly Change[]>) {
    for (const [id, changes] of made) this.changes.set(id, changes)
  }

  /** Takes in an answer; returns whether the wish is done with. */
  take({ id, changes }: Wish, answer: Committed): boolean {
    if (answer.ok) {
      const before = this.commits.get(id)
      if (before !== undefined && before !== answer.commit) this.faults.push(`${id} was commit ${before}, then ${answer.commit}`)
      this.commits.set(id, answer.commit)
      this.changes.set(id, changes)
      if (this.#waiting && this.commits.size >= this.#waiting.until) this.#waiting.go()
      return true
    }
    if (answer.problems.some(({ code }) => code === 'unreachable')) {
      this.again++
      return false
    }
    this.faults.push(`${id} was refused: ${JSON.stringify(answer.problems)}`)
    return true
  }

  /** Waits until so many more writes are acknowledged. */
  async more(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting = { until: this.commits.size + count, go: resolve }
    await promise
    this.#waiting = undefined
  }

  /** State that every record must have come to: times that it was touched, and whether it is there. */
  records(): ReadonlyMap<string, { readonly entity: string; readonly touches: number; readonly isThere: boolean }> {
    const records = new Map<string, { entity: string; touches: number; isThere: boolean }>()
    for (const changes of this.changes.values()) {
      const touched = new Map<string, Change>()
      for (const change of changes) if (change.id !== undefined) touched.set(change.id, change)
      for (const [id, { entity, type }] of touched)
        records.set(id, {
          entity,
          touches: (records.get(id)?.touches ?? 0) + 1,
          isThere: type !== 'remove' && records.get(id)?.isThere !== false,
        })
    }
    return records
  }

  /** Entries that the history must have. */
  entries(): number {
    return [...this.records().values()].reduce((sum, { touches }) => sum + touches, 0)
  }

  /** Count of changes that put one more of the part into the stock. */
  taken(): number {
    return [...this.changes.values()].flat().filter(({ type }) => type === 'adjust').length
  }
}
