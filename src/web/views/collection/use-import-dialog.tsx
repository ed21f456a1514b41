import { useState, type ReactNode } from 'react'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { lateDialog } from '../../late/late-dialog.tsx'

const ImportDialog = lateDialog(async () => (await import('../../exchange/import-dialog.tsx')).ImportDialog)

/** A place for the import of a list, fetched when first opened; it starts anew whenever it is opened again. */
export function useImportDialog(): { readonly open: (screen: CollectionScreen) => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly screen: CollectionScreen; readonly isOpen: boolean }>()
  return {
    open: (screen) => setOpened({ screen, isOpen: true }),
    dialog: opened && (
      <ImportDialog
        key={opened.screen.key}
        screen={opened.screen}
        open={opened.isOpen}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    ),
  }
}
