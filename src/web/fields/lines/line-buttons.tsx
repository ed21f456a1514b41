import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface LineButtonsProps {
  /** Its place among the others, from 0. */
  readonly index: number
  readonly count: number
  readonly hasHeading: boolean
  /** The line is a block, which has the height for them. */
  readonly isBlock: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** What one does with a whole line: among others it goes up and down. In a block, and on a phone, the buttons stand one over the other. */
export function LineButtons({ index, count, hasHeading, isBlock, onMove, onRemove }: LineButtonsProps) {
  const line = `riga ${index + 1}`
  return (
    <div className={classNames('flex max-md:mt-5.5', isBlock ? 'flex-col' : 'max-md:flex-col', hasHeading && 'mt-5.5')}>
      {count > 1 && (
        <>
          <IconButton
            label={`Sposta su ${line}`}
            icon={<ArrowUp aria-hidden />}
            data-move={-1}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Sposta giù ${line}`}
            icon={<ArrowDown aria-hidden />}
            data-move={1}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <IconButton label={`Togli ${line}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </div>
  )
}
