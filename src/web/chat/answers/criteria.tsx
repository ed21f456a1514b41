import { X } from 'lucide-react'
import type { Chip } from '../../../assistant/reply.ts'

interface CriteriaProps {
  readonly chips: readonly Chip[]
  readonly isBusy: boolean
  readonly onWithout: (key: string) => void
}

const look = 'inline-flex min-h-control-sm max-w-full items-center gap-1.5 rounded-full border px-3 text-left text-xs wrap-anywhere'

/** What an answer was looked for by; a press takes a condition off and asks without it. */
export function Criteria({ chips, isBusy, onWithout }: CriteriaProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Criteri" className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ key, label, fixed }) => (
        <li key={key} className="max-w-full">
          {fixed ? (
            <span className={`${look} border-line text-ink-soft`}>{label}</span>
          ) : (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => onWithout(key)}
              className={`${look} border-line-strong text-ink-soft transition-colors hover:bg-hover hover:text-ink`}
            >
              {label}
              <X aria-hidden className="shrink-0" />
              <span className="sr-only">, togli questo criterio</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
