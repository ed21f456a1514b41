import { useNavigate } from 'react-router'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen, Screen } from '../../../kernel/screens/screen.ts'
import { setTheme, useTheme } from '../../theme/theme.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useRedo, useUndo } from '../../data/use-commit.ts'
import { useWorded } from '../../data/use-worded.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useTab } from '../../views/screen/use-tab.ts'
import type { Panes } from '../panes.ts'
import { findEntries, type PaletteEntry, type PaletteGroup } from './entries.ts'
import { useChartCommands } from './use-chart-commands.ts'
import { useListCommands } from './use-list-commands.ts'
import { useSettings } from './use-settings.ts'

interface CommandOptions extends Panes {
  readonly onImport: (screen: CollectionScreen) => void
}

/** What the palette can do besides finding records. */
export function useCommands({ onChat, onVoice, onImport }: CommandOptions, text: string): readonly PaletteGroup[] {
  const { sector } = useSector()
  const { screens, open } = useTab()
  const form = useRecordForm()
  const undo = useUndo()
  const redo = useRedo()
  const navigate = useNavigate()
  const isDark = useTheme() === 'dark'
  const whole = useWorded(text.trim() !== '')
  const lists = useListCommands(onImport, whole)
  const charts = useChartCommands()
  const settings = useSettings(whole)
  const collections = screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  const wordsOf = (screen: CollectionScreen) => {
    const { label, synonyms = [] } = entityOf(whole, screen.entity)
    return [label.one, label.many, ...synonyms]
  }
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
  const groups: readonly PaletteGroup[] = [
    {
      heading: 'Vai a',
      entries: screens
        .flatMap((screen) => [
          {
            key: `scheda ${screen.key}`,
            label: screen.label,
            icon: screen.icon,
            words: screen.kind === 'collection' ? wordsOf(screen) : screen.kind === 'overview' ? ['inizio', 'cruscotto'] : [],
            run: () => open(screen),
          },
          ...(text.trim() === '' ? [] : partsOf(screen)),
        ])
        .concat(settings),
    },
    {
      heading: 'Crea',
      entries: collections
        .filter((screen) => !isFixed(entityOf(sector, screen.entity)))
        .map((screen) => ({
          key: `crea ${screen.key}`,
          label: screen.create,
          icon: 'plus' as const,
          words: ['crea', 'aggiungi', 'nuovo', ...(entityOf(whole, screen.entity).makes ?? []), ...wordsOf(screen)],
          run: () => form.create(entityOf(sector, screen.entity)),
        })),
    },
    {
      heading: 'Comandi',
      entries: [
        ...whole.actions.map((action) => ({
          key: `azione ${action.key}`,
          label: action.title,
          icon: action.icon ?? ('workflow' as const),
          words: [action.label, ...(action.synonyms ?? []), ...(entityOf(whole, action.entity).synonyms ?? [])],
          run: () => form.act(action),
        })),
        { key: 'annulla', label: 'Annulla l’ultima modifica', icon: 'undo-2', words: ['indietro'], run: () => void undo() },
        {
          key: 'ripristina',
          label: 'Ripristina quello che hai annullato',
          icon: 'redo-2',
          words: ['rifai', 'ripeti'],
          run: () => void redo(),
        },
        {
          key: 'tema',
          label: isDark ? 'Passa al tema chiaro' : 'Passa al tema scuro',
          icon: isDark ? 'sun' : 'moon',
          words: ['aspetto', 'colori', 'impostazioni'],
          run: () => setTheme(isDark ? 'light' : 'dark'),
        },
        { key: 'chat', label: 'Torna alla chat', icon: 'message-circle', words: ['assistente', 'agente', 'AI'], run: onChat },
        { key: 'voce', label: 'Parla con il Vocal Agent', icon: 'mic', words: ['voce', 'microfono', 'assistente'], run: onVoice },
        { key: 'home', label: 'Vai alla pagina iniziale', icon: 'home', words: ['home'], run: () => void navigate('/') },
      ],
    },
  ]
  // Every list times every view would bury the rest while nobody has typed.
  const shown = text.trim() === '' ? groups : [...groups, { heading: 'Elenchi', entries: lists }, { heading: 'Grafici', entries: charts }]
  return shown.map((group) => ({ ...group, entries: findEntries(group.entries, text) })).filter(({ entries }) => entries.length > 0)
}
