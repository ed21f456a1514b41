import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { refreshed } from '../../kernel/evaluation/worked-fields.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { addDays, formatLongDate } from '../../kernel/italian/dates.ts'
import { useSector } from '../data/sector-context.tsx'
import { readTyped } from '../fields/typing.ts'
import { pickFields } from '../fields/pick-fields.ts'

/** The day on which a record that lies on nights ends, said under its nights while somebody types: «Partenza: lunedì 23 novembre 2026». */
export function useEndHint(entity: AnyEntity): Readonly<Record<string, string>> {
  const { span, fields } = entity
  const { at } = useSector()
  const { control } = useFormContext()
  const watched = span ? [span.from, span.lasts] : []
  const typed: readonly unknown[] = useWatch({ control, name: watched })
  if (!span) return {}
  const row = readTyped(pickFields(fields, watched), Object.fromEntries(watched.map((key, index) => [key, typed[index]])))
  if (!watched.every((key) => fields[key]?.schema.safeParse(row[key]).success)) return {}
  const nights = Number(row[span.lasts])
  const end = addDays(String(row[span.from]), nights)
  const worked = refreshed(entity, { id: '', version: 0, ...row }, at.today)
  const field = Object.entries(fields).find(([key, one]) => isDerived(one) && worked[key] === end)?.[1]
  if (!field) return {}
  const said = span.said?.(nights)
  return { [span.lasts]: `${field.label}: ${formatLongDate(end)}${said ? `. ${said}` : ''}` }
}
