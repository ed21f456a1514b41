import { Suspense } from 'react'
import type { OwnScreen } from '../../../../kernel/screen.ts'
import { useAddress } from '../../../data/use-address.ts'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { late } from '../../../late/late.tsx'

const Movimento = late(async () => (await import('./movimento.tsx')).Movimento)
const Imposta = late(async () => (await import('./imposta.tsx')).Imposta)

const parts = { movimento: 'Movimento', imposta: 'Imposta di soggiorno' } as const
type Part = keyof typeof parts

/** What the house declares: the movement of the month, and the tourist tax of the quarter. Which of them is in the address (`mostra`). */
export function IstatScreen({ screen }: { readonly screen: OwnScreen }) {
  const address = useAddress()
  const part: Part = address.get('mostra') === 'imposta' ? 'imposta' : 'movimento'
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4 max-md:pb-24 md:gap-6 md:p-7">
      <Segmented
        label={screen.label}
        className="justify-self-start max-md:w-full max-md:*:flex-1 max-md:*:justify-center max-md:*:px-1"
        value={part}
        onChange={(next) => address.push({ mostra: next === 'movimento' ? undefined : next })}
        options={[
          { value: 'movimento', label: parts.movimento },
          { value: 'imposta', label: parts.imposta },
        ]}
      />
      <ErrorBoundary key={part} name={parts[part]}>
        <Suspense fallback={<SkeletonRows rows={8} columns={4} />}>{part === 'movimento' ? <Movimento /> : <Imposta />}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
