import { ARCHIVE, archivedWord, broughtBackWord, isArchivable } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import type { Field, Names } from '../../kernel/fields/field.ts'
import type { Entry, FieldChange } from '../../kernel/door/store.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isSameValue } from '../fields/same-value.ts'
import { describeLines, EMPTY, type ToldChange } from './describe-lines.ts'

/** A change of one field of a record, in words. */
export interface FieldTold extends ToldChange {
  readonly key: string
  /** The value that its author had written and gave up. */
  readonly discarded?: string
}

/** What an entry has changed, field by field; nothing of fields that are worked out. */
export const describeChanges = (entity: AnyEntity, { changed }: Pick<Entry, 'changed'>, names: Names): readonly FieldTold[] =>
  Object.entries(entity.fields).flatMap(([key, field]): readonly FieldTold[] => {
    const change = changed[key]
    if (!change || !isStored(field)) return []
    const given = 'discarded' in change ? { discarded: valueWords(field, change.discarded, names) } : undefined
    const told = isSameValue(change.before, change.after) ? [] : describeField(entity, key, change, names)
    if (told.length > 0) return told.map((one, at) => ({ key, ...one, ...(at === 0 && given) }))
    return given ? [{ key, label: labelOf(field), after: valueWords(field, change.after, names), ...given }] : []
  })

function describeField(entity: AnyEntity, key: string, change: FieldChange, names: Names): readonly ToldChange[] {
  const field = entity.fields[key]
  if (!field) return []
  if (key === ARCHIVE && isArchivable(entity)) {
    return [{ label: entity.label.one, after: isBlank(change.after) ? broughtBackWord(entity.label) : archivedWord(entity.label) }]
  }
  const columns = columnsOf(field)
  if (columns) return describeLines(field, columns, change, names)
  return [{ label: labelOf(field), before: valueWords(field, change.before, names), after: valueWords(field, change.after, names) }]
}

const labelOf = (field: Field): string => field.short ?? field.label

/** A value in the words of its kind; a record that is named and gone says so. */
export const valueWords = (field: Field, value: unknown, names: Names): string =>
  isBlank(value) ? EMPTY : short(field.format(value, names) || 'scheda eliminata')

const MOST = 80
const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

/** A change in one line of text: «Carbonara, quantità: 2 → 40», «Tiramisù: aggiunta». */
export const changeWords = ({ label, part, before, after }: ToldChange): string =>
  `${[label, part].filter(Boolean).join(', ')}: ${[before, after].filter(Boolean).join(' → ')}`
