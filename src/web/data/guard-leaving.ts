import { useEffect, useId } from 'react'

/** Those who would lose something if the page went now. */
const losers = new Set<unknown>()

/** The browser asks before the page goes, as long as somebody would lose something; in its own words, for it allows no others. */
export function guardLeaving(who: unknown, wouldLose: boolean): void {
  const isGuarded = losers.size > 0
  if (wouldLose) losers.add(who)
  else losers.delete(who)
  if (losers.size > 0 === isGuarded) return
  // Only while it is needed: a page that listens is not kept for the Back button.
  if (isGuarded) removeEventListener('beforeunload', ask)
  else addEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** The same for what somebody is writing. */
export function useGuardLeaving(wouldLose: boolean): void {
  const id = useId()
  useEffect(() => {
    guardLeaving(id, wouldLose)
    return () => guardLeaving(id, false)
  }, [id, wouldLose])
}
