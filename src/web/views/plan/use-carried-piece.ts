import { useState, type RefObject } from 'react'
import type { Point } from '../drag/point.ts'
import { pullAround } from '../drag/scrollers.ts'
import { usePress } from '../drag/use-press.ts'
import type { Box } from '../../forms/places/arrange.ts'
import type { Floor } from './room-plane.tsx'
import { stepped, type useArrangement } from './use-arrangement.ts'

interface Carried {
  readonly id: string
  /** How far over the floor, in pixels. */
  readonly way: Point
}

/** Lets mouse, pen and finger carry the places of a room over its floor. */
export function useCarriedPiece(
  frame: RefObject<HTMLElement | null>,
  { rows, boxes, choose, put }: ReturnType<typeof useArrangement>,
  floor: Floor,
): Carried | undefined {
  const [carried, setCarried] = useState<Carried>()
  /** A point on the floor, which may have scrolled since. */
  const onFrame = ({ x, y }: Point): Point => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left, y: y - top }
  }
  const wayOf = (from: Point, at: Point): Point => {
    const { x, y } = onFrame(at)
    return { x: x - from.x, y: y - from.y }
  }
  usePress<{ readonly id: string; readonly from: Point }>(frame, {
    under: (target, at) => {
      const id = target.closest<HTMLElement>('[data-piece]')?.dataset['piece']
      return id === undefined ? undefined : { id, from: onFrame(at) }
    },
    isFixed: () => false,
    pick: ({ id }) => {
      choose(id)
      return true
    },
    over: ({ id, from }, { at }) => setCarried({ id, way: wayOf(from, at) }),
    drop: ({ id, from }, at) => {
      setCarried(undefined)
      const row = rows.find((one) => one.id === id)
      const box = row && boxes.get(row.id)
      const unit = stepOf(frame.current)
      const { x, y } = wayOf(from, at)
      if (row && box && unit > 0) put(row, onFloor(stepped(box, Math.round(x / unit), Math.round(y / unit)), floor))
    },
    cancel: () => setCarried(undefined),
    clear: () => setCarried(undefined),
    asked: () => undefined,
    menu: () => false,
    pull: (way) => (frame.current ? pullAround(frame.current, way) : undefined),
  })
  return carried
}

/** How wide a step of the raster is drawn, in pixels. */
function stepOf(frame: HTMLElement | null): number {
  const columns = Number(frame?.style.getPropertyValue('--columns'))
  return frame && columns > 0 ? frame.offsetWidth / columns : 0
}

const onFloor = ({ x, y, w, h }: Box, { columns, rows }: Floor): Box => ({ x: Math.min(x, columns - w), y: Math.min(y, rows - h), w, h })
