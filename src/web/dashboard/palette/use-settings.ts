import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import type { PaletteEntry } from './entries.ts'

/** Called as in the `whole` trade: the one record of an entity that has no page of its own and stays: the settings of the house. */
export function useSettings(whole: Sector): readonly PaletteEntry[] {
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
      words: [entity.label.one, ...(entityOf(whole, entity.name).synonyms ?? [])],
      run: () => void open(entity),
    }))
}
