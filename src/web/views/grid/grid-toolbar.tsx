import type { Choice } from '../../../kernel/fields/choice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { toneText } from '../../ui/tone.ts'
import { PeriodSteps } from '../../calendar/period-bar.tsx'
import { GLANCE } from '../../fields/filters/choose-many.tsx'
import type { Register } from './use-grid.ts'

interface GridToolbarProps {
  readonly register: Register
  readonly field: Choice<string>
  readonly period: string
  /** A phone goes from date to date, and from one period to the next that way. */
  readonly isByDate: boolean
  readonly onCourse: (id: string) => void
  readonly onStep: (direction: -1 | 1) => void
  readonly canWrite: boolean
  /** Fills what is empty today; nothing where there is nothing to fill. */
  readonly onAll: (() => void) | undefined
  /** Which of today's it fills, where there are several: '18:00'. */
  readonly allExtra: string | undefined
  readonly onPrint: () => void
}

/** Of which course, of which months, what the marks mean, and what is done with the whole. */
export function GridToolbar({ register, field, period, isByDate, onCourse, onStep, canWrite, onAll, allExtra, onPrint }: GridToolbarProps) {
  const { grid, course, courses, of } = register
  // Many are found by typing.
  const Choose = courses.length > GLANCE ? Combobox : Select
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:flex-nowrap max-md:gap-x-2 max-md:px-4">
      {course && courses.length > 0 && (
        <Choose
          label={course.label.one}
          value={of}
          onChange={onCourse}
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          className="w-auto max-w-64 max-md:w-0 max-md:min-w-24 max-md:max-w-none max-md:flex-1"
        />
      )}
      <div className={classNames('flex items-center md:pl-2 max-md:flex-1', isByDate && 'max-md:hidden')}>
        <PeriodSteps previous="Periodo precedente" next="Periodo successivo" title={period} onStep={onStep} />
      </div>
      <MarksLegend grid={grid} field={field} className="max-lg:order-last max-lg:w-full max-md:hidden" />
      <span className="flex-1 max-md:hidden" />
      <div className="flex items-center gap-2 empty:hidden">
        <Button icon={<Icon name="printer" />} onClick={onPrint} className="max-lg:hidden">
          Stampa
        </Button>
        {grid.all !== undefined && canWrite && (
          <Button variant="primary" icon={<Icon name="check" />} disabled={onAll === undefined} onClick={onAll}>
            {[grid.all, allExtra].filter(Boolean).join(' · ')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the marks mean; on a phone it follows the register, whose buttons need the height. */
export function MarksLegend({
  grid,
  field,
  className,
}: Pick<GridToolbarProps, 'field'> & Pick<Register, 'grid'> & { readonly className: string }) {
  return (
    <ul aria-label="Segni" className={classNames('flex flex-wrap gap-4 text-sm', className)}>
      {Object.entries(grid.marks).map(([value, { icon }]) => (
        <li key={value} className={`flex items-center gap-1.5 ${toneText[field.tones?.[value] ?? 'neutral']}`}>
          <Icon name={icon} />
          {field.options[value]}
        </li>
      ))}
    </ul>
  )
}
