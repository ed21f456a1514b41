import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { centro } from '../../conformance/centro/index.ts'
import { sampleOf } from '../../conformance/centro/sample.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { clockOf } from '../../src/web/data/clock.ts'
import { Dashboard } from '../../src/web/dashboard/dashboard.tsx'
import { Toaster } from '../../src/web/ui/toaster.tsx'
import '../../src/web/styles/app.css'
import { cases } from './cases.ts'
import { afterEnter, frames, painted } from './watch.ts'

/** One view of the sports centre, as large as asked: `?case=timeline`. */
const wanted = cases.find(({ name }) => name === new URL(location.href).searchParams.get('case'))
const root = document.querySelector('#root')
if (!wanted || !root) throw new Error('No such case.')

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

window.bench = { painted: painted(wanted.shown), frames, afterEnter }
createRoot(root).render(<RouterProvider router={router} />)

declare global {
  interface Window {
    bench: {
      /** Milliseconds from the first render to the frame that shows what was waited for. */
      readonly painted: Promise<number>
      readonly frames: typeof frames
      readonly afterEnter: typeof afterEnter
    }
  }
}
