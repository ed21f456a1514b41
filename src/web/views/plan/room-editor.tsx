import { useRef } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { freeSpot } from '../../forms/places/arrange.ts'
import { seatsText } from '../../forms/places/joined-places.ts'
import { Piece } from './piece.tsx'
import { RoomPlane, stepsOf } from './room-plane.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useCarriedPiece } from './use-carried-piece.ts'
import type { Plan } from './use-plan.ts'

interface RoomEditorProps {
  readonly plan: Plan
  readonly onDone: () => void
}

/** The places of a room put where they stand: by mouse and finger on the raster, by keyboard step by step. */
export function RoomEditor({ plan, onDone }: RoomEditorProps) {
  const { place } = plan
  const { seats, shapes } = plan.plan
  const frame = useRef<HTMLDivElement>(null)
  const arrangement = useArrangement(plan)
  const { rows, boxes, title, chosen, choose, held, refusal, keyDown } = arrangement
  const floor = stepsOf([...boxes.values()], true)
  const carried = useCarriedPiece(frame, arrangement, floor)
  return (
    <div className="flex shrink-0 flex-col gap-3">
      <EditorToolbar plan={plan} arrangement={arrangement} onDone={onDone} />
      <div className="overflow-x-auto rounded-lg border border-line bg-raised p-4 shadow-panel max-md:rounded-none max-md:border-x-0">
        <RoomPlane ref={frame} boxes={[...boxes.values()]} isRaster role="group" aria-label={`Modifica: ${place.label.many}`}>
          {rows.map((row) => {
            const box = held?.id === row.id ? held.box : boxes.get(row.id)
            if (!box) return null
            return (
              <Piece
                key={row.id}
                id={row.id}
                box={box}
                floor={floor}
                way={carried?.id === row.id ? carried.way : undefined}
                title={title(row)}
                detail={seatsText(plan, Number(row[seats ?? ''] ?? 0))}
                isRound={shapes?.as[String(row[shapes.by])] === 'round'}
                isChosen={row.id === chosen}
                isHeld={held?.id === row.id}
                isRefused={held?.id === row.id && refusal(row.id, box) !== undefined}
                onPress={() => choose(row.id)}
                onKeyDown={(event) => keyDown(event, row)}
              />
            )
          })}
        </RoomPlane>
      </div>
      <p className="text-sm text-ink-faint max-md:px-4 pointer-coarse:hidden">
        Trascina per mettere al suo posto. <Kbd>M</Kbd> e le frecce spostano, <Kbd>Canc</Kbd> toglie, <Kbd>Ctrl Z</Kbd> annulla.
      </p>
      <p aria-live="assertive" className="sr-only">
        {arrangement.said}
      </p>
    </div>
  )
}

interface EditorToolbarProps extends RoomEditorProps {
  readonly arrangement: ReturnType<typeof useArrangement>
}

/** New places and rooms, what can be done with the place that is chosen, and the end. */
function EditorToolbar({ plan, arrangement, onDone }: EditorToolbarProps) {
  const { place, roomEntity } = plan
  const { column, row: line, room } = plan.plan
  const { rows, boxes, title, chosen, remove } = arrangement
  const form = useRecordForm()
  const here = room === undefined ? {} : { [room]: plan.room }
  const one = rows.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:px-4">
      <Button
        icon={<Icon name="plus" />}
        onClick={() => {
          const { x, y } = freeSpot([...boxes.values()])
          form.create(place, { ...here, [column]: x, [line]: y })
        }}
      >
        Aggiungi {place.label.one.toLowerCase()}
      </Button>
      {roomEntity && !isFixed(roomEntity) && (
        <Button icon={<Icon name="plus" />} onClick={() => form.create(roomEntity)}>
          Aggiungi {roomEntity.label.one.toLowerCase()}
        </Button>
      )}
      {one && (
        <>
          <Button icon={<Icon name="pencil" />} onClick={() => form.edit(place, one.id)}>
            Apri {title(one)}
          </Button>
          <Button icon={<Icon name="trash-2" />} onClick={() => remove(one)}>
            Togli {title(one)}
          </Button>
        </>
      )}
      <Button variant="primary" className="ml-auto" icon={<Icon name="check" />} onClick={onDone}>
        Fatto
      </Button>
    </div>
  )
}
