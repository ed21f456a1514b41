import { isNaming } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useNames } from '../../data/use-names.ts'
import { splitValues } from '../../fields/filters/any-of.ts'
import { splitMembers } from '../../fields/filters/members.ts'
import { listHalf } from '../../fields/list-halves.ts'
import type { FilterTexts } from '../../screen/list-address.ts'

/** The filters that are on, in words, by field: «Tecnico: Luca». */
export function useFilterWords(
  { entity: name }: Pick<CollectionScreen, 'entity'>,
  filters: FilterTexts,
): readonly (readonly [string, string])[] {
  const { fields } = useEntity(name)
  const entries = Object.entries(filters)
  const names = useNames(
    entries.flatMap(([key, text]) => (fields[key] && isNaming(fields[key]) ? splitValues(splitMembers(text).records) : [])),
  )
  return entries.flatMap(([key, text]) => {
    const field = fields[key]
    const words = field && listHalf(field).filter?.describe(text, field, names)
    return words ? [[key, `${field.short ?? field.label}: ${words}`] as const] : []
  })
}
