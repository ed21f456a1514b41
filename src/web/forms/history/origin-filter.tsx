import { useId } from 'react'
import type { Via } from '../../../kernel/door/change.ts'
import { capital } from '../../../kernel/italian/capital.ts'
import { originWords } from '../origin-words.ts'

interface OriginFilterProps {
  readonly origins: readonly Via[]
  /** Entries of all origins where none is chosen. */
  readonly origin: Via | undefined
  readonly onChange: (origin: Via | undefined) => void
  readonly count: number
}

/** Which doors the entries came through: radios underneath, so that arrows and «2 di 4» come for free. */
export function OriginFilter({ origins, origin, onChange, count }: OriginFilterProps) {
  const name = useId()
  const chips = [undefined, ...origins].map((via) => ({ via, label: via ? capital(originWords[via].name) : 'Tutto' }))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-6 py-3">
      <div role="radiogroup" aria-label="Da dove" className="flex flex-wrap gap-1.5">
        {chips.map(({ via, label }) => (
          <label
            key={label}
            className="relative inline-flex min-h-control-sm cursor-pointer items-center rounded-full border border-line-strong px-3 text-xs font-medium text-ink-soft has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              checked={via === origin}
              onChange={() => onChange(via)}
            />
            {label}
          </label>
        ))}
      </div>
      <span className="num ml-auto text-xs text-ink-faint">{count === 1 ? '1 modifica' : `${count} modifiche`}</span>
    </div>
  )
}
