import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export interface StepLine {
  readonly key: string
  readonly label: string
  readonly is: 'done' | 'now' | 'to come'
  /** Leads back to a step that is done. */
  readonly onGo?: (() => void) | undefined
}

const looks: Readonly<Record<StepLine['is'], string>> = {
  done: 'border-ink text-ink-soft',
  now: 'border-accent font-[550] text-accent',
  'to come': 'border-line-strong text-ink-faint',
}

/** The steps of a beginning as short lines with their names; a done one leads back. */
export const StepLines = ({ steps }: { readonly steps: readonly StepLine[] }) => (
  <nav aria-label="Passi">
    <ol className="grid max-w-xl grid-cols-5 gap-3 text-sm max-md:gap-2 max-md:text-xs">
      {steps.map(({ key, label, is, onGo }) => (
        <li key={key} aria-current={is === 'now' ? 'step' : undefined} className={classNames('min-w-0 border-t-2', looks[is])}>
          <Name onGo={is === 'done' ? onGo : undefined}>{label}</Name>
        </li>
      ))}
    </ol>
  </nav>
)

const Name = ({ onGo, children }: { readonly onGo: (() => void) | undefined; readonly children: ReactNode }) =>
  onGo ? (
    <button
      type="button"
      onClick={onGo}
      className="flex min-h-9 w-full items-center rounded-sm text-left underline-offset-4 hover:underline"
    >
      {children}
    </button>
  ) : (
    <span className="flex min-h-9 items-center">{children}</span>
  )
