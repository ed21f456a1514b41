import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { archivedWord, isArchived } from '../../../kernel/derive/archive.ts'
import { titleOf } from '../../../kernel/entity/entity.ts'
import { screenOf, useSector } from '../../data/sector-context.tsx'
import { rowsOptions } from '../../data/use-rows.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useDebounce } from '../../ui/use-debounce.ts'
import { summaryOf } from '../../views/record/record-summary.ts'
import type { PaletteGroup } from './entries.ts'

/** Records of each entity that the palette shows. */
const LIMIT = 5
const PAUSE = 120
const SHORTEST = 2

/** The records of every entity that a text finds. */
export function useFoundRecords(text: string): { readonly groups: readonly PaletteGroup[]; readonly isSearching: boolean } {
  const { sector, store, at } = useSector()
  const form = useRecordForm()
  const search = useDebounce(text.trim(), PAUSE)
  const isOn = search.length >= SHORTEST
  const results = useQueries({
    queries: sector.entities.map((entity) => ({
      ...rowsOptions(store, at.today, { entity: entity.name, search, page: { offset: 0, limit: LIMIT } }),
      enabled: isOn,
      placeholderData: keepPreviousData,
    })),
  })
  const groups = sector.entities.map((entity, index): PaletteGroup => {
    const screen = screenOf(sector, entity.name)
    const { rows = [], names = {} } = (isOn ? results[index]?.data : undefined) ?? {}
    return {
      heading: entity.label.many,
      entries: rows.map((row) => {
        const { title, details, open } = screen
          ? summaryOf(sector, screen, entity, row, names, at)
          : { title: titleOf(entity, row, (id) => names[id]), details: [], open: '' }
        const hint = [...(isArchived(entity, row) ? [archivedWord(entity.label)] : []), ...(open ? [open] : []), ...details].join(' · ')
        return { key: row.id, label: title, icon: screen?.icon ?? 'list', hint, run: () => form.edit(entity, row.id) }
      }),
    }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: search !== text.trim() || results.some(({ isFetching }) => isFetching),
  }
}
