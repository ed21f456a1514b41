import { formatMoney } from '../italian/money.ts'
import { formatUnit, type Unit } from './metric.ts'

/** A figure of a report as it is handed in: amounts to the cent. */
export const figureText = ({ value, unit = 'count' }: { readonly value: number; readonly unit?: Unit | undefined }): string =>
  unit === 'money' ? formatMoney(value) : formatUnit(value, unit)
