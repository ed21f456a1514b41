import { lazy, Suspense, useEffect, useState } from 'react'

const ToasterSurface = lazy(async () => ({ default: (await import('./toaster-surface.tsx')).ToasterSurface }))

/** Once per page. The surface comes when the browser has nothing better to do; notices sent before wait for it. */
export function Toaster() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 1)
    return () => clearTimeout(timer)
  }, [])
  return (
    isIdle && (
      <Suspense fallback={null}>
        <ToasterSurface />
      </Suspense>
    )
  )
}
