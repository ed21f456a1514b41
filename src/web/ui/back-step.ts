import { useEffect, useEffectEvent } from 'react'

/**
 * What opens over the page is a step of the browser's history: Back closes the topmost one and nothing else, and what
 * closes otherwise takes its step away. A step is an entry (`sheets`: how many lie open) with the address of the page below
 * it. React Router, among whose entries they lie (`idx`), never hears of them: what it writes meanwhile is for the page.
 */
interface Layer {
  readonly close: () => void
}

interface Entry {
  readonly sheets?: number
  readonly idx?: number
}

const layers: Layer[] = []
/** What wants to write while the browser goes back; it may not before it has arrived. */
let waiting: (() => void)[] | undefined
let isPlanned = false
/** The entry that we are on; after Back it is too late to ask. */
let last: { readonly state: Entry; readonly href: string } = { state: {}, href: '' }
let write: Pick<History, 'pushState' | 'replaceState'> | undefined

/** After so long what waits for the browser goes on. A step that is late may still come: it is not made a second time. */
const LOST_MS = 1000

const entry = (): Entry => (history.state as Entry | null) ?? {}
const depth = () => entry().sheets ?? 0
const withSheets = (state: unknown, sheets: number): Entry => ({ ...(state as Entry | null), sheets })
const remember = () => (last = { state: entry(), href: location.href })

/** Whether something that lies over the page has its step now. */
export const hasSteps = (): boolean => depth() > 0

/** Once, before the router starts. */
export function watchSteps(): void {
  if (write) return
  const own = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
  write = own
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) =>
    whenStill(() => {
      // A page that is opened from a sheet takes the place of the sheet's step; what is still open gets a new one.
      const put = depth() > 0 ? own.replaceState : own.pushState
      put(withSheets(state, 0), unused, url)
      reconcile()
    })
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) =>
    whenStill(() => {
      own.replaceState(withSheets(state, depth()), unused, url)
      remember()
    })
  addEventListener('popstate', onPop, { capture: true })
  // A reload with a sheet open: the sheet is gone, its step goes too.
  reconcile()
}

function whenStill(work: () => void): void {
  if (waiting) waiting.push(work)
  else work()
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(() => {
    isPlanned = false
    reconcile()
  })
}

/** As many steps as layers. */
function reconcile(): void {
  if (!write || waiting) return
  for (let sheets = depth() + 1; sheets <= layers.length; sheets++) write.pushState(withSheets(history.state, sheets), '', location.href)
  remember()
  const tooMany = depth() - layers.length
  if (tooMany === 0) return
  waiting = []
  history.go(-tooMany)
  setTimeout(settle, LOST_MS, waiting)
}

function onPop(event: PopStateEvent): void {
  if (waiting) {
    event.stopImmediatePropagation()
    takeOver()
    settle(waiting)
    reconcile()
    return
  }
  if (entry().idx !== last.state.idx) {
    remember()
    plan()
    return
  }
  event.stopImmediatePropagation()
  const open = depth()
  takeOver()
  for (const layer of layers.slice(open).toReversed()) layer.close()
  plan()
}

/** The page below a step has the address that it was given while the sheet lay over it. */
function takeOver(): void {
  write?.replaceState(withSheets(last.state, depth()), '', last.href)
  remember()
}

function settle(work: readonly (() => void)[]): void {
  if (waiting !== work) return
  waiting = undefined
  for (const one of work) one()
}

/** Makes what is open a step of the history. `close` is what its own cross does. */
export function useBackStep(open: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close)
  useEffect(() => {
    if (!open) return undefined
    const layer: Layer = { close: () => closeIt() }
    layers.push(layer)
    plan()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      plan()
    }
  }, [open])
}
