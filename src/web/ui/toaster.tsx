import { Suspense, useEffect, useState } from 'react'
import { late } from '../late/late.tsx'

const ToasterSurface = late(async () => (await import('./toaster-surface.tsx')).ToasterSurface, NothingYet)

/** Notices wait for their surface; that it is late is none of them. */
function NothingYet() {
  return null
}

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
