import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { insist } from '../late/try-again.ts'
import { isSurfaceWanted, onSurfaceWanted } from '../ui/toast.ts'

// It never fails: it comes when the network is back, and notices wait for it.
const loadSurface = () => insist(async () => (await import('./toaster-surface.tsx')).ToasterSurface)

/**
 * Once per page. The surface comes with the first notice, or sooner where work is done that will be told of (`prepareSurface`).
 * It does not suspend: React would let what is opened at the same moment wait for it.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(onSurfaceWanted, isSurfaceWanted, () => false)
  const [Surface, setSurface] = useState<ComponentType>()
  useEffect(() => {
    if (isWanted) void loadSurface().then((arrived) => setSurface(() => arrived))
  }, [isWanted])
  return Surface && <Surface />
}
