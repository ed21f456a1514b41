import { useState, type ReactNode } from 'react'
import { useSector } from '../data/sector-context.tsx'
import { lateDialog } from '../late/late-dialog.tsx'

const ActionDialog = lateDialog(async () => (await import('../exchange/action-dialog.tsx')).ActionDialog)

interface Opened {
  readonly key: string
  readonly only?: string | undefined
  readonly isOpen: boolean
}

/** A place for the dialog of an action, fetched when first opened; `only` proposes one record alone. */
export function useActionDialog(): { readonly open: (key: string, only?: string) => void; readonly dialog: ReactNode } {
  const { sector } = useSector()
  const [opened, setOpened] = useState<Opened>()
  const action = sector.actions.find(({ key }) => key === opened?.key)
  return {
    open: (key, only) => setOpened({ key, only, isOpen: true }),
    dialog: opened && action && (
      <ActionDialog action={action} open={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} only={opened.only} />
    ),
  }
}
