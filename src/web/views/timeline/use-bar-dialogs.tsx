import { useState, type ReactNode } from 'react'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Point } from '../drag/point.ts'
import { RecordPointMenu } from '../drag/record-point-menu.tsx'
import { useMoveWish } from '../drag/use-move-wish.ts'
import { MoveDialog } from './move-dialog.tsx'
import { refusal, type Bar, type Lane } from './plan.ts'
import type { Moves } from './use-moves.ts'

interface BarDialogs {
  readonly showMenu: (bar: Bar, at: Point) => void
  readonly askMove: (bar: Bar) => void
  readonly dialogs: ReactNode
}

/** What opens over a bar: its menu, and the dialog that says where it goes. */
export function useBarDialogs(screen: CollectionScreen, lanes: readonly Lane[], moves: Moves): BarDialogs {
  const [menu, setMenu] = useState<{ readonly bar: Bar; readonly at: Point }>()
  const { wish, ask: askMove, close } = useMoveWish((bar: Bar) => refusal(bar, 'end'))
  const dialogs = (
    <>
      {menu && (
        <RecordPointMenu
          screen={screen}
          entity={menu.bar.entity}
          row={menu.bar.row}
          title={menu.bar.title}
          at={menu.at}
          onAskMove={() => askMove(menu.bar)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {wish && (
        <MoveDialog
          key={`${wish.what.id} ${wish.what.row.version}`}
          bar={wish.what}
          lanes={lanes}
          open={wish.isOpen}
          onMove={(to) => moves.move(wish.what, to, lanes)}
          onClose={close}
        />
      )}
    </>
  )
  return { showMenu: (bar, at) => setMenu({ bar, at }), askMove, dialogs }
}
