import type { Discount } from '../../../kernel/counter.ts'
import type { Fields } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/store/change.ts'
import { AmountInput } from './amount-input.tsx'

interface DiscountFormProps {
  readonly discount: Discount
  readonly fields: Fields
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly onDone: () => void
  /** Why the euros are too many. */
  readonly tooMuch?: string | undefined
  /** Hears of a code that a reader has written into one of them. */
  readonly onCode: (code: string) => void
}

/** In points of a hundred, in euros, or both; taken at once, as the total shows. */
export function DiscountForm({ discount: { percent, money }, fields, values, onChange, onDone, tooMuch, onCode }: DiscountFormProps) {
  const keys = [percent, money].filter((key) => key !== undefined)
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
    </div>
  )
}
