import type { ReportForm } from '../../../kernel/report/report-blocks.ts'
import { FieldInput } from '../../fields/field-input.tsx'
import { Field } from '../../ui/field.tsx'
import { figureText } from '../../../kernel/metric/figure-text.ts'
import { useWays } from './report-ways.ts'
import type { WrittenCorrection } from './use-correction.ts'

interface FormFigureProps {
  /** What was counted. */
  readonly figure: ReportForm['figures'][number]
  readonly written?: WrittenCorrection | undefined
}

/** A figure of the form: filled from the records, typed over where they are not right, with the rows behind it one press away. */
export function FormFigure({ figure, written }: FormFigureProps) {
  const { see, openRows } = useWays()
  const { key, label, note, of } = figure
  const field = written?.fieldOf(key)
  const counted = figureText(figure)
  return (
    <div>
      {written && field ? (
        <Field label={label} error={written.errorOf(key)}>
          {(ids) => (
            <FieldInput
              field={field}
              name={key}
              value={written.values[key]}
              onChange={(typed) => written.type(key, typed)}
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
        {of === undefined || figure.value === 0 ? (
          <span className="flex min-h-6 items-center num pointer-coarse:min-h-tap">{counted}</span>
        ) : (
          <button
            type="button"
            aria-label={`${counted}, ${label}: ${see}`}
            onClick={() => openRows(figure)}
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
