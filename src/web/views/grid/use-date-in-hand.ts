import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { periodFromAddress, stepped, type Period } from './period.ts'
import { columnAt, columnNow, type Column } from './register.ts'

/** The date that one marks in, which a phone shows alone, and the steps to other dates and periods; both are kept in the address. */
export function useDateInHand(columns: readonly Column[], period: Period) {
  const { at } = useSector()
  const address = useAddress()
  const day = address.get('giorno')
  const index = day === undefined ? columnNow(columns, at.today, at.time ?? '') : columnAt(columns, day)
  const startAfter = (direction: -1 | 1) => {
    const first = stepped(period, direction)
    return first === periodFromAddress(undefined, at.today).first ? undefined : first
  }
  const stepDate = (direction: -1 | 1) => {
    const next = columns[index + direction]
    if (next) return address.replace({ giorno: next.key })
    const start = startAfter(direction)
    const beyond = periodFromAddress(start, at.today)
    address.replace({ dal: start, giorno: direction > 0 ? beyond.first : beyond.last })
  }
  const stepPeriod = (direction: -1 | 1) => address.push({ dal: startAfter(direction), giorno: undefined })
  return { index, stepDate, stepPeriod }
}
