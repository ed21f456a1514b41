import { memo, useState } from 'react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Page } from '../../../kernel/door/store.ts'
import { safetyKeys, safetyWords } from '../../../kernel/derive/safety.ts'
import { RecordMark } from '../../data/presence-parts.tsx'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldValue } from '../../fields/field-value.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ShownList } from './shown-list.ts'
import { useSelection } from '../selection/selection.ts'
import { useHold } from '../../ui/use-hold.ts'
import { LateUnder } from '../record/late-badge.tsx'
import { priceOf } from '../record/record-facts.ts'
import { RecordMenu } from '../menu/record-menu.tsx'
import { standingOf, summaryOf } from '../record/record-summary.ts'
import { usePagedRows } from '../window/use-paged-rows.ts'
import { useScroller, useWindow } from '../window/use-window.ts'

/** `h-17` of an item. */
const ITEM = 68
/** The same with two lines of safety data: an item is as high as it needs while the whole list stands in the page. */
const SAFE_ITEM = 104

/** A collection on a phone: the title, the few things that matter, how it stands and what it comes to; a tablet has room for more of them. */
export function ListItems({ screen, asked }: ShownList) {
  const [scroller, setScroller] = useScroller()
  const [count, setCount] = useState(0)
  const entity = useEntity(screen.entity)
  const height = safetyKeys(entity).length > 0 ? SAFE_ITEM : ITEM
  const shown = useWindow({ count, height, scroller, of: JSON.stringify(asked) })
  const rows = usePagedRows(asked, { first: shown.indexes[0] ?? 0, last: shown.indexes.at(-1) ?? 0 })
  if (rows.total !== undefined && rows.total !== count) setCount(rows.total)
  if (rows.isError) return <NotRead text="Non riesco a leggere questo elenco." onRetry={rows.retry} />
  return (
    <div
      ref={setScroller}
      className="h-full overflow-y-auto overscroll-contain border-t border-line pb-24 [&_:focus-visible]:-outline-offset-2"
    >
      <ul aria-label={screen.label}>
        <li aria-hidden style={{ height: shown.above }} />
        {rows.total === undefined && Array.from({ length: 8 }, (_, index) => <ItemWaiting key={index} />)}
        {shown.indexes.map((index) => {
          const found = rows.at(index)
          if (!found) return <ItemWaiting key={index} />
          return <Item key={found.row.id} screen={screen} {...found} />
        })}
        <li aria-hidden style={{ height: shown.below }} />
      </ul>
    </div>
  )
}

const item = 'flex min-h-17 items-center gap-1 border-b border-line py-2 pl-4'

interface ItemProps {
  readonly screen: CollectionScreen
  readonly row: AnyRow
  readonly names: Page['names']
}

const Item = memo(function Item({ screen, row, names }: ItemProps) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const { sector, at } = useSector()
  const name = titleOf(entity, row, (id) => names[id])
  const selection = useSelection()
  const isChosen = selection?.ids.has(row.id) === true
  const isChoosing = selection !== undefined && selection.ids.size > 0
  const hold = useHold(() => selection?.toggle(row.id))
  const { title, called, details, further, open } = summaryOf(sector, screen, entity, row, names, at)
  const standing = standingOf(entity)
  const amount = priceOf(entity, screen)
  const price = amount === undefined ? undefined : entity.fields[amount]
  return (
    <li className={classNames(item, 'relative active:bg-hover', isChosen && 'bg-accent-wash')} {...hold}>
      {isChoosing && (
        <Checkbox
          hideLabel
          label={`Scegli: ${name}`}
          className="relative z-1 -ml-3"
          checked={isChosen}
          onChange={() => selection.toggle(row.id)}
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex items-center gap-3">
          <RowButton
            className="min-w-0 flex-1 truncate"
            aria-label={called === title ? undefined : called}
            aria-pressed={isChoosing ? isChosen : undefined}
            onClick={() => (isChoosing ? selection.toggle(row.id) : form.edit(entity, row.id))}
          >
            {title}
          </RowButton>
          <RecordMark entity={entity.name} id={row.id} className="-my-1" />
          {standing && <FieldValue field={standing[1]} value={row[standing[0]]} density="line" />}
        </div>
        <div className="flex items-center gap-3 text-sm text-ink-faint">
          <p className="flex min-w-0 flex-1 overflow-hidden num">
            {details.map((text, index) => (
              <Detail key={index} text={text} isFirst={index === 0} />
            ))}
            {further.length > 0 && <span className="min-w-0 truncate whitespace-pre max-md:hidden"> · {further.join(' · ')}</span>}
          </p>
          {open && <span className="shrink-0 text-ink-soft num">{open}</span>}
          {!open && amount !== undefined && price && <FieldValue field={price} value={row[amount]} density="line" />}
        </div>
        <SafetyLine words={safetyWords(entity, row, (id) => names[id])} />
        <LateUnder entity={entity} row={row} />
      </div>
      <span className="relative z-1">
        <RecordMenu screen={screen} row={row} title={name} />
      </span>
    </li>
  )
})

/** Letters that a day, an hour, an amount or a plate takes at most. */
const FIGURE = 22

/** One of the facts under a title. A figure cut in two is a wrong figure: words give way first. */
function Detail({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  const isFigure = /\d/.test(text) && text.length <= FIGURE
  return (
    <span className={classNames('min-w-0 truncate whitespace-pre', !isFigure && 'shrink-[9999]')}>{isFirst ? text : ` · ${text}`}</span>
  )
}

const ItemWaiting = () => (
  <li aria-hidden className={item}>
    <span className="grid flex-1 gap-2.5">
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
    </span>
    <Skeleton className="mr-4 h-5 w-20 rounded-full" />
  </li>
)
