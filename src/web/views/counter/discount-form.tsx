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
}

/** In points of a hundred, in euros, or both; taken at once, as the total shows. */
export function DiscountForm({ discount: { percent, money }, fields, values, onChange, onDone }: DiscountFormProps) {
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
                onEnter={onDone}
              />
            </div>
          )
        )
      })}
    </div>
  )
}

/** «−10%», «−2,00 €»: what is taken off, in words; empty where nothing is. */
export const discountText = ({ percent, money }: Discount, fields: Fields, values: Values): string =>
  [percent, money]
    .flatMap((key) => {
      const value = key === undefined ? undefined : values[key]
      return key === undefined || value === undefined || value === null || value === 0 ? [] : [`sconto ${fields[key]?.format(value)}`]
    })
    .join(' · ')
