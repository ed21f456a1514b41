import type { KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Point } from '../drag/point.ts'
import type { Box } from '../../forms/places/arrange.ts'
import type { Floor } from './room-plane.tsx'
import { boxStyle } from './words.ts'

/** How far a piece may be carried: beyond the floor the page would scroll after it without an end. */
const kept = (way: number, least: number, most: number) => `clamp(var(--u) * ${least}, ${way}px, var(--u) * ${most})`

interface PieceProps {
  readonly id: string
  readonly box: Box
  readonly floor: Floor
  /** How far it is carried, in pixels. */
  readonly way: Point | undefined
  readonly title: string
  readonly detail: string
  readonly isRound: boolean
  readonly isChosen: boolean
  readonly isHeld: boolean
  readonly isRefused: boolean
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A place that is being put where it stands. */
export function Piece({ id, box, floor, way, title, detail, isRound, isChosen, isHeld, isRefused, onPress, onKeyDown }: PieceProps) {
  return (
    <button
      type="button"
      data-piece={id}
      aria-pressed={isChosen}
      aria-roledescription="posto che si sposta"
      aria-label={[title, detail, `colonna ${box.x + 1}, riga ${box.y + 1}`].filter(Boolean).join(', ')}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
      style={{
        ...boxStyle(box),
        ...(way && {
          translate: `${kept(way.x, -box.x, floor.columns - box.x - box.w)} ${kept(way.y, -box.y, floor.rows - box.y - box.h)}`,
        }),
      }}
      className={classNames(
        'absolute touch-manipulation select-none [-webkit-touch-callout:none] focus-visible:outline-2 focus-visible:outline-accent',
        way ? 'z-1 cursor-grabbing' : 'cursor-grab',
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
