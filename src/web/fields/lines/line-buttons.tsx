import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'

interface LineButtonsProps {
  /** Its place among the others, from 0. */
  readonly index: number
  readonly count: number
  readonly hasHeading: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** What one does with a whole line: among others it goes up and down; under the thumb the buttons stand one over the other. */
export function LineButtons({ index, count, hasHeading, onMove, onRemove }: LineButtonsProps) {
  const line = `riga ${index + 1}`
  return (
    <div className={`flex max-md:mt-5.5 max-md:flex-col ${hasHeading ? 'mt-5.5' : ''}`}>
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
