import { useState } from 'react'
import type { Me } from '../../kernel/firm/firm-door.ts'
import { endSession } from '../data/ask-server.ts'
import { isDemoWanted } from '../data/demo-made.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { invitationOf } from './invited.ts'
import { SENTENCES } from './sentences.ts'
import { WIDE } from './passkey-way.tsx'
import { Refused } from './told.tsx'
import { useArrival } from './use-arrival.ts'
import type { Entry } from './use-entry.ts'

interface AlreadyInProps {
  readonly entry: Entry
  readonly me: Me
}

/** Somebody has signed in on this browser: nothing is asked again. */
export function AlreadyIn({ entry, me }: AlreadyInProps) {
  const arrival = useArrival(entry)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const invitation = invitationOf(entry.proof)
  const isForOther = invitation !== undefined && invitation.email !== me.email
  const join = async () => {
    setBusy(true)
    setProblem(await arrival.join())
    setBusy(false)
  }
  const leave = async () => {
    setBusy(true)
    const result = await endSession()
    setBusy(false)
    if (result.is === 'unreachable') setProblem(SENTENCES.away)
    else entry.refresh()
  }
  return (
    <div className="border-t border-line pt-5">
      <p className="pb-5 wrap-anywhere">
        Su questo browser sei già dentro come <b className="font-medium">{me.email}</b>.
        {isForOther && ` L’invito è per ${invitation.email}: esci, e accedi con quell’indirizzo.`}
      </p>
      {invitation && !isForOther && (
        <Button variant="primary" className={WIDE} busy={busy} onClick={() => void join()}>
          Entra in {invitation.azienda}
        </Button>
      )}
      {!invitation && isDemoWanted() && (
        <ButtonLink to="/app/nuova" variant="primary" className={WIDE}>
          Continua con i dati della demo
        </ButtonLink>
      )}
      {!invitation && !isDemoWanted() && (
        <Button variant="primary" className={WIDE} busy={busy} onClick={() => void arrival.goBack()}>
          Vai al tuo lavoro
        </Button>
      )}
      <div className="flex flex-wrap gap-3 pt-4">
        {!invitation && <ButtonLink to="/app/nuova">Crea un’altra azienda</ButtonLink>}
        <Button busy={busy} onClick={() => void leave()}>
          Esci e usa un altro account
        </Button>
      </div>
      <Refused text={problem} />
    </div>
  )
}
