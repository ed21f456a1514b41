import type { Condition } from '../../kernel/expression/condition.ts'
import type { ReadDays } from '../italian/days.ts'
import type { Hours } from '../italian/hour.ts'
import type { GrammarSense } from '../lexicon/sense.ts'
import type { Asking } from '../meaning/meaning.ts'

/** What a stretch of words does in a sentence about one entity. */
export type Role = { readonly from: number; readonly to: number; readonly worth: number } & RoleKind

export type RoleKind =
  /** The entity itself. */
  | { readonly role: 'about' }
  /** Another entity that it leads to, by its path. */
  | { readonly role: 'relation'; readonly path: string; readonly target: string }
  /** Records of another entity that lead here, by their path: the shifts of a project. */
  | { readonly role: 'pointing'; readonly of: string; readonly path: string; readonly where?: readonly Condition[] }
  | { readonly role: 'field'; readonly field: string }
  /** A field holds a value; `chosen` where several would do. */
  | { readonly role: 'held'; readonly field: string; readonly values: readonly unknown[] }
  /** Records of the entity itself, by name. */
  | { readonly role: 'self'; readonly ids: readonly string[]; readonly whole: boolean }
  /** Records of another entity, by name, at a path. */
  | {
      readonly role: 'named'
      readonly path: string
      readonly target: string
      readonly ids: readonly string[]
      readonly many: boolean
      readonly whole: boolean
    }
  /** Records that a line of the entity may name: an article of an order; none where only their noun is said. */
  | { readonly role: 'item'; readonly field: string; readonly column: string; readonly ids: readonly string[] }
  | { readonly role: 'move'; readonly into: string }
  | { readonly role: 'makes' }
  | { readonly role: 'question'; readonly at: number; readonly dated: boolean; readonly part?: true }
  | { readonly role: 'action'; readonly key: string }
  | { readonly role: 'metric'; readonly key: string }
  | { readonly role: 'days'; readonly days: ReadDays }
  | { readonly role: 'hours'; readonly hours: Hours }
  | { readonly role: 'lasts'; readonly minutes: number }
  | { readonly role: 'money'; readonly cents: number }
  /** A share of a hundred, or so many litres or pieces. */
  | { readonly role: 'number'; readonly value: number; readonly unit?: 'percent' | 'measure' }
  | { readonly role: 'grammar'; readonly sense: GrammarSense }

export type RoleOf<R extends RoleKind['role']> = Extract<Role, { role: R }>

/** A sentence about an entity: what each of its stretches does, and how much of it is explained. */
export interface Frame {
  readonly entity: string
  readonly roles: readonly Role[]
  /** Words that nothing explains, or that have no place in a sentence about this entity. */
  readonly unknown: readonly number[]
  readonly score: number
  readonly words: readonly string[]
  /** The words with which its clauses begin, but for the first. */
  readonly breaks?: readonly number[]
  /** The text ends with a question mark. */
  readonly asking: boolean
  /** Days without a year or a week are the last ones, whatever the verbs say. */
  readonly past?: boolean
  /** The question that it asks once more, of what is said now. */
  readonly again?: Asking
}

export const rolesOf = <R extends RoleKind['role']>({ roles }: Pick<Frame, 'roles'>, role: R): readonly RoleOf<R>[] =>
  roles.filter((one): one is RoleOf<R> => one.role === role)

/** What wants something done. */
export const isOrder = (role: Role): boolean =>
  role.role === 'makes' ||
  role.role === 'move' ||
  role.role === 'action' ||
  (role.role === 'grammar' && role.sense.is === 'does' && role.sense.what !== 'show')

/** The grammar of one sort in a frame. */
export const grammarOf = <G extends GrammarSense['is']>(
  { roles }: Pick<Frame, 'roles'>,
  is: G,
): readonly (Extract<GrammarSense, { is: G }> & { readonly from: number; readonly to: number })[] =>
  roles.flatMap((one) =>
    one.role === 'grammar' && one.sense.is === is
      ? [{ ...(one.sense as Extract<GrammarSense, { is: G }>), from: one.from, to: one.to }]
      : [],
  )

/** Whether a stretch says what kind of thing the name behind it is: «al corso di Excel». */
export const isTitleOf = (one: Role, name: Role): boolean =>
  name.role === 'named' &&
  ((one.role === 'field' && one.field === name.path) || (one.role === 'relation' && one.path === name.path)) &&
  one.to <= name.from &&
  name.from - one.to <= 1
