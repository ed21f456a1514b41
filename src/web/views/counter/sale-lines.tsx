import { Minus, Plus } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Counter } from '../../../kernel/screens/counter.ts'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useRows } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { notify } from '../../ui/toast.ts'
import { discountText } from './discount-text.ts'
import { DiscountForm } from './late-parts.tsx'
import { changed, linesOf, quantityOf, withBack, without, type Sale } from './sale.ts'
import { readAmount, useTypedAmount } from './typed-amount.ts'
import type { Desk } from './use-till.ts'

interface SaleLinesProps {
  readonly desk: Desk
  readonly amounts: readonly number[]
  readonly hot: number | undefined
  readonly onCode: (code: string) => void
}

/** What has been read, line by line. */
export function SaleLines({ desk, amounts, hot, onCode }: SaleLinesProps) {
  const { counter, sale, articles, till } = desk
  const lines = linesOf(counter, sale)
  const ids = [...new Set(lines.map((line) => String(line[counter.sold.article])))].toSorted()
  const { data } = useRows(
    ids.length > 0 ? { entity: articles.name, where: [{ field: 'id', op: 'in', value: ids }], page: { limit: ids.length } } : undefined,
  )
  const rows = new Map(data?.rows.map((row) => [row.id, row]))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (hot !== undefined) list.current?.children[hot]?.scrollIntoView({ block: 'nearest' })
  }, [hot, lines.length])
  const change = (at: number, values: Values) => till.change((now) => changed(counter, now, at, values))
  const remove = (at: number, title: string) => {
    const line = lines[at]
    if (!line) return
    till.change((now) => without(counter, now, at))
    // A sale of which nothing was left has gone; the line begins it anew.
    const isHere = (now: Sale) => now.id === sale.id || linesOf(counter, now).length === 0
    const back = () => till.change((now) => (isHere(now) ? withBack(counter, now, at, line) : now))
    notify({ text: `Tolto: ${title}`, action: { label: 'Annulla', onClick: back }, duration: 6000 })
  }
  return (
    <ul ref={list} aria-label="Righe del conto" className="min-h-16 flex-1 overflow-y-auto overscroll-contain">
      {lines.map((line, at) => {
        const id = String(line[counter.sold.article])
        const row = rows.get(id)
        const title = row ? titleOf(articles, row, (one) => data?.names[one]) : ''
        const wanted = lines.reduce(
          (sum, other) => sum + (other[counter.sold.article] === id && !isBound(counter, other) ? quantityOf(counter, other) : 0),
          0,
        )
        const before = lines.slice(0, at).filter((other) => other[counter.sold.article] === id).length
        return (
          <SaleLine
            key={`${id} ${before}`}
            desk={desk}
            at={at}
            line={line}
            row={row}
            title={title}
            amount={amounts[at]}
            lacks={row && !isBound(counter, line) ? lacksOf(counter, articles, row, title, wanted) : undefined}
            isHot={at === hot}
            onChange={(values) => change(at, values)}
            onCode={onCode}
            onRemove={() => remove(at, title)}
          />
        )
      })}
    </ul>
  )
}

/** Whether a line comes from another record, which says how many. */
const isBound = ({ sold }: Counter, line: Values): boolean => sold.from !== undefined && !isBlank(line[sold.from])

function lacksOf({ articles: { stock } }: Counter, { fields }: AnyEntity, row: AnyRow, title: string, wanted: number): string | undefined {
  const there = stock === undefined ? undefined : row[stock]
  return stock !== undefined && typeof there === 'number' && there < wanted
    ? messages.notEnough(title, Math.max(0, there), wanted - Math.max(0, there), fields[stock])
    : undefined
}

/** A line that says the same at the same place is drawn as it was: what can be done with it follows from that. */
const isSameLine = (a: SaleLineProps, b: SaleLineProps) =>
  a.line === b.line &&
  a.at === b.at &&
  a.row === b.row &&
  a.title === b.title &&
  a.amount === b.amount &&
  a.lacks === b.lacks &&
  a.isHot === b.isHot &&
  a.desk.sale.id === b.desk.sale.id &&
  a.desk.counter === b.desk.counter

interface SaleLineProps {
  readonly desk: Desk
  /** Which line it is. */
  readonly at: number
  readonly line: Values
  /** The article, once it has been read. */
  readonly row: AnyRow | undefined
  readonly title: string
  readonly amount: number | undefined
  /** How many there are, where that is fewer than are wanted on all its lines. */
  readonly lacks: string | undefined
  readonly isHot: boolean
  readonly onChange: (values: Values) => void
  readonly onCode: (code: string) => void
  readonly onRemove: () => void
}

const SaleLine = memo(function SaleLine({ desk, line, row, title, amount, lacks, isHot, onChange, onCode, onRemove }: SaleLineProps) {
  const { counter, entity, articles } = desk
  const { sold } = counter
  const columns = columnsOf(entity.fields[sold.lines]) ?? {}
  const quantity = quantityOf(counter, line)
  const isFull = sold.full !== undefined && line[sold.full] === true
  const [open, setOpen] = useState(false)
  const facts = [
    columns[sold.price]?.format(line[sold.price]),
    ...counter.articles.details.flatMap((key) => (row && !isBlank(row[key]) ? [articles.fields[key]?.format(row[key])] : [])),
    ...(isFull ? [columns[sold.full ?? '']?.label.toLowerCase()] : []),
    ...(isBound(counter, line) ? [`da ${columns[sold.from ?? '']?.label.toLowerCase()}`] : []),
    ...(sold.discount && !isFull ? [discountText(sold.discount, columns, line)] : []),
  ]
  return (
    <li
      className={classNames(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-1.5 text-sm transition-colors duration-calm max-lg:gap-x-2 max-lg:px-4 max-md:min-h-15',
        isHot && 'bg-accent-wash',
      )}
      data-hot={isHot ? '' : undefined}
    >
      <Popover
        side="left"
        title={title}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="min-w-20 flex-1 rounded-md py-0.5 text-left hover:bg-hover">
            <span className="line-clamp-2 font-[550]">{title || '…'}</span>
            <span className="block text-xs text-ink-faint num">{facts.filter(Boolean).join(' · ')}</span>
          </button>
        }
      >
        <div className="grid gap-3">
          {sold.discount && !isFull && (
            <DiscountForm
              discount={sold.discount}
              fields={columns}
              values={line}
              onChange={onChange}
              onDone={() => setOpen(false)}
              onCode={onCode}
            />
          )}
          {isFull && <p className="text-sm text-ink-soft">{columns[sold.full ?? '']?.label}: non si sconta.</p>}
          <Button
            icon={<Icon name="trash-2" />}
            onClick={() => {
              setOpen(false)
              onRemove()
            }}
          >
            Togli la riga
          </Button>
        </div>
      </Popover>
      {isBound(counter, line) ? (
        <span className="num px-3 text-md font-[550]">{columns[sold.quantity]?.format(quantity)}</span>
      ) : (
        <Stepper
          field={columns[sold.quantity]}
          title={title}
          quantity={quantity}
          onChange={(next) => onChange({ [sold.quantity]: next })}
          onCode={onCode}
          onRemove={onRemove}
        />
      )}
      <span className="ml-auto min-w-16 text-right text-md num">{amount === undefined ? '' : columns[sold.amount]?.format(amount)}</span>
      {lacks !== undefined && (
        <span role="status" className="w-full text-right text-xs text-warn">
          {lacks}
        </span>
      )}
    </li>
  )
}, isSameLine)

interface StepperProps {
  readonly field: Field | undefined
  readonly title: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  readonly onCode: (code: string) => void
  readonly onRemove: () => void
}

/** One less, how many, one more; less than one is none. */
function Stepper({ field, title, quantity, onChange, onCode, onRemove }: StepperProps) {
  const errorId = useId()
  const { typed, error, begin, take, end, takeCode } = useTypedAmount(
    field,
    quantity,
    // Emptied, or down to nothing, the box changes nothing: a line is taken out by its button.
    (next) => next !== undefined && next > 0 && onChange(next),
  )
  const step = (by: number) => {
    end()
    const next = field && readAmount(field, field.edit(quantity + by))
    if (quantity + by <= 0) onRemove()
    else if (next && 'value' in next && next.value !== undefined) onChange(next.value)
  }
  const button = 'grid size-10 place-items-center rounded-full text-ink-soft hover:bg-hover hover:text-ink'
  return (
    <>
      <span
        role="group"
        aria-label={`Quantità di ${title}`}
        className="inline-flex shrink-0 items-center rounded-full border border-line-strong"
      >
        <button type="button" aria-label={quantity > 1 ? 'Uno in meno' : 'Togli la riga'} className={button} onClick={() => step(-1)}>
          <Minus aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantità, ${title}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="w-9 rounded-sm bg-transparent text-center text-md font-[550] num"
          value={typed ?? field?.edit(quantity) ?? ''}
          onFocus={(event) => {
            begin()
            event.currentTarget.select()
          }}
          onChange={(event) => take(event.target.value)}
          onBlur={end}
          onKeyDown={(event) => {
            const code = event.key === 'Enter' ? takeCode() : undefined
            if (code !== undefined) onCode(code)
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (by === undefined || quantity + by <= 0) return
            event.preventDefault()
            step(by)
          }}
        />
        <button type="button" aria-label="Uno in più" className={button} onClick={() => step(1)}>
          <Plus aria-hidden />
        </button>
      </span>
      {error !== undefined && (
        <span id={errorId} role="alert" className="order-last w-full text-right text-xs text-bad">
          {error}
        </span>
      )}
    </>
  )
}
