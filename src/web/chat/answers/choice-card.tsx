import { Check } from 'lucide-react'
import type { ChoiceCard as Choice } from '../../../assistant/reply.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

/** A question with its answers: a press gives one. */
export function ChoiceCard({ id, card, extra, acts }: CardProps<Choice>) {
  const { outcome, chosen } = extra
  const isOpen = outcome === undefined || outcome === 'busy'
  const line = useOutcomeFocus(!isOpen)
  if (!isOpen)
    return (
      <p ref={line} tabIndex={-1} className="mt-3 flex items-center gap-1.5 text-sm text-ink-soft outline-none">
        <Check aria-hidden className="text-accent" />
        {card.options.find(({ key }) => key === chosen)?.label}
      </p>
    )
  return (
    <CardFrame name="Scegli" className="overflow-clip">
      <ul className="divide-y divide-line">
        {card.options.map(({ key, label, note }) => (
          <li key={key}>
            <button
              type="button"
              aria-disabled={outcome === 'busy'}
              onClick={() => acts.choose(id, key)}
              className="flex min-h-row w-full flex-wrap items-baseline gap-x-3 px-3.5 py-2 text-left text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="font-medium wrap-anywhere">{label}</span>
              {note && <span className="num text-ink-soft wrap-anywhere">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
