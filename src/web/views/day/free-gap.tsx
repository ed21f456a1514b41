import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { freeKey } from './free.ts'
import { clockText } from '../../../kernel/italian/times.ts'
import { heightOf, lengthOf, minuteAt, topOf, type Scale, type Stretch } from './minutes.ts'
import { freeLength } from './words.ts'

interface FreeGapProps {
  readonly gap: Stretch
  readonly label: string
  readonly scale: Scale
  readonly isStop: boolean
  readonly offer: (minute: number) => Stretch
  readonly onMake: (at: Stretch) => void
}

/** Free time: under the pointer or the focus it says when one would begin and how long there is. */
export function FreeGap({ gap, label, scale, isStop, offer, onMake }: FreeGapProps) {
  const [minute, setMinute] = useState(gap.from)
  // A day has hundreds of them, and most are never looked at.
  const [isDrawn, setDrawn] = useState(false)
  const draw = () => setDrawn(true)
  const minuteUnder = (y: number, top: number) => minuteAt({ ...scale, shown: gap }, y - top)
  return (
    <button
      type="button"
      data-free=""
      data-from={gap.from}
      data-key={freeKey(gap)}
      data-stop={isStop ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      onPointerMove={(event) =>
        event.pointerType !== 'touch' && setMinute(minuteUnder(event.clientY, event.currentTarget.getBoundingClientRect().top))
      }
      onPointerEnter={draw}
      onFocus={draw}
      onPointerLeave={() => setMinute(gap.from)}
      onClick={(event) =>
        // A key presses it without a place.
        onMake(event.detail === 0 ? offer(gap.from) : offer(minuteUnder(event.clientY, event.currentTarget.getBoundingClientRect().top)))
      }
      style={{ top: topOf(scale, gap.from), height: heightOf(scale, lengthOf(gap)) }}
      className="group/free absolute inset-x-0 touch-manipulation outline-none"
    >
      {isDrawn && <Offer gap={gap} offered={offer(minute)} scale={scale} />}
    </button>
  )
}

function Offer({ gap, offered, scale }: Pick<FreeGapProps, 'gap' | 'scale'> & { readonly offered: Stretch }) {
  return (
    <span
      style={{ top: heightOf(scale, offered.from - gap.from) + 1, height: heightOf(scale, lengthOf(offered)) - 2 }}
      className={classNames(
        'num absolute inset-x-1 flex items-center gap-2 overflow-hidden rounded-sm border border-dashed border-accent-line bg-accent-wash px-2 text-sm text-accent opacity-0 transition-opacity',
        'group-hover/free:opacity-100 starting:opacity-0! group-focus-visible/free:opacity-100 group-focus-visible/free:outline-2 group-focus-visible/free:-outline-offset-2 group-focus-visible/free:outline-accent pointer-coarse:group-hover/free:opacity-0',
      )}
    >
      <Icon name="plus" />
      <span className="font-medium">{clockText(offered.from)}</span>
      <span className="ml-auto truncate text-xs text-ink-soft">{freeLength(gap.to - offered.from)}</span>
    </span>
  )
}
