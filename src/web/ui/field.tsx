import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What a field tells its input; spread it: `{(ids) => <TextInput {...ids} />}`. */
export interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

interface FieldProps {
  label: ReactNode
  error?: string | undefined
  /** Stands beside the error: the way to put it right. */
  remedy?: ReactNode
  hint?: ReactNode
  /** Marks the label; the input says it for itself to who hears it. */
  required?: boolean | undefined
  /** Said beside the label of a field that may stay empty, e.g. «facoltativo». */
  optionalText?: string | undefined
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/**
 * Label, input, hint and error, stacked from the top: a neighbour's error may make the row taller but moves nothing here.
 * Inside a FieldGrid the three parts also share their rows with the neighbours', so inputs stay level under labels of two lines.
 */
export function Field({ label, error, remedy, hint, required, optionalText, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames('field', className)}>
      <div className="field-name mb-1.5 justify-self-start text-sm text-ink-soft">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {optionalText && <span className="text-ink-faint"> · {optionalText}</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {children({ id, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined, invalid: Boolean(error) })}
      <div className="field-foot text-xs">
        {hint && !error && (
          <p id={hintId} className="mt-1.5 text-ink-faint">
            {hint}
          </p>
        )}
        <div aria-live="polite">
          {error && (
            <p id={errorId} className="mt-1.5 text-bad">
              {error}
            </p>
          )}
        </div>
        {error && remedy && <div className="mt-1.5">{remedy}</div>}
      </div>
    </div>
  )
}

/**
 * Two columns of Fields, or one where two would cut what is in them. A field that wants the whole width says
 * `className="col-span-full"`, one that wants it on a phone alone `field-long`: short pairs (date and hour) stay on one line there.
 */
export function FieldGrid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames('field-grid', className)}>{children}</div>
}

/** Beside the label and not in it: who hears the page is told by the input itself. */
export const RequiredMark = () => (
  <span aria-hidden data-required className="text-ink-faint">
    {' *'}
  </span>
)

/** What the mark on the labels means, once above the fields. */
export const RequiredLegend = () => (
  <p aria-hidden className="mb-3 text-xs text-ink-faint">
    * campo obbligatorio
  </p>
)
