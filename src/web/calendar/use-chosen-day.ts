import { useState } from 'react'
import { isDay, monthOf } from '../../kernel/italian/dates.ts'
import { useSector } from '../data/sector-context.tsx'
import { useAddress, type Address } from '../data/use-address.ts'

export interface ChosenDay {
  readonly day: string
  readonly today: string
  readonly choose: (day: string) => void
  /** The month on screen; it follows the day until somebody turns the page. */
  readonly month: string
  readonly turnTo: (month: string) => void
  /** Today is chosen and its month is on screen. */
  readonly isNow: boolean
  readonly toToday: () => void
}

/** The day that a page is about and the month on screen, which live in the address under `giorno` and `mese`; today where it asks for none or for nonsense. */
export function useChosenDay(): ChosenDay {
  const { at } = useSector()
  const address = useAddress()
  const asked = readChosenDay(address, at.today)
  const { day } = asked
  // The address comes a moment later, and the keyboard is on the next page already.
  const [turned, setTurned] = useState<string>()
  if (turned === asked.month) setTurned(undefined)
  const month = turned ?? asked.month
  return {
    day,
    today: at.today,
    choose: (to) => address.replace({ giorno: to === at.today ? undefined : to, mese: undefined }),
    month,
    turnTo: (to) => {
      setTurned(to)
      address.replace({ mese: to === monthOf(day) ? undefined : to })
    },
    isNow: day === at.today && month === monthOf(at.today),
    toToday: () => address.replace({ giorno: undefined, mese: undefined }),
  }
}

/** What the address asks for. */
export function readChosenDay(address: Pick<Address, 'get'>, today: string): Pick<ChosenDay, 'day' | 'month'> {
  const day = address.get('giorno') ?? ''
  const month = address.get('mese') ?? ''
  const chosen = isDay(day) ? day : today
  return { day: chosen, month: isDay(`${month}-01`) ? month : monthOf(chosen) }
}
