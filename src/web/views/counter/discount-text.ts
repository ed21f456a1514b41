import type { Discount } from '../../../kernel/counter.ts'
import type { Fields } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/store/change.ts'

/** «−10%», «−2,00 €»: what is taken off, in words; empty where nothing is. */
export const discountText = ({ percent, money }: Discount, fields: Fields, values: Values): string =>
  [percent, money]
    .flatMap((key) => {
      const value = key === undefined ? undefined : values[key]
      return key === undefined || value === undefined || value === null || value === 0 ? [] : [`sconto ${fields[key]?.format(value)}`]
    })
    .join(' · ')
