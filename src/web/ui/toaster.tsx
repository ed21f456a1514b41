import { lazy, Suspense, useSyncExternalStore } from 'react'
import { insist } from '../late/try-again.ts'
import { isSurfaceWanted, onSurfaceWanted } from './toast.ts'

// It never fails: it comes when the network is back, and notices wait for it.
const ToasterSurface = lazy(() => insist(async () => ({ default: (await import('./toaster-surface.tsx')).ToasterSurface })))

/** Once per page. The surface comes with the first notice, or sooner where work is done that will be told of (`prepareSurface`). */
export function Toaster() {
  const isWanted = useSyncExternalStore(onSurfaceWanted, isSurfaceWanted, () => false)
  return (
    isWanted && (
      <Suspense fallback={null}>
        <ToasterSurface />
      </Suspense>
    )
  )
}
