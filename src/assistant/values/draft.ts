import { isKind, type Field, type Fields } from '../../kernel/fields/field.ts'
import type { Context } from '../frame/context.ts'
import { placedIn } from '../frame/relocation.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import type { By } from '../meaning/meaning.ts'

/** Values of a sentence while they are found. */
export interface ValueDraft extends Context {
  readonly fields: Fields
  readonly values: Record<string, unknown>
  /** Numbers changed by so much, texts that are added. */
  readonly by: Record<string, By>
  readonly used: Set<Role>
  /** Words that became part of a text. */
  readonly spoken: Set<number>
  readonly roles: readonly Role[]
  /** Stretches that name one of the fields. */
  readonly named: readonly RoleOf<'field'>[]
  /** Some of what is said tells which record is meant, and only what is led to is a new value. */
  readonly targets: boolean
  /** Name of who goes somewhere: «metti la Rossa alla Brembo». */
  readonly placed: RoleOf<'named'> | undefined
  readonly isOpen: (key: string) => boolean
  readonly take: (key: string, value: unknown, ...roles: readonly Role[]) => void
}

/** Fields to fill, and stretches of the sentence that are no values. */
export interface Wanted {
  readonly fields: Fields
  readonly apart: ReadonlySet<Role>
  readonly targets: boolean
}

export function valueDraft(context: Context, { fields, apart, targets }: Wanted): ValueDraft {
  const values: Record<string, unknown> = {}
  const by: Record<string, By> = {}
  const used = new Set<Role>()
  const roles = context.frame.roles.filter((role) => !apart.has(role))
  return {
    ...context,
    fields,
    values,
    by,
    used,
    spoken: new Set(),
    roles,
    named: roles.filter((role): role is RoleOf<'field'> => role.role === 'field' && role.field in fields),
    targets,
    placed: targets ? placedIn(context.trade, context.frame) : undefined,
    isOpen: (key) => key in fields && !(key in values) && !(key in by),
    take: (key, value, ...taken) => {
      values[key] = value
      for (const role of taken) used.add(role)
    },
  }
}

/** The word before a stretch. */
export const lead = ({ frame: { words } }: ValueDraft, { from }: Role): string => words[from - 1] ?? ''

export const firstWord = ({ frame: { words } }: ValueDraft, { from }: Role): string => words[from] ?? ''

export function isKindAt({ fields }: Pick<ValueDraft, 'fields'>, key: string, kind: Field['kind']): boolean {
  const field = fields[key]
  return field !== undefined && isKind(field, kind)
}
