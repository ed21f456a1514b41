import type { ComponentProps } from 'react'
import { classNames } from '../ui/class-names.ts'

interface WideTableProps extends ComponentProps<'table'> {
  /** Stands below what is beside it rather than scroll. */
  readonly wraps?: boolean
}

/** A table of figures; where they do not all fit beside each other it scrolls in its own place. */
export function WideTable({ className, wraps = false, ...rest }: WideTableProps) {
  return (
    // Room for the focus rings of its links.
    <div data-scrolls className={classNames('-m-1 min-w-0 overflow-x-auto p-1', wraps ? 'flex-auto' : 'flex-1')}>
      <table className={classNames('w-full num', className)} {...rest} />
    </div>
  )
}
