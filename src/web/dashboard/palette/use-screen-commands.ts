import type { Screen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { useTab } from '../../screen/use-tab.ts'
import type { PaletteEntry } from './entries.ts'
import { screenWords } from './screen-words.ts'

/** Ways to the tabs of the dashboard; once somebody types, to the parts of its reports too. */
export function useScreenCommands(whole: Sector, isTyped: boolean): readonly PaletteEntry[] {
  const { screens, open } = useTab()
  /** A report is often asked for by what one of its parts is called. */
  const partsOf = (screen: Screen): readonly PaletteEntry[] =>
    screen.kind === 'report'
      ? screen.parts.map(({ key, label }) => ({
          key: `parte ${screen.key} ${key}`,
          label: `${screen.label}: ${label}`,
          icon: screen.icon,
          words: ['rendiconto', 'statistiche', 'stampa', 'esporta'],
          run: () => open(screen, undefined, key),
        }))
      : []
  return screens.flatMap((screen) => [
    {
      key: `scheda ${screen.key}`,
      label: screen.label,
      icon: screen.icon,
      words: screen.kind === 'collection' ? screenWords(whole, screen) : screen.kind === 'overview' ? ['inizio', 'cruscotto'] : [],
      run: () => open(screen),
    },
    ...(isTyped ? partsOf(screen) : []),
  ])
}
