import { PHASES } from './scan-messages.ts'
import type { ScanPhase } from './worker-messages.ts'

interface ReadingProgressProps {
  readonly preview: string | undefined
  /** 0 to 100. */
  readonly percent: number
  readonly phase: ScanPhase
}

/** The picture while it is read, and how far the reading is. */
export function ReadingProgress({ preview, percent, phase }: ReadingProgressProps) {
  return (
    <div className="py-2">
      <div className="grid h-[38dvh] place-items-center overflow-clip rounded-lg bg-sunken">
        {preview && <img src={preview} alt="Il documento che hai scelto" className="max-h-[38dvh] max-w-full object-contain opacity-70" />}
      </div>
      <div className="mt-5 flex items-baseline justify-between gap-3 text-sm">
        <p role="status">{PHASES[phase]}…</p>
        <p aria-hidden className="num text-ink-soft">
          {percent}%
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Lettura del documento"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-1.5 overflow-clip rounded-full bg-hover"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-fast motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
