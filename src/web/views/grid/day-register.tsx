import type { Choice } from '../../../kernel/fields/choice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toneText, toneWash } from '../../ui/tone.ts'
import { shareOf, squareKey, type Marks } from './register.ts'
import type { Register } from './use-grid.ts'
import type { Square } from './use-marks.ts'

interface DayRegisterProps {
  readonly register: Register
  readonly field: Choice<string>
  readonly marks: Marks
  readonly isFixed: boolean
  /** The column that is looked at. */
  readonly at: number
  /** To the date before or after, also out of the period. */
  readonly onStep: (direction: -1 | 1) => void
  readonly onWrite: (place: Square, value: string | undefined) => void
  readonly onOpen: (row: string) => void
}

/** One date of the register, for a phone: each person with a large button for each mark. */
export function DayRegister({ register, field, marks, isFixed, at, onStep, onWrite, onOpen }: DayRegisterProps) {
  const { grid, rows, columns, counted } = register
  const column = columns[at]
  if (!column) return null
  const day = shareOf(
    grid,
    rows.map(({ id }) => marks.get(squareKey(id, column.id))),
  )
  return (
    // The round button for a new mark would lie on the marks.
    <section aria-label={column.spoken} data-create className="flex flex-col gap-2">
      <div className="flex items-center gap-1 px-4">
        <IconButton label="Data precedente" icon={<Icon name="chevron-left" />} onClick={() => onStep(-1)} className="-ml-2" />
        <h2 aria-live="polite" className={classNames('flex-1 text-center text-md font-[550]', column.isToday && 'text-accent')}>
          {column.spoken}
        </h2>
        <IconButton label="Data successiva" icon={<Icon name="chevron-right" />} onClick={() => onStep(1)} className="-mr-2" />
      </div>
      {grid.share && (
        <p className="num px-4 text-center text-sm text-ink-faint">
          {day.have} di {rows.length}
        </p>
      )}
      <ul className="border-y border-line bg-raised">
        {rows.map(({ id, title }) => {
          const value = marks.get(squareKey(id, column.id))
          const { percent, isBelow } = shareOf(
            grid,
            counted.map((other) => marks.get(squareKey(id, other))),
          )
          return (
            <li key={id} className="flex min-h-14 items-center gap-2 border-b border-line px-4 py-1 last:border-b-0">
              <button type="button" onClick={() => onOpen(id)} className="min-h-11 min-w-0 flex-1 text-left">
                <span className="block text-sm font-medium">{title}</span>
                {grid.share && percent !== undefined && (
                  <span className={classNames('num text-xs', isBelow ? 'text-bad' : 'text-ink-faint')}>{percent}%</span>
                )}
              </button>
              <span role="group" aria-label={title} className="flex gap-1">
                {Object.entries(grid.marks).map(([mark, { icon }]) => {
                  const tone = field.tones?.[mark] ?? 'neutral'
                  const isOn = mark === value
                  return (
                    <button
                      key={mark}
                      type="button"
                      aria-label={field.options[mark]}
                      aria-pressed={isOn}
                      disabled={isFixed}
                      onClick={() => onWrite({ row: id, column: column.id }, isOn ? undefined : mark)}
                      className={classNames(
                        'grid size-11 place-items-center rounded-md border',
                        isOn ? classNames(toneText[tone], toneWash[tone], 'border-current') : 'border-line text-ink-faint',
                      )}
                    >
                      <Icon name={icon} />
                    </button>
                  )
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
