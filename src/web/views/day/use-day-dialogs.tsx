import { Suspense, useState, type ReactNode } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { late } from '../../late/late.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu } from '../../ui/menu.tsx'
import { calendarOf } from '../../calendar/calendar.ts'
import type { Point } from '../drag/point.ts'
import { RecordPointMenu } from '../drag/record-point-menu.tsx'
import { useMoveWish } from '../drag/use-move-wish.ts'
import { stayingOf, valuesAt, type Movable } from './columns.ts'
import { stretchText } from './minutes.ts'
import type { Day } from './use-day.ts'
import type { Chosen, Moves } from './use-moves.ts'

const MoveDialog = late(async () => (await import('./move-dialog.tsx')).MoveDialog)

interface DayDialogs {
  readonly open: (row: AnyRow) => void
  readonly make: (chosen: Chosen) => void
  /** Free time was chosen: its form opens, or the menu of what can be done with it. */
  readonly choose: (chosen: Chosen, at: Point) => void
  readonly showMenu: (what: Movable, at: Point) => void
  readonly openClosure: (id: string) => void
  readonly dialogs: ReactNode
}

/** What opens over the day: the forms of records and closures, the menu of a record and of free time, and where a record goes. */
export function useDayDialogs(screen: CollectionScreen, day: Day, moves: Moves): DayDialogs {
  const { entity, calendar, blockEntity } = day
  const blocks = screen.day?.blocks
  const form = useRecordForm()
  const [menu, setMenu] = useState<{ readonly what: Movable; readonly at: Point }>()
  const { wish, ask: askMove, close: closeMove } = useMoveWish((what: Movable) => stayingOf(entity, calendar, what, 'end'))
  const [asked, setAsked] = useState<{ readonly chosen: Chosen; readonly at: Point }>()

  const make = ({ column, at: stretch }: Chosen) => form.create(entity, valuesAt(calendar, column, stretch, calendar.usual))
  const close = ({ column, at: stretch }: Chosen) => {
    const closing = blockEntity && calendarOf(blockEntity)
    if (closing) form.create(blockEntity, valuesAt(closing, column, stretch, closing.usual))
  }
  const dialogs = (
    <>
      {menu && (
        <RecordPointMenu
          screen={screen}
          entity={entity}
          row={menu.what.row}
          title={menu.what.title}
          at={menu.at}
          onAskMove={() => askMove(menu.what)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {asked && blocks && (
        <PointMenu
          label={stretchText(asked.chosen.at)}
          at={asked.at}
          items={[
            { label: screen.create, icon: <Icon name="plus" />, onSelect: () => make(asked.chosen) },
            { label: blocks.label, icon: <Icon name="wrench" />, onSelect: () => close(asked.chosen) },
          ]}
          onClose={() => setAsked(undefined)}
        />
      )}
      {wish && (
        <Suspense fallback={null}>
          <MoveDialog
            key={`${wish.what.id} ${wish.what.row.version}`}
            day={day}
            what={wish.what}
            open={wish.isOpen}
            onMove={(to, stretch) => moves.move(day, wish.what, to, stretch)}
            onClose={closeMove}
          />
        </Suspense>
      )}
    </>
  )
  return {
    open: (row) => form.edit(entity, row.id),
    make,
    // Without a second thing to do with free time, the form opens at once.
    choose: (chosen, at) => (blocks && blockEntity ? setAsked({ chosen, at }) : make(chosen)),
    showMenu: (what, at) => setMenu({ what, at }),
    openClosure: (id) => blockEntity && form.edit(blockEntity, id),
    dialogs,
  }
}
