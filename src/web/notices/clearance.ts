/** How far above the edge of the screen the lowest notice stands. */
export const CLEARANCE = '--toast-clearance'

/** A tap that comes sooner after a notice than this was meant for what lay there. */
const UNSEEN_MS = 400
const TOAST = '[data-sonner-toast]'
/** What a notice never covers: the bar, the round button, the buttons that end a form, and the field or the button that is in use. */
const CLEAR = '[data-keep-clear]:not([data-ending-style] *)'
const IN_USE = ':is(input, textarea, select, button, [role="combobox"]):focus'
const GAP = 12
/** Of the screen, from below: what lies higher is no place that notices would come to. */
const HIGHEST = 0.7

/** Lets taps pass through notices that have just come, and keeps them above what must stay in reach. Returns how to stop. */
export function keepOutOfTheWay(box: HTMLElement): () => void {
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement)
    // The first notice comes within its list.
    for (const node of added)
      for (const toast of node.matches(TOAST) ? [node] : node.querySelectorAll<HTMLElement>(TOAST)) void letThrough(toast)
    if (added.length > 0) follow(box)
  })
  watch.observe(box, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** Timed by an animation: unlike the page's clock, nobody stops those. */
async function letThrough(toast: HTMLElement): Promise<void> {
  toast.style.pointerEvents = 'none'
  await toast.animate([], UNSEEN_MS).finished.catch(() => undefined)
  toast.style.removeProperty('pointer-events')
}

const following = new WeakSet<HTMLElement>()

/** As long as there are notices: pages scroll, sheets open and close. */
function follow(box: HTMLElement): void {
  if (following.has(box)) return
  following.add(box)
  const step = () => {
    const toast = box.querySelector<HTMLElement>(`${TOAST}[data-front="true"]`)
    if (toast) box.style.setProperty(CLEARANCE, `${clearanceOf(toast)}px`)
    if (box.querySelector(TOAST)) void box.animate([], 100).finished.then(step, step)
    else following.delete(box)
  }
  step()
}

function clearanceOf(toast: HTMLElement): number {
  const { left, right, height } = toast.getBoundingClientRect()
  const inUse = [...document.querySelectorAll(IN_USE)].filter((element) => !element.closest('[data-sonner-toaster]'))
  const obstacles = [...document.querySelectorAll(CLEAR), ...inUse]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.left < right && rect.right > left && rect.top < innerHeight && rect.bottom > 0)
    .toSorted((a, b) => b.bottom - a.bottom)
  let clearance = 0
  for (const { top, bottom } of obstacles) {
    const isReached = bottom > innerHeight - clearance - height - 2 * GAP
    if (isReached && top > innerHeight * (1 - HIGHEST)) clearance = Math.max(clearance, innerHeight - top)
  }
  return clearance
}
