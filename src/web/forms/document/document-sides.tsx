import { useState, type ReactNode } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'

/** From here on the page stands beside the fields. */
const WIDE = '(min-width: 1100px)'

type Side = 'document' | 'page'

interface Sides {
  readonly isWide: boolean
  /** The one that is shown where there is room for one. */
  readonly side: Side
  readonly setSide: (side: Side) => void
}

/** The two sides of a document, its fields and its page: beside each other, or one at a time. */
export function useSides(): Sides {
  const isWide = useMedia(WIDE)
  const [side, setSide] = useState<Side>('document')
  return { isWide, side, setSide }
}

interface DocumentSidesProps extends Sides {
  /** Names the side of the fields. */
  readonly label: string
  readonly page: ReactNode
  readonly children: ReactNode
}

export function DocumentSides({ isWide, side, setSide, label, page, children }: DocumentSidesProps) {
  return (
    <>
      {!isWide && (
        <div className="shrink-0 px-4 pt-3 md:px-7">
          <Segmented
            label="Lato"
            value={side}
            onChange={setSide}
            options={[
              { value: 'document', label },
              { value: 'page', label: 'Pagina' },
            ]}
          />
        </div>
      )}
      <div className={isWide ? 'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(0,31rem)]' : 'min-h-0 flex-1 overflow-y-auto'}>
        <div hidden={!isWide && side === 'page'} className={isWide ? 'min-h-0 overflow-y-auto' : undefined}>
          <div className="flex min-h-full flex-col gap-5 px-4 py-5 md:px-7">{children}</div>
        </div>
        <aside
          hidden={!isWide && side === 'document'}
          className={isWide ? 'min-h-0 overflow-y-auto border-l border-line bg-sunken p-5' : 'p-4 md:px-7'}
        >
          {page}
        </aside>
      </div>
    </>
  )
}
