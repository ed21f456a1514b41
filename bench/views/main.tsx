import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { centro } from '../../conformance/centro/index.ts'
import { sampleOf, SMALL } from '../../conformance/centro/sample.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { clockOf } from '../../src/web/data/clock.ts'
import { Dashboard } from '../../src/web/dashboard/dashboard.tsx'
import { Toaster } from '../../src/web/notices/toaster.tsx'
import '../../src/web/styles/app.css'
import { cases, lists, type Case } from './cases.ts'
import { afterClick, afterEnter, frames, painted } from './watch.ts'

/** One view of the sports centre, as large as asked: `?case=timeline`; or any page of it as it is: `?page=/centro?scheda=bar`. */
const { searchParams } = new URL(location.href)
const wanted =
  [...cases, ...lists].find(({ name }) => name === searchParams.get('case')) ??
  ({ name: 'page', holds: '', size: SMALL, address: searchParams.get('page') ?? '/centro', shown: ['main', 1] } satisfies Case)
const root = document.querySelector('#root')
if (!root) throw new Error('No place to draw.')

const noon = new Date('2026-11-25T10:00:00+01:00')
const clock = clockOf(() => noon)
const store = new MemoryStore({ entities: centro.entities, sample: sampleOf(wanted.size)(clock.at().today, '10:00'), at: clock.at })
const nothing = () => undefined
const element = (
  <div className="h-dvh">
    <Dashboard sector={centro} store={store} clock={clock} isTouch={false} onChat={nothing} onVoice={nothing} />
    <Toaster />
  </div>
)
const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [wanted.address] })

// The records are made by now; that task is none of the view's.
await new Promise((begin) => requestIdleCallback(begin))
const stop = frames()
window.bench = { opened: painted(wanted.shown).then((paint) => ({ paint, longest: stop().longest })), frames, afterEnter, afterClick }
createRoot(root).render(<RouterProvider router={router} />)

declare global {
  interface Window {
    bench: {
      /** Milliseconds from the first render to the frame that shows what was waited for, and the longest task on the way. */
      readonly opened: Promise<{ readonly paint: number; readonly longest: number }>
      readonly frames: typeof frames
      readonly afterEnter: typeof afterEnter
      readonly afterClick: typeof afterClick
    }
  }
}
