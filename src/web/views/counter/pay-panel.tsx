import { Banknote, CreditCard, Landmark, Smartphone, Split, Ticket, Wallet, type LucideIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import type { MeansKind } from '../../../kernel/screens/counter.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Popover } from '../../ui/popover.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AmountInput } from './amount-input.tsx'
import { DiscountForm, PaymentParts } from './late-parts.tsx'
import { isCash, notesFor, type Paid, type Paying } from './payment.ts'
import { countOf } from './sale.ts'
import type { Desk, Figures, Off } from './use-till.ts'

const pictures: Readonly<Record<MeansKind, LucideIcon>> = {
  cash: Banknote,
  card: CreditCard,
  phone: Smartphone,
  voucher: Ticket,
  transfer: Landmark,
  other: Wallet,
}

/** So many means have a button and a key of their own; the others are among the parts of «Misto», whose key follows. */
export const KEYED = 4
export const MIXED_KEY = KEYED + 1

interface PayPanelProps {
  readonly desk: Desk
  readonly figures: Figures
  readonly paying: Paying
  readonly paid: Paid
  readonly onPaying: (paying: Paying) => void
  readonly onPay: () => void
  readonly onRead: () => void
  readonly onCode: (code: string) => void
}

/** What it comes to, how it is paid, and the one button that closes it. */
export function PayPanel({ desk, figures: { figure, off }, paying, paid, onPaying, onPay, onRead, onCode }: PayPanelProps) {
  const { counter, entity, isBusy, sale } = desk
  const { payment, total, foot } = counter
  const means = columnsOf(entity.fields[payment.lines])?.[payment.means]
  const due = figure(total, [])
  const missing = figure(payment.missing, paid.lines)
  const change = figure(payment.change, paid.lines)
  const count = countOf(counter, sale)
  const problem = paid.excess
    ? `${means?.format(paid.excess.means)}: al massimo ${formatMoney(paid.excess.most)}`
    : missing > 0
      ? `Mancano ${formatMoney(missing)}`
      : off.isTooMuch
        ? 'Lo sconto è più del conto'
        : undefined
  const isReady = count > 0 && problem === undefined
  return (
    <div data-keep-clear="" className="shrink-0 border-t border-line pt-3 pb-4 max-md:pb-3">
      {paying.isMixed && count > 0 && (
        <Suspense fallback={<SkeletonRows rows={Object.keys(payment.kinds).length} columns={2} />}>
          <PaymentParts {...{ desk, paying, paid, figure, onPaying, onRead, onCode }} means={means} />
        </Suspense>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-5 text-sm text-ink-soft max-md:px-4">
        {foot.map((key) => (
          <Foot key={key} field={entity.fields[key]} value={figure(key, [])} />
        ))}
      </dl>
      <Total {...{ desk, off, due, onCode }} isDiscountable={count > 0} />
      <Means {...{ desk, paying, onPaying }} field={means} />
      <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-5 py-2.5 max-lg:px-4 md:max-lg:min-h-29">
        {!paying.isMixed && isCash(counter, paying.means) && count > 0 ? (
          <Cash {...{ desk, paying, due, onPaying, onCode, onPay: isReady ? onPay : onRead }} />
        ) : (
          <span className="text-sm text-ink-faint num">
            {paying.isMixed || count === 0 ? '' : `${means?.format(paying.means)}: ${formatMoney(due)}`}
          </span>
        )}
        <ChangeSaid
          label={change > 0 || missing <= 0 ? (entity.fields[payment.change]?.label ?? '') : (entity.fields[payment.missing]?.label ?? '')}
          amount={change > 0 ? change : missing}
          isDue={change <= 0 && missing > 0}
          isShown={count > 0 && (change > 0 || missing > 0)}
        />
      </div>
      <Trouble desk={desk} />
      <div className="px-5 max-lg:px-4">
        <Button
          variant="primary"
          className="min-h-14! w-full justify-center text-lg!"
          data-keep-clear=""
          aria-keyshortcuts="F12"
          disabled={!isReady}
          aria-busy={isBusy}
          onClick={onPay}
        >
          {count > 0 ? (problem ?? (off.isAll ? 'Chiudi senza incassare' : `Incassa ${formatMoney(due)}`)) : 'Incassa'}
          {isReady && (
            <kbd className="rounded-sm border border-current px-1.5 font-text text-xs leading-normal pointer-coarse:hidden">F12</kbd>
          )}
        </Button>
      </div>
    </div>
  )
}

interface TotalProps extends WholeDiscountProps {
  readonly due: number
  readonly isDiscountable: boolean
}

/** What it comes to, with the discount on the whole. */
function Total({ desk, off, due, isDiscountable, onCode }: TotalProps) {
  const { counter, entity } = desk
  const label = entity.fields[counter.total]?.label
  return (
    <div className="flex min-h-20 flex-wrap items-end justify-between gap-x-4 px-5 py-2 max-md:min-h-16 max-md:px-4">
      <span className="grid justify-items-start text-sm text-ink-soft">
        {counter.discount && isDiscountable && <WholeDiscount {...{ desk, off, onCode }} />}
        {label}
      </span>
      <output aria-live="polite" aria-label={label} className="ml-auto font-display text-3xl leading-none tracking-[-.02em] num">
        {formatMoney(due)}
      </output>
    </div>
  )
}

/** Why the sale is not kept, and the way to try again. */
function Trouble({ desk: { trouble, till } }: Pick<PayPanelProps, 'desk'>) {
  return (
    trouble !== undefined && (
      <div role="alert" className="mx-5 mb-3 flex flex-wrap items-center gap-2 text-sm text-bad max-md:mx-4">
        <span className="min-w-0 flex-1">{trouble.text}</span>
        {trouble.mayPass && (
          <Button size="sm" onClick={() => void till.keep()}>
            Riprova
          </Button>
        )}
      </div>
    )
  )
}

/** An amount above the total; what comes to nothing is not said. */
function Foot({ field, value }: { readonly field: Field | undefined; readonly value: number }) {
  if (!field || value === 0) return null
  return (
    <>
      <dt className={value < 0 ? 'text-ok' : undefined}>{field.label}</dt>
      <dd className={classNames('text-right num', value < 0 && 'text-ok')}>{field.format(value)}</dd>
    </>
  )
}

interface WholeDiscountProps extends Pick<PayPanelProps, 'desk' | 'onCode'> {
  readonly off: Off
}

function WholeDiscount({ desk: { counter, entity, sale, till }, off, onCode }: WholeDiscountProps) {
  const [open, setOpen] = useState(false)
  const { discount } = counter
  if (!discount) return null
  const isGiven = [discount.percent, discount.money].some((key) => key !== undefined && sale.values[key] !== undefined)
  return (
    <Popover
      side="left"
      title="Sconto sul totale"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className="-ml-2 min-h-6 rounded-sm px-2 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-tap"
        >
          {isGiven ? 'Cambia sconto' : '+ Aggiungi sconto'}
        </button>
      }
    >
      <DiscountForm
        discount={discount}
        fields={entity.fields}
        values={sale.values}
        onChange={(values) => till.change((now) => ({ ...now, values: { ...now.values, ...values } }))}
        onDone={() => setOpen(false)}
        off={off}
        onCode={onCode}
      />
    </Popover>
  )
}

interface MeansProps {
  readonly desk: Desk
  readonly field: Field | undefined
  readonly paying: Paying
  readonly onPaying: (paying: Paying) => void
}

/** One choice: native radios, so that arrows and «2 di 5» come by themselves. */
function Means({ desk: { counter }, field, paying, onPaying }: MeansProps) {
  const name = useId()
  const all = Object.entries(counter.payment.kinds)
  const choices = all
    .slice(0, KEYED)
    .map(([value, kind], at) => ({
      key: value,
      label: field?.format(value) ?? value,
      Picture: pictures[kind],
      shortcut: at + 1,
      isChosen: !paying.isMixed && paying.means === value,
      choose: () => onPaying({ ...paying, means: value, isMixed: false, given: undefined }),
    }))
  const mixed = {
    key: ' ',
    label: 'Misto',
    Picture: Split,
    shortcut: MIXED_KEY,
    isChosen: paying.isMixed,
    choose: () => onPaying({ ...paying, isMixed: true, parts: {} }),
  }
  return (
    <div
      role="radiogroup"
      aria-label={field?.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,3.6rem),1fr))] gap-2 px-5 max-lg:gap-1.5 max-lg:px-4"
    >
      {[...choices, ...(all.length > 1 ? [mixed] : [])].map(({ key, label, Picture, shortcut, isChosen, choose }) => (
        <label
          key={key}
          className="grid min-h-15 min-w-0 cursor-pointer content-center justify-items-center gap-1 rounded-md border border-line-strong text-sm font-medium hover:bg-hover has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-lg:text-xs"
        >
          <input type="radio" className="sr-only" name={name} checked={isChosen} aria-keyshortcuts={`F${shortcut}`} onChange={choose} />
          <span aria-hidden className="flex items-center gap-1.5">
            <Picture />
            <span className="text-2xs text-ink-faint pointer-coarse:hidden">F{shortcut}</span>
          </span>
          <span className="max-w-full truncate">{label}</span>
        </label>
      ))}
    </div>
  )
}

interface CashProps {
  readonly desk: Desk
  readonly paying: Paying
  readonly due: number
  readonly onPaying: (paying: Paying) => void
  readonly onPay: () => void
  readonly onCode: (code: string) => void
}

/** What the customer hands over: exactly what is due, the next notes up, or what is typed. */
function Cash({ desk: { counter, entity }, paying, due, onPaying, onPay, onCode }: CashProps) {
  const { payment } = counter
  const field = columnsOf(entity.fields[payment.lines])?.[payment.given ?? '']
  const notes = notesFor(due)
  const give = (given: number | undefined) => onPaying({ ...paying, given })
  const pill =
    'min-h-control rounded-full border border-line-strong px-3 text-sm whitespace-nowrap num hover:bg-hover aria-pressed:border-ink-soft aria-pressed:bg-hover aria-pressed:font-[550]'
  return (
    <span role="group" aria-label={field?.label} className="flex min-w-0 flex-wrap items-center gap-1.5">
      <button
        type="button"
        className={pill}
        aria-pressed={paying.given === undefined || paying.given === due}
        onClick={() => give(undefined)}
      >
        Esatto
      </button>
      {notes.map((note, at) => (
        <button
          key={note}
          type="button"
          className={classNames(pill, at > 1 && 'max-lg:hidden')}
          aria-pressed={paying.given === note}
          onClick={() => give(note)}
        >
          {formatMoney(note, { whole: 'short' })}
        </button>
      ))}
      {field && (
        <AmountInput
          key={notes.includes(paying.given ?? -1) ? 'note' : 'typed'}
          field={field}
          label={field.label}
          placeholder="Altro"
          className="w-18"
          value={notes.includes(paying.given ?? -1) ? undefined : paying.given}
          onChange={give}
          onEnter={onPay}
          onCode={onCode}
        />
      )}
    </span>
  )
}

interface ChangeSaidProps {
  readonly label: string
  readonly amount: number
  readonly isDue: boolean
  readonly isShown: boolean
}

/** The second largest figure: what goes back, or what is still to come. */
const ChangeSaid = ({ label, amount, isDue, isShown }: ChangeSaidProps) => (
  <span role="status" className="ml-auto text-right leading-none">
    {isShown && (
      <>
        <span className="block text-xs leading-normal text-ink-faint">{label}</span>
        <span className={classNames('font-display text-2xl num', isDue ? 'text-warn' : 'text-ok')}>{formatMoney(amount)}</span>
      </>
    )}
  </span>
)
