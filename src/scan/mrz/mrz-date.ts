import { isDay } from '../../kernel/italian/dates.ts'

/** Years that an expiry may lie back: nobody scans a document that expired before. */
const EXPIRY_BACK = 50

const century = (yy: number, from: number) => from + ((((yy - from) % 100) + 100) % 100)

/**
 * The ISO day of six digits YYMMDD. The century is the one that makes a birth the latest not after `today`, and an expiry
 * fall between fifty years ago and forty-nine ahead. Unknown parts ('<<') leave 'YYYY-MM', 'YYYY' or nothing.
 * `undefined` when it is not a day of the calendar, or nothing is known.
 */
export function mrzDate(text: string, kind: 'birth' | 'expiry', today: string): string | undefined {
  const [, yy = '', mm = '', dd = ''] = /^(\d\d|<<)(\d\d|<<)(\d\d|<<)$/.exec(text) ?? []
  if (!/^\d/.test(yy)) return undefined
  const thisYear = Number(today.slice(0, 4))
  const rest = `${mm.startsWith('<') ? '01' : mm}-${dd.startsWith('<') ? '01' : dd}`
  let year = kind === 'expiry' ? century(Number(yy), thisYear - EXPIRY_BACK) : century(Number(yy), thisYear - 99)
  if (kind === 'birth' && `${year}-${rest}` > today) year -= 100
  const day = `${year}-${rest}`
  if (!isDay(day)) return undefined
  if (mm.startsWith('<')) return String(year)
  return dd.startsWith('<') ? day.slice(0, 7) : day
}
