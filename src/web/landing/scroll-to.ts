/** The drawer closes first, then the page moves (specification §9: 100 ms). */
export const ANCHOR_DELAY = 100

/** Scrolls to a section of the landing page as smoothly as the visitor wants, and puts it into the address; from another page it goes there. */
export function scrollTo(hash: string): void {
  const target = document.querySelector(hash)
  if (!target) {
    location.assign(`/${hash}`)
    return
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  history.replaceState(history.state, '', hash)
}
