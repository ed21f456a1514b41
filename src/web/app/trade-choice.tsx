import { useId } from 'react'
import { cards, isReady, sectorSlugs } from '../../sectors/index.ts'
import { RequiredMark } from '../ui/field.tsx'
import { hueStyle } from '../ui/hue.ts'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { ChosenMark, choiceLook } from './choice-look.tsx'

interface TradeChoiceProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (trade: string) => void
}

/** The trades that are ready, in the order of the landing page. Native radios underneath: the arrow keys come for free. */
export function TradeChoice({ value, error, onChange }: TradeChoiceProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      aria-required
      aria-invalid={Boolean(error)}
    >
      <p id={`${id}-label`} className="mb-2.5 text-sm text-ink-soft">
        Mestiere
        <RequiredMark />
      </p>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {sectorSlugs.filter(isReady).map((slug) => {
          const { title, description, icon, hue } = cards[slug]
          return (
            <label key={slug} data-hue="" style={hueStyle(hue)} className={`${choiceLook} gap-3`}>
              <input type="radio" className="peer sr-only" name={id} checked={slug === value} onChange={() => onChange(slug)} />
              <SpriteIcon name={icon} className="mt-0.5 shrink-0 text-lg text-accent" />
              <span className="min-w-0">
                <span className="block pr-5 font-medium">{title}</span>
                <span className="block pt-0.5 text-xs text-ink-faint">{description}</span>
              </span>
              <ChosenMark />
            </label>
          )
        })}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-xs text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
