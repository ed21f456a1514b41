import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useVocabulary } from '../../data/use-vocabulary.ts'
import type { Panes } from '../panes.ts'
import { findEntries, type PaletteGroup } from './entries.ts'
import { useChartCommands } from './use-chart-commands.ts'
import { useCreateCommands } from './use-create-commands.ts'
import { useListCommands } from './use-list-commands.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useScreenCommands } from './use-screen-commands.ts'
import { useSettings } from './use-settings.ts'

interface CommandOptions extends Panes {
  readonly onImport: (screen: CollectionScreen) => void
}

/** What the palette can do besides finding records. */
export function useCommands({ onImport, ...panes }: CommandOptions, text: string): readonly PaletteGroup[] {
  const isTyped = text.trim() !== ''
  const whole = useVocabulary(isTyped)
  const lists = useListCommands(onImport, whole)
  const charts = useChartCommands()
  const settings = useSettings(whole)
  const groups: readonly PaletteGroup[] = [
    { heading: 'Vai a', entries: [...useScreenCommands(whole, isTyped), ...settings] },
    { heading: 'Crea', entries: useCreateCommands(whole) },
    { heading: 'Comandi', entries: usePageCommands(panes, whole) },
  ]
  // Every list times every view would bury the rest while nobody has typed.
  const shown = isTyped ? [...groups, { heading: 'Elenchi', entries: lists }, { heading: 'Grafici', entries: charts }] : groups
  return shown.map((group) => ({ ...group, entries: findEntries(group.entries, text) })).filter(({ entries }) => entries.length > 0)
}
