import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Day } from './day.ts'

/** The product on some day, only to be looked at. It runs off the right edge and the foot of the page on purpose. */
export function DayPicture({ day: { icons, open, title, figures, rows, ahead } }: { readonly day: Day }) {
  return (
    <div className="entry-window">
      <div className="flex flex-col items-center gap-1 border-r border-line bg-sunken pt-3.5 text-ink-soft">
        <span className="mb-2 font-display text-xl">B</span>
        {icons.map((name, at) => (
          <span
            key={name}
            className={classNames('grid size-10 place-items-center rounded-md text-sm', at === open && 'bg-accent-wash text-accent')}
          >
            <Icon name={name} />
          </span>
        ))}
      </div>
      <div className="num">
        <p className="flex h-15 items-center gap-3 border-b border-line px-6">
          <span className="font-display text-xl">{title}</span>
          <span className="text-xs text-ink-faint">di oggi</span>
        </p>
        <div className="grid grid-cols-[200px_200px_1fr] border-b border-line">
          {figures.map(({ label, value, note }) => (
            <p key={label} className="border-line px-6 py-4.5 not-first:border-l">
              <span className="eyebrow block">{label}</span>
              <span className="mt-1 block font-display text-2xl">{value}</span>
              <span className="text-xs text-ink-faint">{note}</span>
            </p>
          ))}
        </div>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
        {ahead.map(({ label, rows: later }) => (
          <div key={label}>
            <p className="border-b border-line px-6 pt-3.5 pb-2.5 text-xs text-ink-faint">{label}</p>
            {later.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Row({ row: { time, heading, detail, state, amount } }: { readonly row: Day['rows'][number] }) {
  return (
    <div className="entry-row">
      <span className="text-lg text-ink-soft">{time}</span>
      <p className="min-w-0">
        <span className="block truncate text-md font-[550]">{heading}</span>
        <span className="block truncate text-xs text-ink-faint">{detail}</span>
      </p>
      <span>{state && <Badge tone={state.tone}>{state.label}</Badge>}</span>
      <span>{amount}</span>
    </div>
  )
}
