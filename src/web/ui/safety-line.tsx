import type { SafetyWord } from '../../kernel/derive/safety.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { toneText } from './tone.ts'

interface SafetyLineProps {
  readonly words: readonly SafetyWord[]
  readonly className?: string
}

/** Allergies and their like under the name of a record: with sign, word and tone, and wrapped instead of cut. */
export function SafetyLine({ words, className }: SafetyLineProps) {
  if (words.length === 0) return null
  return (
    <span className={classNames('flex flex-wrap gap-x-3 gap-y-0.5 text-xs leading-tight font-medium', className)}>
      {words.map(({ key, text, tone }) => (
        <span key={key} data-safety="" className={classNames('flex min-w-0 items-start gap-1', toneText[tone])}>
          <Icon name="triangle-alert" className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </span>
      ))}
    </span>
  )
}
