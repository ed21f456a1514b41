import { useState, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Button } from '../ui/button.tsx'

/** Not in the browser's storage: there the suite keeps the theme and nothing else (specification, section 3). */
const read = new Set<string>()

interface FirstHintProps {
  /** Which hint this is: the view, and the entity where it names one. */
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/** How a view is worked, said until somebody has read it; then the line is the work's, for the whole visit. */
export function FirstHint({ name, className, children }: FirstHintProps) {
  const [isRead, setRead] = useState(read.has(name))
  if (isRead) return null
  return (
    <div className={classNames('flex shrink-0 items-center gap-3 text-sm text-ink-faint', className)}>
      <p className="min-w-0 flex-1">{children}</p>
      <Button
        variant="ghost"
        size="sm"
        className="shrink-0"
        onClick={() => {
          read.add(name)
          setRead(true)
        }}
      >
        Ho capito
      </Button>
    </div>
  )
}
