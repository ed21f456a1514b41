import { classNames } from '../ui/class-names.ts'
import { shortMonth, tickText, yearNames } from './chart-words.ts'
import { guideHandlers, guideTexts, type Guide } from './guide.ts'
import { clearOf, depthOf, pathOf, placeOf, scaleOf } from './scale.ts'

const percent = (share: number) => `${share * 100}%`

/** This year in the accent, the year before thin and grey, with a guide that pointer, finger and arrow keys move. */
export function MonthsLine(guide: Guide) {
  const { panel, months, at } = guide
  const now = months.map(({ value }) => value)
  const before = months.map((month) => month.before)
  const scale = scaleOf([...now, ...before].filter((value) => value !== undefined))
  const pointed = at === undefined ? undefined : months[at]
  const told = pointed ?? months.at(-1)
  const isCompared = panel.compare !== undefined
  const names = yearNames(months)
  return (
    <div className="min-w-0">
      {isCompared && <Key names={names} />}
      <div className={classNames('grid grid-cols-[auto_minmax(0,1fr)] gap-x-2', isCompared ? 'md:pr-22' : 'pr-3')}>
        <ValueTicks scale={scale} unit={panel.unit} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${panel.title}: mese`}
          aria-valuemin={1}
          aria-valuemax={months.length}
          aria-valuenow={(at ?? months.length - 1) + 1}
          aria-valuetext={told && guideTexts(told, panel).join('; ')}
          {...guideHandlers(guide)}
          className="relative h-48 cursor-crosshair touch-pan-y rounded-sm outline-offset-4 focus-visible:outline-2 focus-visible:outline-accent"
        >
          <Lines months={months} scale={scale} isCompared={isCompared} />
          {isCompared && <Ends names={names} now={now.at(-1)} before={before.at(-1)} scale={scale} />}
          <Dot value={now.at(-1)} x={placeOf(now.length - 1, now.length)} scale={scale} look="border-2 border-accent bg-raised" />
          {at !== undefined && pointed && (
            <div aria-hidden>
              <div
                data-guide={pointed.key}
                className="absolute inset-y-0 w-px bg-line-strong"
                style={{ left: percent(placeOf(at, months.length)) }}
              />
              <Dot value={before[at]} x={placeOf(at, months.length)} scale={scale} look="bg-ink-faint" />
              <Dot value={now[at]} x={placeOf(at, months.length)} scale={scale} look="bg-accent" />
              <Label guide={guide} at={at} side={clearOf([now, before], at, scale)} />
            </div>
          )}
        </div>
        <MonthNames months={months} at={at} />
      </div>
    </div>
  )
}

type Scale = ReturnType<typeof scaleOf>

function ValueTicks({ scale, unit }: { scale: Scale; unit: Guide['panel']['unit'] }) {
  return (
    <div aria-hidden className="relative h-48 text-xs text-ink-faint num">
      <span className="invisible">{scale.ticks.map((tick) => tickText(tick, unit)).toSorted((a, b) => b.length - a.length)[0]}</span>
      {scale.ticks.map((tick) => (
        <span key={tick} className="absolute right-0 -translate-y-1/2 whitespace-nowrap" style={{ top: percent(depthOf(tick, scale)) }}>
          {tickText(tick, unit)}
        </span>
      ))}
    </div>
  )
}

interface LinesProps extends Pick<Guide, 'months'> {
  readonly scale: Scale
  readonly isCompared: boolean
}

/** The two years; of this one the month that is not over yet is dashed. */
function Lines({ months, scale, isCompared }: LinesProps) {
  const now = months.map(({ value }) => value)
  const before = months.map((month) => month.before)
  const whole = now.map((value, index) => (months[index]?.isPartial ? undefined : value))
  const tail = now.map((value, index) => (months[index]?.isPartial || months[index + 1]?.isPartial ? value : undefined))
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible fill-none">
      {scale.ticks.map((tick) => (
        <path key={tick} d={`M0 ${depthOf(tick, scale) * 100}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {isCompared && <path d={pathOf(before, scale)} vectorEffect="non-scaling-stroke" strokeWidth={1.25} className="stroke-ink-faint" />}
      <path d={pathOf(whole, scale)} vectorEffect="non-scaling-stroke" strokeWidth={2} strokeLinejoin="round" className="stroke-accent" />
      <path d={pathOf(tail, scale)} vectorEffect="non-scaling-stroke" strokeWidth={2} strokeDasharray="3 4" className="stroke-accent" />
    </svg>
  )
}

function MonthNames({ months, at }: Pick<Guide, 'months' | 'at'>) {
  return (
    <div aria-hidden className="relative col-start-2 mt-2 h-5 text-xs text-ink-faint">
      {months.map(({ key }, index) => (
        <span
          key={key}
          className={classNames(
            'absolute -translate-x-1/2',
            index === at ? 'text-ink' : isWritten(index, months.length, 6) ? '' : 'max-md:hidden',
            index !== at && !isWritten(index, months.length, 12) && 'hidden',
          )}
          style={{ left: percent(placeOf(index, months.length)) }}
        >
          {shortMonth(key)}
        </span>
      ))}
    </div>
  )
}

/** Whether there is room for the name of a month, where so many may stand; the last always has its name. */
const isWritten = (index: number, count: number, most: number) => (count - 1 - index) % Math.ceil(count / most) === 0

/** On a phone nothing stands beside the lines. */
function Key({ names }: { names: ReturnType<typeof yearNames> }) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 pb-3 text-xs md:hidden">
      <span className="flex items-center gap-2 font-medium text-accent">
        <span className="h-0.5 w-4 bg-accent" /> {names.now}
      </span>
      <span className="flex items-center gap-2 text-ink-faint">
        <span className="h-px w-4 bg-ink-faint" /> {names.before}
      </span>
    </p>
  )
}

interface DotProps {
  readonly value: number | undefined
  readonly x: number
  readonly scale: Scale
  readonly look: string
}

function Dot({ value, x, scale, look }: DotProps) {
  if (value === undefined) return null
  return (
    <span
      aria-hidden
      className={`absolute size-2 -translate-1/2 rounded-full ring-2 ring-raised ${look}`}
      style={{ left: percent(x), top: percent(depthOf(value, scale)) }}
    />
  )
}

/** Names at the end of the lines need this share of the height between them. */
const APART = 0.1

interface EndsProps {
  readonly names: ReturnType<typeof yearNames>
  readonly now: number | undefined
  readonly before: number | undefined
  readonly scale: Scale
}

function Ends({ names, now, before, scale }: EndsProps) {
  if (now === undefined || before === undefined) return null
  const [a, b] = [depthOf(now, scale), depthOf(before, scale)]
  const push = Math.max(0, APART - Math.abs(a - b)) / 2
  const sign = a > b ? 1 : -1
  return (
    <div aria-hidden className="pointer-events-none max-md:hidden">
      <span
        className="absolute left-full -translate-y-1/2 pl-3 text-xs font-medium whitespace-nowrap text-accent"
        style={{ top: percent(a + sign * push) }}
      >
        {names.now}
      </span>
      <span
        className="absolute left-full -translate-y-1/2 pl-3 text-xs whitespace-nowrap text-ink-faint"
        style={{ top: percent(b - sign * push) }}
      >
        {names.before}
      </span>
    </div>
  )
}

/** What a label takes of the width, so that it stays over the lines on a phone. */
const ROOM = '13rem'

function Label({ guide: { months, panel }, at, side }: { guide: Guide; at: number; side: ReturnType<typeof clearOf> }) {
  const month = months[at]
  const [first, second] = month ? guideTexts(month, panel) : []
  const place = placeOf(at, months.length)
  return (
    <div
      className={classNames(
        'pointer-events-none absolute z-1 mx-2.5 grid rounded-md border border-line-strong bg-raised px-3 py-2 text-xs whitespace-nowrap shadow-popup num',
        side.isOver ? 'top-0' : 'bottom-2',
      )}
      style={{ [side.isLeft ? 'right' : 'left']: `min(${percent(side.isLeft ? 1 - place : place)}, 100% - ${ROOM})` }}
    >
      <span className="font-[550]">{first}</span>
      {second && <span className="text-ink-soft">{second}</span>}
    </div>
  )
}
