import { PROPOSAL_MS } from '../assistant.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { Proposed } from '../answer/proposal-parts.ts'
import type { Asking, Wish } from '../meaning/meaning.ts'

/** So many drafts are kept aside; of more the oldest is let go. */
const MOST_PARKED = 3

export interface Open {
  readonly id: string
  readonly wish: Wish
  readonly changes: readonly Change[]
  readonly says: string
  readonly typed?: number | undefined
  /** It is opened, and not done by a yes. */
  readonly inForm?: true | undefined
  readonly since: number
}

/** What was spoken of last: records under conditions, and those that were found. */
export interface Focus {
  readonly asking?: Asking
  readonly entity: string
  readonly where: readonly Condition[]
  readonly search?: string
  readonly ids: readonly string[]
  /** What a new record is given that is put into the free place that was found, besides what is said of it. */
  readonly fills?: (said: Values) => Values
  /** What the one record leads to, by entity. */
  readonly refs?: ReadonlyMap<string, readonly string[]>
  /** Others that a pronoun may mean as well: who was told («chi lo segue?»), and the record that was spoken of before. */
  readonly besides?: readonly (Focus & { readonly isTold?: true })[]
}

/** These records themselves, and no others. */
export const those = (entity: string, ids: readonly string[]): Focus => ({ entity, where: [{ field: 'id', op: 'in', value: ids }], ids })

/** What a conversation remembers: what is open, what was asked, what was spoken of last. */
export class Memory {
  readonly #open = new Map<string, Open>()
  readonly #answers = new Map<string, Asking>()
  #count = 0
  /** A wish that lacks a value, or of which several records could be meant. */
  waits: Extract<Proposed, { is: 'asks' | 'choose' }> | undefined
  choice: string | undefined
  focus: Focus | undefined
  /** Wishes that were left aside by a sentence of another matter, the last one at the end. */
  parked: readonly { readonly wish: Wish; readonly since: number }[] = []
  /** The last answer offered to take one of them up. */
  offers = false
  /** The last of several that were told, whatever was done with one of them since. */
  listed: Focus | undefined
  /** What was asked last, and found nothing, while others are still spoken of. */
  none: Asking | undefined
  /** The last sentence wanted something done, be it that it could not be. */
  wished = false
  /** The last sentence was not understood: what leans on one before it may mean either. */
  lost = false
  /** The proposal that was doubted in words which were not understood. */
  doubted: string | undefined
  /** The record that a yes adds, of whom no other is called so: «Lo aggiungo?». */
  adds: Wish | undefined
  /** The last wish that was understood, for corrections. */
  wish: Wish | undefined
  committed: number | undefined
  /** The figure that was told last. */
  metric: string | undefined
  /** The figure of the last answer, which may be asked for of other days. */
  figure: string | undefined
  /** The field that was asked for last, which a correction means: «anzi no, tre». */
  field: string | undefined

  /** Questions that the last reply has under it. */
  shown: readonly string[] = []

  name(kind: string): string {
    this.#count += 1
    return `${kind}-${this.#count}`
  }

  keep(asking: Asking): string {
    const id = this.name('risposta')
    this.#answers.set(id, asking)
    return id
  }
  answer(id: string): Asking | undefined {
    return this.#answers.get(id)
  }

  propose(proposal: Omit<Open, 'id'>): string {
    // A new proposal takes the place of the one that was waiting: one thing is confirmed at a time.
    this.#open.clear()
    const id = this.name('proposta')
    this.#open.set(id, { ...proposal, id })
    return id
  }

  /** A proposal that still stands; one that has grown old is gone. */
  standing(now: number, id?: string): Open | undefined {
    for (const [key, { since }] of this.#open) if (now - since > PROPOSAL_MS) this.#open.delete(key)
    if (id !== undefined) return this.#open.get(id)
    return this.#open.size === 1 ? [...this.#open.values()][0] : undefined
  }
  close(id: string): void {
    this.#open.delete(id)
  }

  /** Speaks of something else from now on; a pronoun may still mean who was `told`, or the one record that was spoken of before. */
  speakOf(focus: Focus, told?: Pick<Focus, 'entity' | 'ids'>): void {
    const before = this.focus
    const isOne = before?.ids.length === 1 && (before.entity !== focus.entity || !focus.ids.includes(before.ids[0] ?? ''))
    const besides = [
      ...(told ? [{ ...those(told.entity, told.ids), isTold: true as const }] : []),
      ...(before && isOne ? [those(before.entity, before.ids)] : (before?.besides ?? []).filter(({ isTold }) => !isTold)),
    ]
    this.focus = { ...focus, ...(besides.length > 0 && { besides }) }
  }

  park(wish: Wish, since: number): void {
    this.parked = [...this.parked, { wish, since }].slice(-MOST_PARKED)
  }
  /** The wish that was left aside last; one that has grown old is gone. */
  aside(now: number): Wish | undefined {
    this.parked = this.parked.filter(({ since }) => now - since <= PROPOSAL_MS)
    return this.parked.at(-1)?.wish
  }
  unpark(gone: Wish): void {
    this.parked = this.parked.filter(({ wish }) => wish !== gone)
    this.offers = false
  }

  forget(): void {
    this.#open.clear()
    this.parked = []
    this.offers = false
    this.waits = undefined
    this.choice = undefined
    this.focus = undefined
    this.listed = undefined
    this.none = undefined
    this.wish = undefined
    this.adds = undefined
    this.wished = false
    this.lost = false
    this.metric = undefined
    this.figure = undefined
    this.field = undefined
  }
}
