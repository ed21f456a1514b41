import { useState } from 'react'
import { isDay, monthOf } from '../../../kernel/italian/dates.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'

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

/** The day that a page is about, which lives in the address under `giorno`; today where it asks for none or for nonsense. */
export function useChosenDay(): ChosenDay {
  const { at } = useSector()
  const address = useAddress()
  const asked = address.get('giorno') ?? ''
  const day = isDay(asked) ? asked : at.today
  const [turned, setTurned] = useState({ from: day, month: monthOf(day) })
  const month = turned.from === day ? turned.month : monthOf(day)
  const turnTo = (to: string) => setTurned({ from: day, month: to })
  const choose = (to: string) => address.replace({ giorno: to === at.today ? undefined : to })
  return {
    day,
    today: at.today,
    choose,
    month,
    turnTo,
    isNow: day === at.today && month === monthOf(at.today),
    toToday: () => {
      turnTo(monthOf(at.today))
      choose(at.today)
    },
  }
}
