import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The title of a row, whose press reaches over the whole row; the row is `relative`, and what else can be pressed in it `relative z-1`. */
export function RowButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      className={classNames(
        'text-left font-medium wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent',
        className,
      )}
      {...rest}
    />
  )
}
