import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { Button } from '../../ui/button.tsx'
import { AmountInput } from './amount-input.tsx'
import type { Paid, Paying } from './payment.ts'
import type { Desk, Figures } from './use-till.ts'

interface PaymentPartsProps {
  readonly desk: Desk
  readonly means: Field | undefined
  readonly paying: Paying
  readonly paid: Paid
  readonly figure: Figures['figure']
  readonly onPaying: (paying: Paying) => void
  readonly onRead: () => void
  readonly onCode: (code: string) => void
}

/** A row for each means, with what it takes of the whole. */
export function PaymentParts({ desk: { counter, entity }, means, paying, paid, figure, onPaying, onRead, onCode }: PaymentPartsProps) {
  const { payment } = counter
  const field = columnsOf(entity.fields[payment.lines])?.[payment.given ?? payment.amount]
  const left = figure(payment.missing, paid.lines)
  const set = (one: string, amount: number | undefined) => onPaying({ ...paying, parts: { ...paying.parts, [one]: amount } })
  return (
    <div role="group" aria-label="Misto" className="mb-3 grid gap-1.5 border-b border-line px-5 pb-3 max-md:px-4">
      {Object.keys(payment.kinds).map((one) => (
        <div key={one} className="flex items-center gap-3 text-sm">
          <span className="min-w-0 flex-1">{means?.format(one)}</span>
          {left > 0 && paying.parts[one] === undefined && (
            <Button size="sm" onClick={() => set(one, left)}>
              Tutti i {formatMoney(left)}
            </Button>
          )}
          {field && (
            <AmountInput
              field={field}
              label={means?.format(one) ?? ''}
              suffix="€"
              className="w-28"
              value={paying.parts[one]}
              onChange={(amount) => set(one, amount)}
              onEnter={onRead}
              onCode={onCode}
            />
          )}
        </div>
      ))}
    </div>
  )
}
