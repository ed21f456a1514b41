import type { Change } from '../../door/change.ts'
import { newId } from '../../door/new-id.ts'
import type { Committed, CommitOptions, Store } from '../../door/store.ts'
import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { MemoryStore, type MemoryOptions } from './memory-store.ts'

/** A commit as it was wished, and the ids of the records that it left changed. */
interface Wished {
  readonly changes: readonly Change[]
  readonly rows: readonly string[]
}

/** What somebody has made on a demo page. */
export interface DemoMade {
  readonly slug: string
  /** The trade as people call it. */
  readonly title: string
  /** Records that were changed. */
  readonly count: number
  /** «3 interventi», «2 clienti». */
  readonly parts: readonly string[]
  /** As `POST /api/aziende` takes it. */
  readonly work: At & { readonly commits: readonly Wished[] }
  readonly store: Store
}

interface NotedOptions extends Pick<MemoryOptions, 'by' | 'now' | 'at'> {
  readonly sector: {
    readonly card: { readonly slug: string; readonly title: string }
    readonly entities: readonly AnyEntity[]
    readonly sample: (today: string, time?: string) => Readonly<Record<string, readonly AnyRow[]>>
  }
  /** Hears what all of it has come to. */
  readonly tell: (made: DemoMade) => void
}

interface NotedCommit extends Wished {
  readonly commit: number
  isUndone: boolean
}

/** A store of a demo page that notes each commit as it was wished: made again over the same sample it comes to the same. */
export class NotedStore extends MemoryStore {
  readonly #sector: NotedOptions['sector']
  readonly #hear: NotedOptions['tell']
  readonly #begun: At
  readonly #noted: NotedCommit[] = []
  /** Commits that undo, each with the one that it undoes. */
  readonly #undoing = new Map<number, number>()

  constructor({ sector, tell, ...options }: NotedOptions) {
    const begun = options.at()
    super({ ...options, entities: sector.entities, sample: sector.sample(begun.today, begun.time) })
    this.#sector = sector
    this.#hear = tell
    this.#begun = begun
  }

  override async commit(changes: readonly Change[], options: CommitOptions): Promise<Committed> {
    const named = changes.map((change) => (change.type === 'create' ? { ...change, id: change.id ?? newId(change.entity) } : change))
    const answer = await super.commit(named, options)
    if (answer.ok && !this.#noted.some(({ commit }) => commit === answer.commit)) {
      this.#noted.push({ commit: answer.commit, changes: named, rows: answer.rows.map(({ id }) => id), isUndone: false })
      this.#tell()
    }
    return answer
  }

  override async undo(commit: number, options?: { readonly id?: string }): Promise<Committed> {
    const answer = await super.undo(commit, options)
    if (!answer.ok || this.#undoing.has(answer.commit)) return answer
    // To undo an undoing brings back what it took away.
    const undone = this.#undoing.get(commit)
    this.#undoing.set(answer.commit, undone ?? commit)
    const noted = this.#noted.find((one) => one.commit === (undone ?? commit))
    if (noted) noted.isUndone = !noted.isUndone
    this.#tell()
    return answer
  }

  #tell(): void {
    const commits = this.#noted.filter(({ isUndone }) => !isUndone)
    const { slug, title } = this.#sector.card
    this.#hear({ slug, title, ...this.#count(commits), work: workOf(this.#begun, commits), store: this })
  }

  /** The records that were touched and are there, or were there before. */
  #count(commits: readonly NotedCommit[]): Pick<DemoMade, 'count' | 'parts'> {
    const touched = new Map<string, string>()
    const made = new Set<string>()
    for (const { type, entity, id } of commits.flatMap(({ changes }) => changes)) {
      if (id === undefined) continue
      if (type === 'create') made.add(id)
      if (type === 'remove' && made.has(id)) touched.delete(id)
      else touched.set(id, entity)
    }
    const parts = this.#sector.entities.flatMap(({ name, label }) => {
      const count = [...touched.values()].filter((entity) => entity === name).length
      return count > 0 ? [`${count} ${(count === 1 ? label.one : label.many).toLowerCase()}`] : []
    })
    return { count: touched.size, parts }
  }
}

const workOf = (begun: At, commits: readonly NotedCommit[]): DemoMade['work'] => ({
  ...begun,
  commits: commits.map(({ changes, rows }) => ({ changes, rows })),
})
