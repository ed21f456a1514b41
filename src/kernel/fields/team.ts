import * as z from 'zod/mini'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'
import type { Id, Reference } from './reference.ts'

export type Team<E extends string> = Field<readonly Id<E>[], 'team'> & { readonly target: E; readonly among?: Reference<E>['among'] }

interface TeamOptions extends FieldOptions {
  readonly among?: NonNullable<Reference<string>['among']>
  /** How many records it holds at most; twenty unless said otherwise. */
  readonly max?: number
}

/** What stands between the titles of several records. */
const BETWEEN = '; '
/** Titles as a file or a person writes them one after the other: «Anna; Bruno». */
export const splitTitles = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((title) => title.trim())
    .filter((title) => title !== '')

/** Several records of one entity, each once, in the order in which they were chosen: who goes to a job. None of them can be removed. */
export function team<const E extends string>(label: string, target: E, { among, max = 20, ...options }: TeamOptions = {}): Team<E> {
  const error = messages.choose({ label, noun: options.noun })
  const id = z.string({ error }).check(z.startsWith(`${target}_`, error))
  const once = z.overwrite((ids: string[]) => [...new Set(ids)])
  return {
    wide: true,
    ...options,
    kind: 'team',
    label,
    target,
    ...(among && { among }),
    schema: typed<readonly Id<E>[]>(z.array(id, { error }).check(once, z.maxLength(max, messages.tooManyChosen(max)))),
    column: 'json',
    operators: ['has', 'hasNone', 'empty', 'filled'],
    numeric: false,
    format: (ids, names) => titlesOf(ids, names).join(BETWEEN),
    parse: splitTitles,
    edit: (ids) => ids.join(BETWEEN),
    words: (ids, names) => titlesOf(ids, names).join(' '),
  }
}

const titlesOf = (ids: readonly string[], names?: (id: string) => string | undefined) => ids.flatMap((id) => names?.(id) ?? [])
