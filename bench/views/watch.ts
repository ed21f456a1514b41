/** Milliseconds from now to the first frame after so many elements stand on the page. */
export function painted([selector, least]: readonly [selector: string, least: number]): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length < least) return void requestAnimationFrame(look)
      // The frame that shows them is over when the next one begins.
      requestAnimationFrame(() => resolve(performance.now() - begun))
    }
    look()
  })
}

/** Milliseconds from Enter, as a reader sends it, to the frame that shows one element more. */
export function afterEnter(selector: string): Promise<number> {
  const before = document.querySelectorAll(selector).length
  return new Promise((resolve) => {
    const heard = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return
      removeEventListener('keydown', heard, { capture: true })
      const look = () => {
        if (document.querySelectorAll(selector).length > before) requestAnimationFrame((now) => resolve(now - timeStamp))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('keydown', heard, { capture: true })
  })
}

/** Milliseconds from a click to the frame in which what stands there says something else. */
export function afterClick(selector: string): Promise<number> {
  const said = () => document.querySelector(selector)?.textContent
  const before = said()
  return new Promise((resolve) => {
    const heard = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (said() === before) requestAnimationFrame(look)
        else requestAnimationFrame((now) => resolve(now - timeStamp))
      }
      look()
    }
    addEventListener('click', heard, { capture: true, once: true })
  })
}

export interface Frames {
  /** Milliseconds between one frame and the next, all of them. */
  readonly intervals: readonly number[]
  /** How often something on the page was found scrolled. */
  readonly scrolls: number
  /** The longest task of the main thread; those below 50 ms are not told by the browser. */
  readonly longest: number
}

/** Watches frames and long tasks until it is told to stop. */
export function frames(): () => Frames {
  const intervals: number[] = []
  let longest = 0
  let last: number | undefined
  let isOver = false
  let scrolls = 0
  const heard = () => void scrolls++
  addEventListener('scroll', heard, { capture: true, passive: true })
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const next = (now: number) => {
    if (isOver) return
    if (last !== undefined) intervals.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  return () => {
    isOver = true
    for (const { duration } of observer.takeRecords()) longest = Math.max(longest, duration)
    observer.disconnect()
    removeEventListener('scroll', heard, { capture: true })
    return { intervals, longest, scrolls }
  }
}
