import { isFixed } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useTab } from '../../screen/use-tab.ts'
import type { PaletteEntry } from './entries.ts'
import { screenWords } from './screen-words.ts'

/** New records, one command a list that takes them. */
export function useCreateCommands(whole: Sector): readonly PaletteEntry[] {
  const { sector } = useSector()
  const { screens } = useTab()
  const form = useRecordForm()
  return screens
    .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    .filter((screen) => !isFixed(entityOf(sector, screen.entity)))
    .map((screen) => ({
      key: `crea ${screen.key}`,
      label: screen.create,
      icon: 'plus' as const,
      words: ['crea', 'aggiungi', 'nuovo', ...(entityOf(whole, screen.entity).makes ?? []), ...screenWords(whole, screen)],
      run: () => form.create(entityOf(sector, screen.entity)),
    }))
}
