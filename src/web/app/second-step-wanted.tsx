import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { site } from '../../site.ts'
import { CodesPart } from './account/codes-part.tsx'
import { PageFrame } from './page-frame.tsx'

interface SecondStepWantedProps {
  /** What the firm is called. */
  readonly name: string
  readonly onDone: () => void
}

/** What a firm that asks for a second step shows to whoever has none: the way to it, and nothing of its own. */
export function SecondStepWanted({ name, onDone }: SecondStepWantedProps) {
  const [client] = useState(() => new QueryClient())
  useEffect(() => {
    document.title = `Secondo passo · ${site.name}`
  }, [])
  return (
    <PageFrame>
      <div className="mx-auto w-full max-w-[760px] px-4 py-10 md:px-6 md:py-16">
        <h1 className="font-display text-3xl tracking-[-.015em] text-balance">{name} chiede un secondo passo</h1>
        <p className="max-w-[60ch] pt-4 pb-8 text-lg text-ink-soft">
          Oltre alla password serve un codice dal tuo telefono. Accendilo qui: ci vuole un minuto, poi entri.
        </p>
        <QueryClientProvider client={client}>
          <CodesPart onLit={onDone} />
        </QueryClientProvider>
      </div>
    </PageFrame>
  )
}
