import * as z from 'zod/mini'
import { visible } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import { boolean } from './boolean.ts'
import { countLines } from '../expression/expression.ts'
import { derived, type Derived } from './derived.ts'
import { optional, typed, type Field, type FieldOptions } from './field.ts'
import { integer } from './number.ts'
import { text } from './text.ts'

/** Something to look after; what is not done yet says nothing of it. */
export interface CheckItem {
  readonly text: string
  readonly done?: true
}

const columns = { text: text('Voce'), done: optional(boolean('Fatto')) }

export type Checklist = Field<readonly CheckItem[], 'checklist'> & { readonly usual: readonly string[]; readonly of: typeof columns }

interface ChecklistOptions extends FieldOptions {
  readonly max?: number
}

const LONGEST = 200
const DONE = /^(?:✓|☑|\[x\]|x)\s+/i
/** How far a list has come is no list. */
const PROGRESS = /^\d+\/\d+$/
const doneOf = (items: readonly CheckItem[]) => items.filter(({ done }) => done).length

/** What has to be done, item by item. `usual` are the items that a record begins with; each may have others. */
export function checklist(label: string, usual: readonly string[], { max = 50, ...options }: ChecklistOptions = {}): Checklist {
  const error = messages.required({ label, noun: options.noun })
  const item = z.strictObject(
    {
      text: z.string({ error: messages.emptyItem() }).check(
        z.overwrite((words) => visible(words).trim()),
        z.minLength(1, messages.emptyItem()),
        z.maxLength(LONGEST, messages.longItem(LONGEST)),
      ),
      done: z.optional(z.boolean()),
    },
    { error },
  )
  const kept = z.overwrite((items: CheckItem[]) => items.map(({ text: words, done }) => (done ? { text: words, done } : { text: words })))
  return {
    wide: true,
    ...options,
    kind: 'checklist',
    label,
    usual,
    of: columns,
    schema: typed<readonly CheckItem[]>(z.array(item, { error }).check(kept, z.maxLength(max, messages.tooManyItems(max)))),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format: (items) => `${doneOf(items)}/${items.length}`,
    parse: (words) => (PROGRESS.test(words.trim()) ? undefined : itemsOf(words)),
    edit: (items) => items.map(({ text: words, done }) => (done ? `✓ ${words}` : words)).join('; '),
    words: (items) => items.flatMap((one) => (usual.includes(one.text) ? [] : one.text)).join(' '),
    isShort: (items) => doneOf(items) < items.length,
  }
}

const itemsOf = (words: string): readonly CheckItem[] =>
  words
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (DONE.test(part) ? { text: part.replace(DONE, ''), done: true } : { text: part }))

/** How many items of a checklist are not done yet: `undone('Da fare', 'controlli')`. */
export const undone = <const K extends string>(label: string, list: K): Derived<Field<number, 'integer'>, K> =>
  derived(integer(label), countLines(list, [{ field: 'done', op: 'empty' }]))
