import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { toneText, toneWash, type Tone } from './tone.ts'

interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` for what belongs to the trade and tells of no record: «Demo». */
  tone?: Tone | 'accent' | undefined
}

const ACCENT = 'bg-accent-wash text-accent'

/** A status in a word; the colour only underlines it. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        'before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
        tone === 'accent' ? ACCENT : `${toneText[tone]} ${toneWash[tone]}`,
        className,
      )}
      {...rest}
    >
      {children}
    </span>
  )
}
