import { useMemo } from 'react'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { NOBODY } from '../../calendar/lanes.ts'
import { dayFromAddress, daysFrom } from '../../calendar/week-days.ts'
import type { LaneShown } from './columns.ts'
import { lengthFrom, type Length } from '../../calendar/day-count.ts'

/** The days that are on screen, and on a phone the one lane; both are kept in the address. */
export function useDays(isPhone: boolean) {
  const { at } = useSector()
  const address = useAddress()
  const first = dayFromAddress(address.get('giorno'), at.today)
  const length = isPhone ? '1' : lengthFrom(address.get('giorni'))
  const days = useMemo(() => daysFrom(first, Number(length)), [first, length])
  const wanted = address.get('riga')
  return {
    first,
    length,
    days,
    goTo: (to: string) => address.push({ giorno: to === at.today ? undefined : to }),
    setLength: (to: Length) => address.push({ giorni: to === '1' ? undefined : to }),
    showLane: (id: string | undefined) => address.replace({ riga: id ?? NOBODY }),
    /** A phone has room for one column: the one asked for, or the first. */
    oneOf: (lanes: readonly LaneShown[]) => lanes.find(({ id }) => (id ?? NOBODY) === wanted) ?? lanes[0],
  }
}
