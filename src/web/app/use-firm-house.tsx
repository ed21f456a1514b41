import { Suspense, useMemo, useState } from 'react'
import type { Person } from '../../kernel/firm/firm-door.ts'
import { useNavigate } from 'react-router'
import type { AccountEntry, House } from '../dashboard/house.ts'
import { late } from '../late/late.tsx'
import { firstName } from './first-name.ts'
import { firmParts } from './firm-parts.tsx'
import type { FirmReady } from './load-firm.ts'
import { PreviewBar } from './preview-bar.tsx'
import { SampleLine } from './sample-line.tsx'
import { signOut } from './sign-out.ts'

/** Comes after the overview that it stands over; where it does not arrive nothing is missed. */
const StartList = late<object>(
  async () => (await import('./start/start-list.tsx')).StartList,
  () => null,
)

interface FirmHouse extends Pick<FirmReady, 'firm' | 'hasOthers'> {
  /** Whom the owner looks as. */
  readonly seenAs: Person | undefined
  readonly onLeave: () => void
}

/** The shell of a firm: its name, its account menu, and the line about sample records while it has some. */
export function useFirmHouse({ firm, hasOthers, seenAs, onLeave }: FirmHouse): House {
  const navigate = useNavigate()
  // Only whoever runs the firm may take its sample away.
  const [hasSample, setHasSample] = useState(firm.hasSample && firm.role === 'titolare')
  return useMemo(() => {
    const go = (path: string) => () => void navigate(path)
    const others: AccountEntry = { key: 'aziende', label: 'Cambia azienda', icon: 'building-2', words: ['le tue aziende'], run: go('/app') }
    const leave: AccountEntry = { key: 'esci', label: 'Esci', icon: 'log-out', words: ['disconnetti', 'logout'], run: () => void signOut() }
    return {
      name: firm.name,
      parts: firmParts,
      home: { to: '/app', label: 'Bottega, la tua azienda' },
      account: { firm: firm.name, person: firm.me.name, entries: [...(hasOthers ? [others] : []), leave] },
      ...(seenAs && { seenBy: firstName(seenAs), banner: <PreviewBar person={seenAs} onLeave={onLeave} /> }),
      notice: !seenAs && (
        <>
          {hasSample && <SampleLine firm={firm.slug} onGone={() => setHasSample(false)} />}
          {firm.role === 'titolare' && firm.setup.isListHidden !== true && (
            <Suspense fallback={null}>
              <StartList />
            </Suspense>
          )}
        </>
      ),
    }
  }, [firm, hasOthers, hasSample, seenAs, onLeave, navigate])
}
