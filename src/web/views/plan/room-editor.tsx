import { DndContext, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { titleOf, isFixed } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useCommit } from '../../data/use-commit.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { notify } from '../../ui/toast.ts'
import { autoScroll, mouse, touch } from '../drag/use-drag-sensors.ts'
import { useOptimistic, withPending } from '../drag/use-optimistic.ts'
import { boxesOf, freeSpot, underBox, type Box } from './arrange.ts'
import { RoomPlane, stepsOf } from './room-plane.tsx'
import { seatsText } from './joined.ts'
import type { Plan } from './use-plan.ts'
import { boxStyle } from './words.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What is moved by keyboard is told by the room itself. */
const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined }

/** The places of a room put where they stand: by mouse and finger on the raster, by keyboard step by step. */
export function RoomEditor({ plan, onDone }: { readonly plan: Plan; readonly onDone: () => void }) {
  const { place, names } = plan
  const { column, row: line, room } = plan.plan
  const form = useRecordForm()
  const commit = useCommit()
  const { pending, run } = useOptimistic()
  const frame = useRef<HTMLDivElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const [chosen, setChosen] = useState<string>()
  const [held, setHeld] = useState<{ readonly id: string; readonly box: Box }>()
  const [said, setSaid] = useState('')
  const rows = plan.places.map((row) => withPending(row, pending))
  const boxes = boxesOf(plan.plan, rows)
  const floor = stepsOf([...boxes.values()], true)
  const title = (row: AnyRow) => titleOf(place, row, names)
  const here = room === undefined ? {} : { [room]: plan.room }
  const one = rows.find(({ id }) => id === chosen)

  /** Why a place cannot stand there. */
  const refusal = (id: string, box: Box): string | undefined => {
    const under = rows.find((row) => row.id === underBox(boxes, id, box))
    return under && `Lì c’è già ${title(under)}.`
  }
  const put = (row: AnyRow, box: Box) => {
    const before = boxes.get(row.id)
    if (before && row[column] === box.x && row[line] === box.y) return
    const reason = refusal(row.id, box)
    if (reason !== undefined) {
      setSaid(reason)
      return notify({ text: reason, tone: 'warning' })
    }
    const values = { [column]: box.x, [line]: box.y }
    void run(row, values, () =>
      commit([{ type: 'update', entity: place.name, id: row.id, values, expect: row.version }], {
        via: 'form',
        done: `${title(row)}: colonna ${box.x + 1}, riga ${box.y + 1}`,
        tellProblems: true,
      }),
    )
  }
  const remove = (row: AnyRow) => {
    setChosen(undefined)
    void commit([{ type: 'remove', entity: place.name, id: row.id, expect: row.version }], {
      via: 'form',
      done: `Tolto: ${title(row)}`,
      tellProblems: true,
    })
  }
  const stepped = ({ x, y, w, h }: Box, dx: number, dy: number): Box => ({ x: Math.max(0, x + dx), y: Math.max(0, y + dy), w, h })
  const keyDown = (event: KeyboardEvent, row: AnyRow) => {
    const box = boxes.get(row.id)
    if (!box || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter' || event.key.toLowerCase() === 'm') {
      event.preventDefault()
      if (held?.id === row.id) {
        put(row, held.box)
        setHeld(undefined)
      } else {
        setChosen(row.id)
        setHeld({ id: row.id, box })
        setSaid(`Hai preso ${title(row)}. Frecce per spostare, Invio per lasciare, Esc per annullare.`)
      }
    } else if (event.key === 'Escape' && held) {
      event.preventDefault()
      event.stopPropagation()
      setHeld(undefined)
      setSaid(`${title(row)} resta al suo posto.`)
    } else if (step && held?.id === row.id) {
      event.preventDefault()
      const next = stepped(held.box, ...step)
      setHeld({ id: row.id, box: next })
      setSaid(`Colonna ${next.x + 1}, riga ${next.y + 1}. ${refusal(row.id, next) ?? ''}`)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !held) {
      event.preventDefault()
      remove(row)
    }
  }
  return (
    <div className="flex shrink-0 flex-col gap-3">
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
        {plan.roomEntity && !isFixed(plan.roomEntity) && (
          <Button icon={<Icon name="plus" />} onClick={() => plan.roomEntity && form.create(plan.roomEntity)}>
            Aggiungi {plan.roomEntity.label.one.toLowerCase()}
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
      <DndContext
        sensors={sensors}
        autoScroll={autoScroll}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setChosen(String(active.id))}
        onDragEnd={({ active, delta }) => {
          const row = rows.find(({ id }) => id === active.id)
          const box = row && boxes.get(row.id)
          const unit = stepOf(frame.current)
          if (row && box && unit > 0) put(row, onFloor(stepped(box, Math.round(delta.x / unit), Math.round(delta.y / unit)), floor))
        }}
      >
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
                  title={title(row)}
                  detail={seatsText(plan, Number(row[plan.plan.seats ?? ''] ?? 0))}
                  isRound={plan.plan.shapes?.as[String(row[plan.plan.shapes.by])] === 'round'}
                  isChosen={row.id === chosen}
                  isHeld={held?.id === row.id}
                  isRefused={held?.id === row.id && refusal(row.id, box) !== undefined}
                  onPress={() => setChosen(row.id)}
                  onKeyDown={(event) => keyDown(event, row)}
                />
              )
            })}
          </RoomPlane>
        </div>
      </DndContext>
      <p className="text-sm text-ink-faint max-md:px-4 pointer-coarse:hidden">
        Trascina per mettere al suo posto. <Kbd>M</Kbd> e le frecce spostano, <Kbd>Canc</Kbd> toglie, <Kbd>Ctrl Z</Kbd> annulla.
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** How wide a step of the raster is drawn, in pixels. */
function stepOf(frame: HTMLDivElement | null): number {
  const columns = Number(frame?.style.getPropertyValue('--columns'))
  return frame && columns > 0 ? frame.offsetWidth / columns : 0
}

type Floor = ReturnType<typeof stepsOf>

const onFloor = ({ x, y, w, h }: Box, { columns, rows }: Floor): Box => ({ x: Math.min(x, columns - w), y: Math.min(y, rows - h), w, h })

/** How far a piece may be carried: beyond the floor the page would scroll after it without an end. */
const kept = (way: number, least: number, most: number) => `clamp(var(--u) * ${least}, ${way}px, var(--u) * ${most})`

interface PieceProps {
  readonly id: string
  readonly box: Box
  readonly floor: Floor
  readonly title: string
  readonly detail: string
  readonly isRound: boolean
  readonly isChosen: boolean
  readonly isHeld: boolean
  readonly isRefused: boolean
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Piece({ id, box, floor, title, detail, isRound, isChosen, isHeld, isRefused, onPress, onKeyDown }: PieceProps) {
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id })
  return (
    <button
      type="button"
      {...listeners}
      ref={setNodeRef}
      data-piece={id}
      aria-pressed={isChosen}
      aria-roledescription="posto che si sposta"
      aria-label={[title, detail, `colonna ${box.x + 1}, riga ${box.y + 1}`].filter(Boolean).join(', ')}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
      style={{
        ...boxStyle(box),
        ...(transform && {
          translate: `${kept(transform.x, -box.x, floor.columns - box.x - box.w)} ${kept(transform.y, -box.y, floor.rows - box.y - box.h)}`,
        }),
      }}
      className={classNames(
        'absolute touch-manipulation select-none [-webkit-touch-callout:none] focus-visible:outline-2 focus-visible:outline-accent',
        isDragging ? 'z-1 cursor-grabbing' : 'cursor-grab',
        isHeld && 'z-1',
        box.h > 1 && 'p-[calc(var(--u)*.25)]',
      )}
    >
      <span
        className={classNames(
          'flex size-full flex-col items-center justify-center overflow-hidden border-[1.5px] bg-raised text-xs',
          isRound ? 'rounded-full' : 'rounded-md',
          isRefused ? 'border-bad text-bad' : isChosen ? 'border-ink' : 'border-line-strong',
        )}
      >
        <span className="num max-w-full truncate font-semibold text-ink">{title}</span>
        {box.h > 1 && detail !== '' && <span className="num text-ink-soft">{detail}</span>}
      </span>
    </button>
  )
}
