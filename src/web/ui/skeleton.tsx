import { classNames } from './class-names.ts'

export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames('block animate-breathe rounded-sm bg-hover', className)} />
}

/** In place of a word or two, in the line that they will take. */
export function SkeletonWords({ className }: { className: string }) {
  return (
    <span aria-hidden className={classNames('relative inline-block max-w-full align-bottom', className)}>
      {/* As high as a line of its place, whatever the type. */}
      {'\u00a0'}
      <Skeleton className="absolute inset-x-0 inset-y-[18%]" />
    </span>
  )
}

interface SkeletonRowsProps {
  rows: number
  columns: number
}

/** Stands where the rows will be, at their height, so that nothing jumps when they come. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label="Caricamento" data-waiting="" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex min-h-row items-center gap-6 px-4">
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className="flex-1">
              <Skeleton className={classNames('h-3', widths[(row + column * 2) % widths.length])} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3']
