import { HERO, heroAt } from './hero-cycle.ts'

/**
 * Runs the hero while somebody can see it and does not point at it; under reduced motion the first words stand.
 * It writes what is shown into the box's `data-variant` and `data-hero`, which the style sheet follows. The landing page inlines it
 * as text, so that the words change before any application has been loaded: it may use nothing from outside itself.
 */
export function runHero(box: HTMLElement, at: typeof heroAt, times: typeof HERO): void {
  // A page that was prerendered runs already when React arrives.
  if (box.dataset['heroRuns'] !== undefined) return
  box.dataset['heroRuns'] = ''
  const stopped = new Set<string>()
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let elapsed = 0
  let since = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const moment = at(motion.matches ? 0 : Math.round(elapsed), times)
    box.dataset['variant'] = String(moment.variant)
    box.dataset['hero'] = moment.phase
  }
  function advance(): void {
    elapsed += performance.now() - since
    run()
  }
  function run(): void {
    since = performance.now()
    show()
    timer = setTimeout(advance, at(Math.round(elapsed), times).next)
  }
  function hold(reason: string, isHeld: boolean): void {
    const wasRunning = stopped.size === 0
    if (isHeld) stopped.add(reason)
    else stopped.delete(reason)
    if (wasRunning && stopped.size > 0) {
      clearTimeout(timer)
      elapsed += performance.now() - since
    } else if (!wasRunning && stopped.size === 0) run()
  }
  function calm(): void {
    hold('calm', motion.matches)
    show()
  }

  run()
  calm()
  hold('hidden', document.hidden)
  new IntersectionObserver((entries) => hold('off-screen', entries.at(-1)?.isIntersecting === false)).observe(box)
  motion.addEventListener('change', calm)
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))
  box.addEventListener('pointerenter', (event) => hold('hovered', event.pointerType === 'mouse'))
  box.addEventListener('pointerleave', () => hold('hovered', false))
}

/** The same for a page that has not started yet, as the text of an inline script. */
export const heroScript = `(${runHero.toString()})(document.querySelector('[data-hero]'),${heroAt.toString()},${JSON.stringify(HERO)})`

/** For a page that React draws: starts the cycle on its box. */
export const startHero = (box: HTMLElement | null): void => {
  if (box) runHero(box, heroAt, HERO)
}
