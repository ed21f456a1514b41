import { formatNumber } from './numbers.ts'

const KILO = 1000

/** «820 byte», «12,4 kB», «3,1 MB»: a size as it is read, in steps of a thousand. */
export function sizeInWords(bytes: number): string {
  const step = bytes < KILO ? 0 : bytes < KILO ** 2 ? 1 : bytes < KILO ** 3 ? 2 : 3
  const value = bytes / KILO ** step
  const shown = step === 0 ? value : Math.round(value * 10) / 10
  return `${formatNumber(shown)} ${['byte', 'kB', 'MB', 'GB'][step]}`
}
