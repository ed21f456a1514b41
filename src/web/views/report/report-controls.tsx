import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPeriod } from '../../../kernel/italian/periods.ts'
import type { PeriodLength, ReportPart } from '../../../kernel/report/report.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import type { Reading } from './use-report.ts'

interface ReportControlsProps {
  readonly part: ReportPart
  readonly reading: Reading
  /** In a bar: names are heard and not written. */
  readonly isBare?: boolean
}

/** No option is called so. */
const ALL = '*'
const steps: Readonly<Record<PeriodLength, readonly [before: string, after: string]>> = {
  month: ['Mese precedente', 'Mese successivo'],
  quarter: ['Trimestre precedente', 'Trimestre successivo'],
  year: ['Anno precedente', 'Anno successivo'],
}

/** The period and what else is chosen. */
export function ReportControls({ part, reading, isBare = false }: ReportControlsProps) {
  const { chosen, choose, optionsOf } = reading
  return (
    <>
      <Named label={part.period.label} isBare={isBare} className={isBare ? 'max-md:w-full md:w-88' : 'max-lg:col-span-2'}>
        {(named) => <Period part={part} reading={reading} {...named} />}
      </Named>
      {part.choices?.map((choice) => {
        const { key, label, all } = choice
        return (
          <Named key={key} label={label} isBare={isBare} className={isBare ? 'max-md:flex-1 md:w-48' : ''}>
            {(named) => (
              <Select
                {...named}
                value={chosen?.[key] ?? ALL}
                onChange={(value) => choose(key, value === ALL ? undefined : value)}
                options={[
                  { value: ALL, label: all },
                  ...Object.entries(optionsOf(choice)).map(([value, text]) => ({ value, label: text })),
                ]}
              />
            )}
          </Named>
        )
      })}
    </>
  )
}

interface NamedProps {
  readonly label: string
  readonly isBare: boolean
  readonly className: string
  readonly children: (named: { readonly id?: string; readonly label?: string }) => ReactNode
}

const Named = ({ label, isBare, className, children }: NamedProps) =>
  isBare ? (
    <div className={className}>{children({ label })}</div>
  ) : (
    <Field label={label} className={className}>
      {({ id }) => children({ id })}
    </Field>
  )

function Period({ part, reading, ...named }: ReportControlsProps & { readonly id?: string; readonly label?: string }) {
  const { chosen, periods, choose } = reading
  const { key, every } = part.period
  const at = periods.indexOf(chosen?.period ?? '')
  const [before, after] = steps[every]
  const step = (by: number) => {
    const next = periods[at + by]
    if (next !== undefined) choose(key, next)
  }
  return (
    <div className="flex items-center gap-1">
      <IconButton label={before} icon={<ChevronLeft aria-hidden />} disabled={at >= periods.length - 1} onClick={() => step(1)} />
      <Select
        {...named}
        value={chosen?.period}
        onChange={(value) => choose(key, value)}
        options={periods.map((value) => ({ value, label: formatPeriod(value) }))}
        className="min-w-0 flex-1"
      />
      <IconButton label={after} icon={<ChevronRight aria-hidden />} disabled={at <= 0} onClick={() => step(-1)} />
    </div>
  )
}
