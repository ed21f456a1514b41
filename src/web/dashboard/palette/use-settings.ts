import type { AnyEntity } from '../../../kernel/entity.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import type { PaletteEntry } from './entries.ts'

/** The one record of an entity that has no page of its own and stays: the settings of the house. */
export function useSettings(): readonly PaletteEntry[] {
  const { sector, store } = useSector()
  const form = useRecordForm()
  const paged = new Set(sector.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen.entity] : [])))
  const open = async (entity: AnyEntity) => {
    const { rows } = await store.query({ entity: entity.name, page: { limit: 1 } })
    if (rows[0]) form.edit(entity, rows[0].id)
    else form.create(entity)
  }
  return sector.entities
    .filter(({ name, stays }) => stays !== undefined && !paged.has(name))
    .map((entity) => ({
      key: `impostazioni ${entity.name}`,
      label: `Impostazioni: ${entity.label.one.toLowerCase()}`,
      icon: 'building-2' as const,
      words: [entity.label.one, ...(entity.synonyms ?? [])],
      run: () => void open(entity),
    }))
}
