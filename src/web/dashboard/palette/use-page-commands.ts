import { useNavigate } from 'react-router'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { entityOf } from '../../data/sector-context.tsx'
import { useRedo, useUndo } from '../../data/use-commit.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { setTheme, useTheme } from '../../theme/theme.ts'
import { useHouse } from '../house.ts'
import type { Panes } from '../panes.ts'
import type { PaletteEntry } from './entries.ts'

/** What can be done from anywhere: actions of the trade, undo, the theme, the ways out of the dashboard. */
export function usePageCommands({ onChat, onVoice }: Panes, whole: Sector): readonly PaletteEntry[] {
  const form = useRecordForm()
  const undo = useUndo()
  const redo = useRedo()
  const navigate = useNavigate()
  const { account } = useHouse()
  const isDark = useTheme() === 'dark'
  return [
    ...whole.actions.map((action) => ({
      key: `azione ${action.key}`,
      label: action.title,
      icon: action.icon ?? ('workflow' as const),
      words: [action.label, ...(action.synonyms ?? []), ...(entityOf(whole, action.entity).synonyms ?? [])],
      run: () => form.act(action),
    })),
    { key: 'annulla', label: 'Annulla l’ultima modifica', icon: 'undo-2', words: ['indietro'], run: () => void undo() },
    { key: 'ripristina', label: 'Ripristina quello che hai annullato', icon: 'redo-2', words: ['rifai', 'ripeti'], run: () => void redo() },
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
    ...(account?.entries ?? []).map((entry) => ({ ...entry, key: `account ${entry.key}` })),
  ]
}
