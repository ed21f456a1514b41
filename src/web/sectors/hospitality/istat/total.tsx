import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { IntegerInput } from '../../../fields/number-input.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Counted } from './figure.tsx'
import type { Scritta } from './use-correzione.ts'

interface TotalProps {
  readonly of: 'arrivi' | 'presenze'
  readonly label: string
  readonly note: string
  /** What was counted. */
  readonly figure: Counted
  readonly scritta: Scritta
  readonly onOpen: () => void
}

/** A figure of the monthly form: filled from the records, typed over where they are not right, with the stays behind it one press away. */
export function Total({ of, label, note, figure, scritta: { entity, isAsked, values, type, errorOf }, onOpen }: TotalProps) {
  const field = entity.fields[of]
  const counted = formatNumber(figure.value)
  return (
    <div>
      {isAsked && field ? (
        <Field label={label} error={errorOf(of)}>
          {(ids) => (
            <IntegerInput
              field={field}
              name={of}
              value={values[of]}
              onChange={(typed) => type(of, typed)}
              onBlur={() => undefined}
              ids={ids}
              required
            />
          )}
        </Field>
      ) : (
        <>
          <p className="mb-1.5 text-sm text-ink-soft">{label}</p>
          <p className="flex min-h-field items-center font-display text-2xl num">{counted}</p>
        </>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-1 text-xs text-ink-faint">
        Dai registri
        {figure.value === 0 ? (
          <span className="flex min-h-6 items-center num pointer-coarse:min-h-tap">0</span>
        ) : (
          <button
            type="button"
            aria-label={`${counted}, ${label}: vedi i soggiorni`}
            onClick={onOpen}
            className="min-h-6 min-w-6 rounded-sm px-0.5 text-left text-sm text-ink underline decoration-line-strong underline-offset-4 num hover:decoration-accent pointer-coarse:min-h-tap pointer-coarse:min-w-tap"
          >
            {counted}
          </button>
        )}
        <span className="basis-full">{note}</span>
      </p>
    </div>
  )
}
