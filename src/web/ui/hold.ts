import { useLayoutEffect, useRef } from 'react'

/**
 * A second tap of a double tap comes within 300 ms; a person who has looked comes later. In six parts, each of which needs a
 * frame of its own: while the page is too busy to draw, nobody can look.
 */
const PART_MS = 50
const PARTS = 6
/** How far around a press its second one may fall. */
const REACH_PX = 32

/** Not a clock of the page: tests may stop those, and a hold that never ends would block everything. */
const now = () => Number(document.timeline.currentTime ?? 0)

const shields = new Set<Element>()
let lastPress: { readonly x: number; readonly y: number; readonly at: number } | undefined
/** What holds the keys too, if anything; whoever goes on typing is no second half of anything. */
let keyHolder: object | undefined
let isListening = false
/** Whether a finger or a button is down, and who waits until its press has reached what it fell on. */
let isDown = false
let waiting: (() => void)[] = []

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('pointerdown', beginPress, { capture: true, passive: true })
  for (const kind of ['pointerup', 'pointercancel'] as const)
    addEventListener(kind, () => void endPress(), { capture: true, passive: true })
  addEventListener('click', goOn, { capture: true, passive: true })
  const pointer = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'contextmenu'] as const
  for (const kind of pointer) addEventListener(kind, stopOnShield, { capture: true })
  for (const kind of ['keydown', 'keyup'] as const) addEventListener(kind, stopKey, { capture: true })
  addEventListener('input', () => (keyHolder = undefined), { capture: true })
}

function beginPress({ clientX: x, clientY: y }: PointerEvent): void {
  lastPress = { x, y, at: now() }
  isDown = true
}

/** A click follows at once, or in a moment where it comes from a finger; a press that was drawn away has none. */
async function endPress(): Promise<void> {
  isDown = false
  if (waiting.length === 0) return
  await pause()
  goOn()
}

function goOn(): void {
  if (isDown) return
  for (const go of waiting) go()
  waiting = []
}

/** What falls on a shield reaches nobody, not even those who listen for a press outside of what they drew. */
function stopOnShield(event: Event): void {
  if (!(event.target instanceof Element) || !shields.has(event.target)) return
  event.stopImmediatePropagation()
  // A touch may not be prevented by those who let the page scroll meanwhile; the click that follows it can.
  if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault()
}

/** Enter and the space bar press whatever has the focus now, and Escape held down closes one thing after the other. */
function stopKey(event: KeyboardEvent): void {
  const presses = event.key === 'Enter' || event.key === ' ' || (event.key === 'Escape' && event.repeat)
  if (!presses && event.type === 'keydown') keyHolder = undefined
  if (!presses || !keyHolder) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function raise(place: Readonly<Record<string, string>>): () => void {
  const shield = document.createElement('div')
  shield.dataset['hold'] = ''
  Object.assign(shield.style, { position: 'fixed', zIndex: 'var(--z-hold)', ...place })
  document.body.append(shield)
  shields.add(shield)
  return () => {
    shield.remove()
    shields.delete(shield)
  }
}

const pause = (): Promise<unknown> => document.documentElement.animate([], PART_MS).finished.catch(() => undefined)

async function lower(take: () => void): Promise<void> {
  for (let part = 0; part < PARTS; part++) await pause()
  take()
}

/** What closes holds pointer and key for a moment, so that the second half of a double tap does not reach what lay behind it. */
export function hold(): void {
  listen()
  const take = raise({ inset: '0' })
  const mine = {}
  keyHolder = mine
  void lower(() => {
    take()
    if (keyHolder === mine) keyHolder = undefined
  })
}

/**
 * Work that a press began holds the place of that press until it is done and a moment longer: a double tap does it once. Another
 * press that is under way when the work begins is let through: the shield would swallow its release.
 */
export async function holdPress<Result>(work: () => Promise<Result>): Promise<Result> {
  listen()
  const press = lastPress && now() - lastPress.at < 1000 ? lastPress : undefined
  const side = `${2 * REACH_PX}px`
  const raiseThere = ({ x, y }: NonNullable<typeof press>) =>
    raise({ left: `${x - REACH_PX}px`, top: `${y - REACH_PX}px`, width: side, height: side })
  const raised = press && (isDown ? new Promise<void>((go) => waiting.push(go)).then(() => raiseThere(press)) : raiseThere(press))
  try {
    return await work()
  } finally {
    if (raised) void Promise.resolve(raised).then(lower)
  }
}

/** Holds when what was open closes. */
export function useHoldOnClose(open: boolean): void {
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    listen()
    if (wasOpen.current && !open) hold()
    wasOpen.current = open
  }, [open])
}

/** For what minds itself: a menu, a list of choices. What closes because of a press elsewhere leaves that press to where it fell. */
export function holdAfterChoice(open: boolean, { reason }: { readonly reason: string }): void {
  if (!open && (reason === 'item-press' || reason === 'close-press')) hold()
}
