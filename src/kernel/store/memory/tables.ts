import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { Around, Values } from '../../evaluation/path.ts'
import { lazily } from '../../evaluation/worked-fields.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { DefinitionError } from '../../problem/problem.ts'
import { heldAt } from '../../entity/references.ts'
import { entityOfId } from '../../entity/entities.ts'
import { dependences, type Dependence, type Step } from './dependents.ts'
import { Table } from './table.ts'

type Sample = Readonly<Record<string, readonly AnyRow[]>>

interface Ground {
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly dependences: ReadonlyMap<string, readonly Dependence[]>
  readonly at: () => At
}

/** One record's before and after, as it is kept. */
export interface Written {
  readonly entity: string
  readonly id: string
  readonly before?: AnyRow | undefined
  readonly after?: AnyRow | undefined
}

/** All records of a workspace in memory. What is worked out is kept, and worked out anew where a change has made it stale. */
export class Tables {
  readonly #ground: Ground
  readonly #tables: ReadonlyMap<string, Table>
  /** How expressions and conditions look at these records. */
  readonly around: Around
  #today: string

  private constructor(ground: Ground, from: (entity: AnyEntity) => readonly AnyRow[] | Table) {
    this.#ground = ground
    this.#today = ground.at().today
    this.around = {
      get today() {
        return ground.at().today
      },
      record: (entity, id) => this.table(entity).lazy(id),
      referring: (entity, by, id) => this.#named(entity, by, id),
    }
    this.#tables = new Map(
      [...ground.entities.values()].map((entity) => {
        const lazy = lazily(entity, ground.entities)
        return [entity.name, new Table(entity, (row) => lazy(row, this.around), from(entity))]
      }),
    )
  }

  static of(entities: ReadonlyMap<string, AnyEntity>, sample: Sample, at: () => At): Tables {
    return new Tables({ entities, dependences: dependences(entities), at }, ({ name }) => sample[name] ?? [])
  }

  /** A draft over these records: what is written into it changes nothing here. */
  draft(): Tables {
    return new Tables(this.#ground, ({ name }) => this.table(name))
  }

  table(name: string): Table {
    this.#wake()
    const table = this.#tables.get(name)
    if (!table) {
      throw new DefinitionError(name, 'is not an entity of this store.', `Entities: ${[...this.#ground.entities.keys()].join(', ')}.`)
    }
    return table
  }

  all(): Iterable<Table> {
    return this.#tables.values()
  }

  /** A record by its id alone. */
  byId(id: string): { readonly entity: AnyEntity; readonly row: AnyRow } | undefined {
    const entity = entityOfId(this.#ground.entities, id)
    const row = entity && this.table(entity.name).get(id)
    return entity && row && { entity, row }
  }

  write(written: readonly Written[]): void {
    for (const { entity, id, after } of written) this.table(entity).set(id, after)
    const told = new Set<string>()
    for (const { entity, id, before, after } of written) this.#spread(entity, id, [before, after], told)
  }

  /** Whoever works something out of this record is worked out anew, and so on; each is told once. */
  #spread(entity: string, id: string, states: readonly (AnyRow | undefined)[], told: Set<string>): void {
    for (const { owner, steps } of this.#ground.dependences.get(entity) ?? []) {
      for (const reached of this.#back(steps, id, states)) {
        if (told.has(reached)) continue
        told.add(reached)
        const table = this.table(owner)
        table.touch(reached)
        this.#spread(owner, reached, [table.stored(reached)], told)
      }
    }
  }

  /** The records from which these steps lead to one that was or is so. */
  #back(steps: readonly Step[], id: string, states: readonly (AnyRow | undefined)[]): ReadonlySet<string> {
    const last = steps.at(-1)
    if (!last) return new Set([id])
    const before =
      last.direction === 'to'
        ? [...this.table(last.entity).holders(last.key, id)]
        : states.flatMap((state) => heldAt(state, last.key).filter((value) => typeof value === 'string'))
    if (steps.length === 1) return new Set(before)
    const rest = steps.slice(0, -1)
    return new Set(before.flatMap((one) => [...this.#back(rest, one, [this.table(last.entity).stored(one)])]))
  }

  *#named(entity: string, by: string, id: string): Iterable<Values> {
    const table = this.table(entity)
    for (const holder of table.holders(by, id)) {
      const row = table.lazy(holder)
      if (row) yield row
    }
  }

  /** What depends on the day is worked out again when the day has turned. */
  #wake(): void {
    const { today } = this.#ground.at()
    if (today === this.#today) return
    this.#today = today
    for (const table of this.#tables.values()) table.touchAll()
  }
}
