import type { CheckItem } from '../../../kernel/fields/checklist.ts'

/** What stands in the input: the items, and last the one that is being written and not confirmed yet. */
type TypedItem = CheckItem & { readonly isDraft?: true }

const typedItems = (typed: unknown): readonly TypedItem[] => (Array.isArray(typed) ? (typed as readonly TypedItem[]) : [])

export const itemsOf = (typed: unknown): readonly CheckItem[] => typedItems(typed).filter(({ isDraft }) => !isDraft)
export const draftOf = (typed: unknown): string => typedItems(typed).find(({ isDraft }) => isDraft)?.text ?? ''
export const withDraft = (items: readonly CheckItem[], text: string): readonly TypedItem[] =>
  text === '' ? items : [...items, { text, isDraft: true }]

/** What is being written is an item too when the form is read: nothing that somebody typed is lost. */
export function readItems(typed: unknown): readonly CheckItem[] | undefined {
  const text = draftOf(typed).trim()
  const items = text === '' ? itemsOf(typed) : [...itemsOf(typed), { text }]
  return items.length > 0 ? items : undefined
}
