import { useState, type ReactNode } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { needsDialog } from '../../forms/needs-dialog.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useMove } from '../../forms/use-move.ts'
import { classNames } from '../../ui/class-names.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { useHeld } from '../drag/drag-context.ts'
import { useFollow } from '../drag/use-follow.ts'
import { useOptimistic } from '../drag/use-optimistic.ts'
import type { ListQuery } from '../../screen/list-query.ts'
import { useCardWalk } from '../cards/use-card-walk.ts'
import { BoardColumn } from './board-column.tsx'
import { lifecycleOf, moveRefusal, stateOf, type Lifecycle } from './board-moves.ts'

const INSTRUCTIONS =
  'Le frecce vanno da una scheda all’altra, Invio la apre, M chiede dove spostarla. Per portarla premi Spazio, scegli la colonna con le frecce destra e sinistra, poi lascia con Spazio o Invio. Esc annulla.'

interface BoardViewProps {
  screen: CollectionScreen
  query: ListQuery
}

/** The records of a collection by state, one column each; a record goes from column to column as its lifecycle allows. */
export function BoardView({ screen, query }: BoardViewProps) {
  const lifecycle = lifecycleOf(useEntity(screen.entity))
  return lifecycle ? <Board screen={screen} query={query} lifecycle={lifecycle} /> : null
}

function Board({ screen, query, lifecycle }: BoardViewProps & { lifecycle: Lifecycle }) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const commitMove = useMove()
  const follow = useFollow()
  const [area, setArea] = useState<HTMLElement | null>(null)
  const walk = useCardWalk(area, isOther)
  const { pending, run } = useOptimistic()

  const move = async (row: AnyRow, to: string) => {
    follow.send(row.id)
    // A move that still has to ask something has not happened yet: its card waits where it is.
    if (needsDialog(entity, row, to)) form.move(entity, row, to, 'board')
    else await run(row, { [lifecycle.key]: to }, () => commitMove({ entity, row, to, via: 'board' }))
    follow.arrived(row.id)
  }

  return (
    <DragArea<string>
      instructions={INSTRUCTIONS}
      refusal={({ row }, to) => moveRefusal(entity, lifecycle, row, to)}
      isHome={({ row }, to) => stateOf(lifecycle, row) === to}
      onDrop={({ row }, to) => void move(row, to)}
    >
      <Columns onArea={setArea}>
        {Object.entries(lifecycle.status.states).map(([name, state]) => (
          <BoardColumn
            key={name}
            screen={screen}
            query={query}
            lifecycle={lifecycle}
            name={name}
            state={state}
            pending={pending}
            onMove={(row, to) => void move(row, to)}
            onOpen={(row) => form.edit(entity, row.id)}
            stop={walk.stop}
            onArrive={(id) => {
              follow.arrived(id)
              walk.settle()
            }}
            onLeave={walk.settle}
          />
        ))}
      </Columns>
    </DragArea>
  )
}

/** M opens the menu of a card. While a card is held the arrows carry it, and do not walk. */
function isOther(event: KeyboardEvent, card: HTMLElement): boolean {
  if (card.getAttribute('aria-pressed') === 'true') return true
  if (event.key.toLowerCase() !== 'm') return false
  event.preventDefault()
  card.closest('article')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
  return true
}

/** Side by side; on a phone one at a time, with the next one peeping in. */
function Columns({ onArea, children }: { onArea: (area: HTMLElement | null) => void; children: ReactNode }) {
  const isDragging = useHeld() !== undefined
  return (
    <div
      ref={onArea}
      data-no-swipe
      className={classNames(
        'grid h-full min-h-96 auto-cols-[minmax(16rem,1fr)] grid-flow-col grid-rows-[minmax(0,1fr)] gap-3 overflow-x-auto overscroll-x-contain px-2 pb-4 max-md:scroll-px-2 max-md:auto-cols-[88%] lg:px-5',
        // While a card is carried to the edge the board must roll freely under it.
        !isDragging && 'max-md:snap-x max-md:snap-mandatory',
      )}
    >
      {children}
    </div>
  )
}
