import { createContext, useContext } from 'react'

/** The day that calendars mark and that short dates («21/11») are read from; it belongs to what is open, not to the machine. */
export const TodayContext = createContext<string | undefined>(undefined)

export function useToday(): string {
  const today = useContext(TodayContext)
  if (today === undefined) throw new Error('useToday needs a TodayContext above it')
  return today
}
