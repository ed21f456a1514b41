import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { routesThatArrive } from './late/routes-that-arrive.ts'
import { watchSteps } from './ui/back-step.ts'

/** Tells the inline loader of the page (`scripts/build/late-start-loader.ts`) that React listens now, and marks the page for whoever tests it. */
function HydrationMark() {
  useEffect(() => {
    // Not inside React's own work: what is given back (text, then its submit) must be taken in one after the other.
    queueMicrotask(() => {
      document.documentElement.dataset['hydrated'] = ''
      window.dispatchEvent(new Event('bottega:hydrated'))
    })
  }, [])
  return null
}

watchSteps()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={routesThatArrive} />
      <HydrationMark />
    </StrictMode>,
  )
})
