import { useEffect, useState, type RefObject } from 'react'
import { heroAt, type HeroMoment } from './hero-cycle.ts'

const CALM = '(prefers-reduced-motion: reduce)'

/** Runs the hero while somebody can see it and does not point at it; under reduced motion the first words stand. */
export function useHeroCycle(box: RefObject<HTMLElement | null>): HeroMoment {
  const [moment, setMoment] = useState<HeroMoment>(() => heroAt(0))
  useEffect(() => {
    const element = box.current
    return element ? runHero(element, setMoment) : undefined
  }, [box])
  return moment
}

function runHero(element: HTMLElement, show: (moment: HeroMoment) => void): () => void {
  const stopped = new Set<string>()
  let elapsed = 0
  let since = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const advance = () => {
    elapsed += performance.now() - since
    since = performance.now()
    const moment = heroAt(Math.round(elapsed))
    show(moment)
    timer = setTimeout(advance, moment.next)
  }
  const hold = (reason: string, isHeld: boolean) => {
    const wasRunning = stopped.size === 0
    if (isHeld) stopped.add(reason)
    else stopped.delete(reason)
    const isRunning = stopped.size === 0
    if (wasRunning && !isRunning) {
      clearTimeout(timer)
      elapsed += performance.now() - since
    } else if (!wasRunning && isRunning) {
      since = performance.now()
      timer = setTimeout(advance, heroAt(Math.round(elapsed)).next)
    }
  }
  const motion = matchMedia(CALM)
  const controller = new AbortController()
  const { signal } = controller
  const sight = new IntersectionObserver(([entry]) => hold('off-screen', entry?.isIntersecting === false))
  const calm = () => {
    hold('calm', motion.matches)
    if (motion.matches) show(heroAt(0))
  }
  timer = setTimeout(advance, heroAt(0).next)
  calm()
  hold('hidden', document.hidden)
  sight.observe(element)
  motion.addEventListener('change', calm, { signal })
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal })
  element.addEventListener('pointerenter', (event) => hold('hovered', event.pointerType === 'mouse'), { signal })
  element.addEventListener('pointerleave', () => hold('hovered', false), { signal })
  return () => {
    clearTimeout(timer)
    sight.disconnect()
    controller.abort()
  }
}
