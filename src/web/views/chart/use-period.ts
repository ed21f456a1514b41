import { useState } from 'react'
import type { Period } from '../../../kernel/chart/period.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { useAddress } from '../../data/use-address.ts'
import { periodChoice, type PeriodChoice } from './period.ts'

export interface ChosenPeriod extends PeriodChoice {
  readonly isOverMonths: boolean
  readonly choose: (period: Period) => void
  /** Somebody has chosen since the page is open: from then on it is told what came of it. */
  readonly hasChosen: boolean
}

/** What a chart is seen over; it lives in the address, so that Back and a reload keep it. */
export function usePeriod(panel: ChartPanel, isOverMonths: boolean): ChosenPeriod {
  const address = useAddress()
  const [hasChosen, setHasChosen] = useState(false)
  const choice = periodChoice(panel, isOverMonths, address)
  return {
    ...choice,
    isOverMonths,
    hasChosen,
    choose: (period) => {
      setHasChosen(true)
      if (period !== choice.period) address.push(choice.patch(period))
    },
  }
}
