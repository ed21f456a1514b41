import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { around, LEAST_WIDTH, type Box } from '../../forms/places/arrange.ts'

interface RoomPlaneProps extends ComponentProps<'div'> {
  readonly boxes: readonly Box[]
  /** Shows the raster, and leaves room to put something further. */
  readonly isRaster?: boolean
}

/** How many steps of the raster a room has. */
export interface Floor {
  readonly columns: number
  readonly rows: number
}

export function stepsOf(boxes: readonly Box[], isRaster: boolean): Floor {
  const whole = around([...boxes, { x: 0, y: 0, w: LEAST_WIDTH, h: 4 }])
  const more = isRaster ? 4 : 0
  return { columns: whole.x + whole.w + more, rows: whole.y + whole.h + more }
}

/** The floor of a room. A step of its raster is as wide as there is room for, and never so narrow that a word does not fit. */
export function RoomPlane({ boxes, isRaster = false, className, children, ...rest }: RoomPlaneProps) {
  const { columns, rows } = stepsOf(boxes, isRaster)
  return (
    <div className="[container:room/inline-size]">
      <div
        className={classNames(
          'relative mx-auto [--u:clamp(1.75rem,min(100cqw/var(--columns),(100dvh-16rem)/var(--rows)),2.5rem)]',
          className,
        )}
        style={
          {
            '--columns': columns,
            '--rows': rows,
            width: `calc(var(--u) * ${columns})`,
            height: `calc(var(--u) * ${rows})`,
            ...(isRaster && {
              backgroundImage: 'radial-gradient(var(--line-strong) 1px, transparent 1px)',
              backgroundSize: 'var(--u) var(--u)',
              backgroundPosition: 'calc(var(--u) / -2) calc(var(--u) / -2)',
            }),
          } as React.CSSProperties
        }
        {...rest}
      >
        {children}
      </div>
    </div>
  )
}
