import { Pause, ShoppingBasket } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { statusOf } from '../../../kernel/entity/entity.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useNow, useSector } from '../../data/sector-context.tsx'
import { useRows, type CountedPage } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useListQuery } from '../../screen/list-query.ts'
import { ViewMenu } from '../menu/view-switch.tsx'
import { viewLabel } from '../../screen/view-label.ts'
import { aboutOf } from './about.tsx'
import { ageText } from './age.ts'
import { countOf, linesOf } from './sale.ts'
import type { Desk } from './use-till.ts'

/** More do not wait at one till. */
const MOST = 50

/** Views that stand beside the buttons of a phone; more of them are a menu. */
const MOST_BESIDE = 3

interface CounterBarProps {
  readonly desk: Desk
  readonly isPhone: boolean
  readonly onPark: () => void
  readonly onTake: (row: AnyRow) => void
}

/** The sale in hand, those that wait, and the other views of the sales. */
export function CounterBar({ desk, isPhone, onPark, onTake }: CounterBarProps) {
  const { screen, counter, entity, sale, isBusy } = desk
  const list = useListQuery(screen)
  const [key = '', status] = statusOf(entity) ?? []
  const { parked } = counter.states
  const open = status?.initial ?? ''
  const { data } = useRows({
    entity: entity.name,
    where: [{ field: key, op: 'in', value: parked === undefined ? [open] : [open, parked] }],
    page: { limit: MOST },
  })
  const waiting = (data?.rows ?? []).filter(({ id }) => id !== sale.id)
  const hasLines = linesOf(counter, sale).length > 0
  const pills = (close?: () => void) =>
    waiting.map((row) => (
      <Waiting
        key={row.id}
        desk={desk}
        row={row}
        page={data}
        isElsewhere={row[key] === open && parked !== undefined}
        onTake={() => {
          close?.()
          onTake(row)
        }}
      />
    ))
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 max-md:py-2 lg:px-7">
      {isPhone ? (
        waiting.length > 0 && <WaitingSheet count={waiting.length}>{pills}</WaitingSheet>
      ) : (
        <ul aria-label="Conti" className="flex min-w-0 flex-wrap gap-2">
          <li className="inline-flex min-h-control items-center gap-2 rounded-full border border-accent-line bg-accent-wash px-3.5 text-sm text-accent">
            <ShoppingBasket aria-hidden />
            In corso
          </li>
          {pills().map((pill) => (
            <li key={pill.key}>{pill}</li>
          ))}
        </ul>
      )}
      <span className="flex-1" />
      {parked !== undefined && (
        <Park {...{ isPhone, onPark }} label={status?.states[parked]?.verb ?? 'Sospendi'} disabled={!hasLines || isBusy} />
      )}
      {isPhone && screen.views.length > MOST_BESIDE && <ViewMenu screen={screen} list={list} views={screen.views} className="" />}
      {screen.views.length > 1 && !(isPhone && screen.views.length > MOST_BESIDE) && (
        <Segmented
          label="Vista"
          className="max-md:*:px-2"
          value={list.view}
          onChange={list.setView}
          options={screen.views.map((view) => ({ value: view, label: viewLabel(screen, view) }))}
        />
      )}
    </div>
  )
}

interface ParkProps {
  readonly label: string
  readonly disabled: boolean
  readonly isPhone: boolean
  readonly onPark: () => void
}

function Park({ label, disabled, isPhone, onPark }: ParkProps) {
  const shared = { icon: <Pause aria-hidden />, disabled, onClick: onPark, 'aria-keyshortcuts': 'F8' }
  return isPhone ? (
    <IconButton variant="outline" label={label} {...shared} />
  ) : (
    <Button {...shared}>
      {label} <Kbd>F8</Kbd>
    </Button>
  )
}

interface WaitingProps {
  readonly desk: Desk
  readonly row: AnyRow
  readonly page: CountedPage | undefined
  /** In hand at another till, or left there. */
  readonly isElsewhere: boolean
  readonly onTake: () => void
}

function Waiting({ desk: { counter, entity, articles, isBusy }, row, page, isElsewhere, onTake }: WaitingProps) {
  const { clock } = useSector()
  useNow()
  const [name = 'Senza nome'] = aboutOf(entity, counter.about ?? [], row, (id) => page?.names[id])
  const count = countOf(counter, { values: row })
  const { day, time } = counter.moment ?? {}
  const facts = [
    isElsewhere ? 'in corso' : '',
    `${count} ${plural(count, articles.label.one, articles.label.many).toLowerCase()}`,
    entity.fields[counter.total]?.format(row[counter.total]),
    day === undefined || time === undefined ? '' : ageText(row[day], row[time], clock.at()),
  ]
  return (
    <button
      type="button"
      disabled={isBusy}
      className="inline-flex min-h-control flex-wrap items-center gap-x-2 rounded-full border border-line px-3.5 text-sm text-ink-soft hover:bg-hover hover:text-ink max-md:w-full max-md:rounded-md"
      onClick={onTake}
    >
      {name}
      <span className="text-xs text-ink-faint num">{facts.filter(Boolean).join(', ')}</span>
    </button>
  )
}

function WaitingSheet({ count, children }: { readonly count: number; readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      title="Conti sospesi"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          aria-label={`${count} ${count === 1 ? 'conto sospeso' : 'conti sospesi'}`}
          icon={<ShoppingBasket aria-hidden />}
          className="num"
        >
          {count}
        </Button>
      }
    >
      <div className="grid gap-2">{children(() => setOpen(false))}</div>
    </Popover>
  )
}
