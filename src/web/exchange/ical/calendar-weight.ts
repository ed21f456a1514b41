import { formatNumber } from '../../../kernel/italian/numbers.ts'

const MOST_MEGABYTES = 10

/** The sentence about a file that weighs too much to be a calendar. */
export function weightFault(file: File): string | undefined {
  const megabytes = file.size / 1024 / 1024
  if (megabytes <= MOST_MEGABYTES) return undefined
  const weight = formatNumber(megabytes, { decimals: 0 })
  return `Il file pesa ${weight} MB: il massimo è ${MOST_MEGABYTES} MB. Un calendario di solito pesa meno di 1 MB.`
}
