import type { ListHalf } from './list-half.ts'

type Sheet = ListHalf['sheet']

export const asText: Sheet = (value, field, names) => ({ style: 'text', value: field.format(value, names) })
export const asNumber: Sheet = (value) => ({ style: 'number', value: Number(value) })
/** What is kept in hundredths. */
export const asHundredths =
  (style: 'money' | 'percent'): Sheet =>
  (value) => ({ style, value: Number(value) / 100 })
