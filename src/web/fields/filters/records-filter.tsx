import { titleOf } from '../../../kernel/entity/entity.ts'
import { isNaming } from '../../../kernel/entity/references.ts'
import type { Page } from '../../../kernel/door/store.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useNames } from '../../data/use-names.ts'
import { useRowsFirst } from '../../data/use-rows.ts'
import { splitValues } from './any-of.ts'
import { ChooseMany, GLANCE } from './choose-many.tsx'
import type { FilterControlProps } from './filter-kind.ts'

/** Records of another entity: boxes when they are few, a search when they are many. */
export function RecordsFilter({ entity: owner, field, text = '', onChange }: FilterControlProps) {
  const { store } = useSector()
  const target = isNaming(field) ? field.target : owner
  const entity = useEntity(target)
  const data = useRowsFirst({ entity: target, page: { offset: 0, limit: GLANCE } })
  const chosen = splitValues(text)
  const names = useNames(chosen)
  const optionsOf = ({ rows, names: named }: Page) => rows.map((row) => ({ value: row.id, label: titleOf(entity, row, (id) => named[id]) }))
  const isLong = (data?.total ?? 0) > GLANCE
  const load = async (query: string) => {
    return optionsOf(await store.query({ entity: target, ...(query && { search: query }), page: { offset: 0, limit: 20 } }))
  }
  return (
    <ChooseMany
      label={field.label}
      text={text}
      options={isLong ? chosen.map((id) => ({ value: id, label: names(id) ?? id })) : data ? optionsOf(data) : []}
      load={isLong ? load : undefined}
      onChange={onChange}
    />
  )
}
