import type { Asker } from '../../door/asker.ts'
import { sightOf } from '../../access/sight.ts'
import type { Sight } from '../../access/sight.types.ts'
import { pathsOfConditions } from '../../expression/paths.ts'
import { resolve, scopeOf } from '../../evaluation/scope.ts'
import { isShown } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { Change } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import type {
  Committed,
  CommitOptions,
  Entry,
  Listening,
  Looking,
  Measure,
  Measured,
  Page,
  Query,
  Rehearsed,
  Store,
} from '../../door/store.ts'
import { seenChanges, seenCommitted, seenHistory, seenPage } from './seen.ts'

/**
 * The records as they are, behind a door: what a place that keeps records makes. It is asked only for what the asker sees, and what
 * it answers is seen through before it is handed out; by itself it searches only the words of fields that he sees, and plans with his
 * sight.
 */
export type Truth = Omit<Store, keyof Asker | 'lasts' | 'presence' | 'get' | 'measure'>

/** The one way into any place that keeps records: nothing that is hidden from the asker goes in or out. */
export abstract class Door implements Store {
  readonly by: string
  readonly groups: Asker['groups']
  readonly writes: Asker['writes']
  readonly #sight: Sight
  readonly #truth: Truth

  constructor(entities: Entities, { by, groups, writes }: Asker, truth: (sight: Sight) => Truth) {
    this.by = by
    this.groups = groups
    this.writes = writes
    this.#sight = sightOf(entities, { groups, writes })
    this.#truth = truth(this.#sight)
  }

  async query(query: Query): Promise<Page> {
    this.#check(query.entity, [...pathsAsked(query), ...(query.select ?? []), ...(query.sort ?? []).map(({ field }) => field)])
    return seenPage(this.#sight, query.entity, await this.#truth.query(query))
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return (await this.getMany(entity, [id]))[0]
  }

  async getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    this.#check(entity)
    return (await this.#truth.getMany(entity, ids)).map((row) => this.#sight.row(entity, row))
  }

  async lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    this.#check(entity)
    return this.#truth.lookup(entity, titles)
  }

  async measure(measure: Measure): Promise<Measured> {
    const [measured] = await this.measures([measure])
    return measured ?? { value: undefined, groups: [] }
  }

  async measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    for (const measure of measures) {
      this.#check(measure.entity, [...pathsAsked(measure), ...[measure.field, measure.groupBy?.field].filter((key) => key !== undefined)])
    }
    return this.#truth.measures(measures)
  }

  async commit(changes: readonly Change[], options: CommitOptions): Promise<Committed> {
    return seenCommitted(this.#sight, await this.#truth.commit(changes, options))
  }

  async rehearse(changes: readonly Change[], options: Pick<CommitOptions, 'via'>): Promise<Rehearsed> {
    return this.#truth.rehearse(changes, options)
  }

  async undo(commit: number, options?: { readonly id?: string }): Promise<Committed> {
    return seenCommitted(this.#sight, await this.#truth.undo(commit, options))
  }

  async lately(looking: Looking): Promise<readonly Entry[]> {
    return seenHistory(this.#sight, await this.#truth.lately(looking))
  }

  async history(entity: string, id: string): Promise<readonly Entry[]> {
    this.#check(entity)
    return seenHistory(this.#sight, await this.#truth.history(entity, id))
  }

  changes(listening?: Listening): AsyncIterable<readonly Entry[]> {
    return seenChanges(this.#sight, this.#truth.changes(listening))
  }

  /** Refuses a question that names what is hidden, as one that names what is not there. */
  #check(name: string, paths: readonly string[] = []): void {
    const { isWhole, entities } = this.#sight
    if (isWhole) return
    const entity = entities.get(name)
    if (!entity) throw new DefinitionError(name, 'is not an entity of this store.', `Entities: ${[...entities.keys()].join(', ')}.`)
    for (const path of paths) {
      const { field } = resolve(scopeOf(entity, entities), path)
      if (field && isShown(field)) throw new DefinitionError(name, `'${path}' is only shown.`, 'Ask what it is made of.')
    }
  }
}

const pathsAsked = ({ where = [] }: Pick<Query, 'where'>): readonly string[] => pathsOfConditions(where)
