import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { Icon } from '../../ui/icon.tsx'
import type { useListQuery } from '../../screen/list-query.ts'
import { useFilterWords } from './use-filter-words.ts'

interface FilterChipsProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
}

/** The filters that are on, in words: «Tecnico: Luca ×». */
export function FilterChips({ screen, list }: FilterChipsProps) {
  const words = useFilterWords(screen, list.filters)
  return (
    <ul aria-label="Filtri attivi" className="order-last flex w-full min-w-0 flex-wrap items-center gap-2">
      {words.map(([name, said]) => (
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
      ))}
    </ul>
  )
}
