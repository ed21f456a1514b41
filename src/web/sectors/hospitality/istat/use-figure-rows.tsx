import { useState, type ReactNode } from 'react'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Counted, OpenFigure } from './figure.tsx'
import { RowsDialog, type DialogRow } from './rows-dialog.tsx'

interface Opened {
  readonly title: string
  readonly figure: Counted
  readonly isOpen: boolean
}

/** The dialog behind the figures of a screen: `open` shows the stays that one is made of, each as `said` tells it. */
export function useFigureRows(said: (soggiorno: string) => Omit<DialogRow, 'key' | 'value'> | undefined): {
  readonly open: OpenFigure
  readonly dialog: ReactNode
} {
  const [opened, setOpened] = useState<Opened>()
  const open: OpenFigure = (title, figure) => setOpened({ title, figure, isOpen: true })
  const dialog = opened && (
    <RowsDialog
      open={opened.isOpen}
      onClose={() => setOpened({ ...opened, isOpen: false })}
      title={opened.title}
      total={formatNumber(opened.figure.value)}
      rows={opened.figure.rows.flatMap(({ soggiorno, quanti }) => {
        const row = said(soggiorno)
        return row ? [{ ...row, key: soggiorno, value: formatNumber(quanti) }] : []
      })}
    />
  )
  return { open, dialog }
}
