import { useMemo } from 'react'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { lengthText, rangeFromAddress, startNear } from '../../calendar/range.ts'

/** The days that the plan shows, kept in the address. */
export function useRange() {
  const { at } = useSector()
  const address = useAddress()
  const [dal, giorni] = [address.get('dal'), address.get('giorni')]
  const range = useMemo(() => rangeFromAddress(dal, giorni, at.today), [dal, giorni, at.today])
  const goTo = (start: string) => address.push({ dal: start === startNear(at.today) ? undefined : start })
  const setLength = (days: number) => address.push({ giorni: lengthText(days) })
  return { range, goTo, setLength }
}
