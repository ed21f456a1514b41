import { addDays, formatDate } from '../../../kernel/italian/dates.ts'

/** How a number of a sheet is meant: as an amount with so many digits after the comma, a share, a day, an hour, or a code of so many digits. */
export type NumberFormat =
  | { readonly kind: 'number'; readonly decimals?: number }
  | { readonly kind: 'percent' }
  | { readonly kind: 'code'; readonly digits: number }
  | { readonly kind: 'moment'; readonly hasDay: boolean; readonly hasTime: boolean }

const PLAIN: NumberFormat = { kind: 'number' }
const DAY: NumberFormat = { kind: 'moment', hasDay: true, hasTime: false }
const TIME: NumberFormat = { kind: 'moment', hasDay: false, hasTime: true }
const BOTH: NumberFormat = { kind: 'moment', hasDay: true, hasTime: true }

/** The formats that every workbook has without saying so (ECMA-376, part 1, 18.8.30). */
function builtIn(id: number): NumberFormat | undefined {
  if ([2, 4, 7, 8, 39, 40, 44].includes(id)) return { kind: 'number', decimals: 2 }
  if (id === 9 || id === 10) return { kind: 'percent' }
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return DAY
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || (id >= 32 && id <= 35)) return TIME
  return id === 22 ? BOTH : undefined
}

/** What a format says, from its number and from its code where the workbook gives one. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn(id) ?? PLAIN
  const [first = ''] = code.split(';')
  // Colours, conditions and quoted words are no part of the pattern; hours that go on beyond a day are.
  const bare = first
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/\[[^[\]]*\]|"[^"]*"|\\.|[_*]./g, '')
    .toLowerCase()
  if (/^0{2,}$/.test(bare)) return { kind: 'code', digits: bare.length }
  if (bare.includes('%')) return { kind: 'percent' }
  const [hasDay, hasTime] = [/[yd]|mmm/.test(bare), /h|s/.test(bare)]
  if (!/[0#?]/.test(bare.replace(/\.0+/, '')) && (hasDay || hasTime)) return { kind: 'moment', hasDay, hasTime }
  const decimals = /[0#?][.,](0+)/.exec(bare)?.[1]?.length
  return decimals === undefined ? PLAIN : { kind: 'number', decimals }
}

/** Days from one system of counting to the other: some workbooks begin in 1904. */
const EPOCHS = { 1900: '1899-12-30', 1904: '1904-01-01' } as const
export type Epoch = keyof typeof EPOCHS
const MINUTES = 24 * 60
/** The last day that a sheet can hold: 31/12/9999. */
const LAST_DAY = 2_958_465

/** A number as an Italian writes it: «1250,5», «22 %», «21/11/2026», «09:30». */
export function writeNumber(value: number, format: NumberFormat, epoch: Epoch): string {
  if (format.kind === 'code') return String(Math.round(value)).padStart(format.digits, '0')
  if (format.kind === 'percent') return `${plain(value * 100)} %`
  if (format.kind === 'number') return plain(format.decimals === undefined ? value : Number(value.toFixed(format.decimals)))
  if (value < 0 || value > LAST_DAY) return plain(value)
  const minutes = Math.round(value * MINUTES)
  const [day, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES]
  const clock = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`
  if (!format.hasDay) return clock
  const date = formatDate(addDays(EPOCHS[epoch], day))
  return format.hasTime && rest > 0 ? `${date} ${clock}` : date
}

/** Fifteen digits are what a sheet keeps; what comes after them is noise of binary fractions. */
const plain = (value: number): string => {
  const rounded = Number(value.toPrecision(15))
  const text = Math.abs(rounded) >= 1e21 || (rounded !== 0 && Math.abs(rounded) < 1e-6) ? rounded.toFixed(9) : String(rounded)
  return text.replace('.', ',')
}
