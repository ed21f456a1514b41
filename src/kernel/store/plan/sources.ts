import type { Chain } from '../../entity/chain.types.ts'
import type { Condition } from '../../expression/condition.ts'
import { carriesAlong, type Change, type Values, type Via } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Work } from '../work.ts'

/** Which records stood, when something was made of them, as their chain wants it: making it moves them on. */
export class Sources {
  readonly #fit = new Map<string, Set<string>>()
  readonly #carries: boolean

  constructor(via: Via) {
    this.#carries = carriesAlong(via)
  }

  /** Looks at those that the changes are about to make something of, one question a chain. */
  async look(entities: Entities, work: Work, changes: readonly Change[]): Promise<void> {
    const asked = new Map<Chain, Set<string>>()
    for (const change of changes) {
      for (const chain of entities.get(change.entity)?.chains ?? []) {
        const id = chain.when.length > 0 ? sourceOf(chain, change) : undefined
        if (id !== undefined) asked.set(chain, (asked.get(chain) ?? new Set()).add(id))
      }
    }
    for (const [chain, ids] of asked) {
      const fit = this.#fit.get(chain.key) ?? new Set()
      for (const { id } of await work.find(chain.from, fitting(chain, [...ids]))) fit.add(id)
      this.#fit.set(chain.key, fit)
    }
  }

  /** Whether a record stood so; `state` is where it stands by now. */
  wasFit({ key, moves }: Chain, id: string, state: unknown): boolean {
    return this.#fit.get(key)?.has(id) === true || (this.#carries && moves !== undefined && moves === state)
  }
}

/** Those of the records that a chain may begin at. */
export const fitting = ({ when }: Chain, ids: readonly string[]): readonly Condition[] => [{ field: 'id', op: 'in', value: ids }, ...when]

/** The record that a change makes something of, by this chain. */
function sourceOf({ from, to, link, made }: Chain, change: Change): string | undefined {
  const values: Values = 'values' in change ? (change.values ?? {}) : {}
  if (link !== undefined) return change.entity === to ? idIn(values[link]) : undefined
  return change.entity === from && made !== undefined && idIn(values[made]) !== undefined ? change.id : undefined
}

const idIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
