import { isNaming } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useNames } from '../../data/use-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { useListQuery } from '../../screen/list-query.ts'
import { splitValues } from '../../fields/filters/any-of.ts'
import { splitMembers } from '../../fields/filters/members.ts'
import { listHalf } from '../../fields/list-halves.ts'

interface FilterChipsProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
}

/** The filters that are on, in words: «Tecnico: Luca ×». */
export function FilterChips({ screen, list }: FilterChipsProps) {
  const { fields } = useEntity(screen.entity)
  const entries = Object.entries(list.filters)
  const names = useNames(
    entries.flatMap(([name, text]) => (fields[name] && isNaming(fields[name]) ? splitValues(splitMembers(text).records) : [])),
  )
  return (
    <ul aria-label="Filtri attivi" className="order-last flex w-full min-w-0 flex-wrap items-center gap-2">
      {entries.map(([name, text]) => {
        const field = fields[name]
        const words = field && listHalf(field).filter?.describe(text, field, names)
        if (!words) return null
        const said = `${field.short ?? field.label}: ${words}`
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-label={`Togli il filtro ${said}`}
              className="inline-flex min-h-8 max-w-72 items-center gap-1.5 rounded-full border border-line-strong px-3 text-xs text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-tap"
              onClick={() => list.setFilter(name, undefined)}
            >
              <span className="truncate">{said}</span>
              <Icon name="x" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
