import { use } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { viewsOf } from '../../../kernel/firm/saved-views.ts'
import { isListedView, type CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { ListChoicesContext } from '../../data/list-choices.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import type { ExportKind } from '../../exchange/export-list.ts'
import { usePrint } from '../../print/use-print.ts'
import { NO_QUERY, readListQuery, viewOf } from '../../screen/list-query.ts'
import { keptPatch, useTab } from '../../screen/use-tab.ts'
import { viewLabel, viewWords } from '../../screen/view-label.ts'
import type { PaletteEntry } from './entries.ts'
import { orTold } from '../../ui/toast.ts'

const EXPORTS: readonly (readonly [ExportKind, verb: string, how: string, ...words: string[]])[] = [
  ['csv-whole', 'Esporta', 'CSV', 'scarica', 'file'],
  ['xlsx', 'Esporta', 'Excel', 'xlsx', 'scarica', 'foglio'],
  ['print', 'Stampa', 'elenco', 'carta', 'pdf'],
]

/** What can be done with every list of the trade: seen in another way, taken out, brought in. */
export function useListCommands(onImport: (screen: CollectionScreen) => void, whole: Sector): readonly PaletteEntry[] {
  const { sector, store, at } = useSector()
  const { screens, screen: current, open } = useTab()
  const address = useAddress()
  const choices = use(ListChoicesContext)
  const printPaper = usePrint()
  const collections = screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')

  const take = async (screen: CollectionScreen, kind: ExportKind) => {
    const entity = entityOf(sector, screen.entity)
    // The list on screen as it is filtered; any other list whole.
    const isShown = screen === current && !isListedView(viewOf(screen, address))
    const query = isShown ? readListQuery(entity, address, at) : NO_QUERY
    const { exportList } = await import('../../exchange/export-list.ts')
    await exportList(kind, { store, at, screen, entity, query, printPaper })
  }
  const saved = (screen: CollectionScreen): readonly PaletteEntry[] =>
    (choices ? viewsOf(choices.views, screen.key) : []).map((view) => ({
      key: `vista salvata ${view.id}`,
      label: view.name,
      hint: screen.label,
      icon: 'list-filter',
      words: ['vista salvata', screen.label],
      run: () => address.push(keptPatch(address.keys, view)),
    }))
  return collections.flatMap((screen): PaletteEntry[] => {
    const entity = entityOf(sector, screen.entity)
    const { label, synonyms = [] } = entityOf(whole, entity.name)
    const words = [label.one, label.many, ...synonyms]
    const many = label.many.toLowerCase()
    return [
      ...saved(screen),
      ...screen.views.map((view, index): PaletteEntry => ({
        key: `vista ${screen.key} ${view}`,
        label: viewLabel(screen, view),
        hint: screen.label,
        icon: 'list',
        words: ['vista', screen.label, ...viewWords(view), ...words],
        run: () => open(screen, {}, index === 0 ? undefined : view),
      })),
      ...EXPORTS.map(([kind, verb, how, ...more]): PaletteEntry => ({
        key: `esporta ${screen.key} ${kind}`,
        label: kind === 'print' ? `${verb} ${how} ${many}` : `${verb} ${many} (${how})`,
        icon: kind === 'print' ? 'printer' : 'download',
        words: [verb, ...more, ...words],
        run: () => void orTold('L’esportazione', () => take(screen, kind)),
      })),
      ...(isFixed(entity)
        ? []
        : [
            {
              key: `importa ${screen.key}`,
              label: `Importa ${many}`,
              icon: 'upload' as const,
              words: ['carica', 'csv', 'excel', 'xlsx', 'file', ...words],
              run: () => onImport(screen),
            },
          ]),
    ]
  })
}
