import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { lateDialog } from '../../late/late-dialog.tsx'
import { useIcalNames } from './ical-names.ts'

const IcalDialog = lateDialog(async () => (await import('./ical-dialog.tsx')).IcalDialog)

/** The way to the calendars of portals; its dialog is fetched when it is first opened, and begins afresh every time. */
export function IcalButton({ screen }: { screen: CollectionScreen }) {
  const names = useIcalNames(screen)
  const [opened, setOpened] = useState<{ readonly turn: number; readonly isOpen: boolean }>()
  if (!names) return null
  return (
    <>
      <Button
        size="sm"
        icon={<Icon name="calendar" />}
        onClick={() => setOpened((last) => ({ turn: (last?.turn ?? 0) + 1, isOpen: true }))}
      >
        Calendari iCal
      </Button>
      {opened && (
        <IcalDialog
          key={opened.turn}
          names={names}
          lane={undefined}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}
