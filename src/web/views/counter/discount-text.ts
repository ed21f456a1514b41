import type { Discount } from '../../../kernel/screens/counter.ts'
import type { Fields } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { fieldsOf } from './sale.ts'

/** «−10%», «−2,00 €»: what is taken off, in words; empty where nothing is. */
export const discountText = (discount: Discount, fields: Fields, values: Values): string =>
  fieldsOf(discount)
    .flatMap((key) => (values[key] ? [`sconto ${fields[key]?.format(values[key])}`] : []))
    .join(' · ')
