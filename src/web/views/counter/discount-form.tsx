import type { Discount } from '../../../kernel/screens/counter.ts'
import type { Fields } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { AmountInput } from './amount-input.tsx'
import type { Off } from './use-till.ts'

interface DiscountFormProps {
  readonly discount: Discount
  readonly fields: Fields
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly onDone: () => void
  /** What is taken off the whole sale, where it is the whole that is asked for. */
  readonly off?: Off | undefined
  /** Hears of a code that a reader has written into one of them. */
  readonly onCode: (code: string) => void
}

/** In points of a hundred, in euros, or both; taken at once, as the total shows. */
export function DiscountForm({ discount: { percent, money }, fields, values, onChange, onDone, off, onCode }: DiscountFormProps) {
  const keys = [percent, money].filter((key) => key !== undefined)
  const tooMuch = off?.isTooMuch ? `Al massimo ${formatMoney(off.taken)}: è tutto quello che c’è da pagare.` : undefined
  return (
    <div className="grid grid-cols-2 gap-3 md:w-76">
      {keys.map((key) => {
        const field = fields[key]
        return (
          field && (
            <div key={key} className="text-sm text-ink-soft">
              <span aria-hidden className="mb-1.5 block">
                {field.label}
              </span>
              <AmountInput
                field={field}
                label={field.label}
                value={values[key]}
                suffix={key === percent ? '%' : '€'}
                onChange={(value) => onChange({ [key]: value })}
                problem={key === money ? tooMuch : undefined}
                onEnter={onDone}
                onCode={(code) => {
                  onDone()
                  onCode(code)
                }}
              />
            </div>
          )
        )
      })}
      {off?.isAll && (
        <p role="status" className="col-span-full text-xs text-warn">
          Con questo sconto non si incassa niente.
        </p>
      )}
    </div>
  )
}
