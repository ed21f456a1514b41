import { isKind, isOptional, type Field } from '../../kernel/fields/field.ts'
import type { ValueDraft } from './draft.ts'

export const textual = (field: Field | undefined) => field !== undefined && (isKind(field, 'text') || isKind(field, 'long_text'))

const DESCRIBES = /descri|motivo|problema|oggetto|argomento|causale|lavor|testo|cura|compito/

/** The text that says what a record is about: one that must be filled, else the first that may. */
export function descriptive({ trade, frame, fields, isOpen }: ValueDraft): readonly [key: string, must: boolean] | undefined {
  const title = trade.entity(frame.entity).title.flat()
  const open = Object.entries(fields).filter(([key, field]) => textual(field) && isOpen(key))
  const must = open.filter(([, field]) => !isOptional(field))
  const said = (some: typeof open) => some.find(([key]) => DESCRIBES.test(key))
  const needed = (said(must) ?? must.find(([key, field]) => isKind(field, 'long_text') || !title.includes(key)))?.[0]
  if (needed !== undefined) return [needed, true]
  const may = (said(open) ?? open.find(([key]) => key.startsWith('note')))?.[0]
  return may === undefined ? undefined : [may, false]
}

/** Texts of the title, by which a record is called. */
export const namesOf = ({ trade, frame, fields }: ValueDraft): readonly string[] =>
  trade
    .entity(frame.entity)
    .title.flat()
    .filter((key) => textual(fields[key]))

/** Field of a text in quotes: the name of what is made, else what it is about. */
export function quotable(draft: ValueDraft): string | undefined {
  const [key, must] = descriptive(draft) ?? []
  return must ? key : (namesOf(draft).find((one) => draft.isOpen(one)) ?? key)
}
