import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { centro } from '../../conformance/centro/index.ts'
import { clockOf } from '../../src/web/data/clock.ts'
import { openRemote } from '../../src/web/data/open-remote.ts'
import { Dashboard } from '../../src/web/dashboard/dashboard.tsx'
import { Toaster } from '../../src/web/notices/toaster.tsx'
import { watchSteps } from '../../src/web/ui/back-step.ts'
import '../../src/web/styles/app.css'

watchSteps()

/** The sports centre of the conformance suite as a workspace opens it: its records behind the server, as those of a demo page are. */
const root = document.querySelector('#root')
if (!root) throw new Error('No place to draw.')
// The Saturday morning of the other journeys.
const clock = clockOf(() => new Date('2026-11-21T10:00:00+01:00'))
const { store, files } = await openRemote(centro.card.slug, centro.entities, 'Tu', clock)
const isTouch = matchMedia('(pointer: coarse)').matches
const nothing = () => undefined
const element = (
  <div className="h-dvh">
    <Dashboard sector={centro} store={store} files={files} clock={clock} isTouch={isTouch} onChat={nothing} onVoice={nothing} />
    <Toaster />
  </div>
)
createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />)
