import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Tells the inline loader of the page (`scripts/build/late-start-loader.ts`) that React listens now, and marks the page for whoever tests it. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    window.dispatchEvent(new Event('bottega:hydrated'))
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <HydrationMark />
    </StrictMode>,
  )
})
