import { useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Carried } from './carried.ts'
import { pressAddressLink } from './entry-door.ts'
import { EntryFrame } from './entry-frame.tsx'
import { BackToSignIn } from './other-readings.tsx'
import { STALE_LINK } from './invited.ts'
import { WIDE } from './passkey-way.tsx'
import { SENTENCES } from './sentences.ts'
import { Refused, Sent } from './told.tsx'

type AddressReading = 'indirizzo' | 'non-sono-stato-io'

interface Words {
  readonly way: 'conferma' | 'ferma'
  readonly title: string
  readonly sub: string
  readonly press: string
  readonly done: (email: string) => string
  readonly next: (email: string) => { readonly label: string; readonly to: string; readonly state?: Carried }
}

const WORDS: Readonly<Record<AddressReading, Words>> = {
  indirizzo: {
    way: 'conferma',
    title: 'Nuovo indirizzo',
    sub: 'Conferma, e da subito accedi con l’indirizzo a cui è arrivato questo link. Gli altri tuoi dispositivi escono.',
    press: 'Conferma l’indirizzo',
    done: (email) => `L’indirizzo è cambiato: da adesso accedi con ${email}.`,
    next: () => ({ label: 'Vai al tuo lavoro', to: '/app' }),
  },
  'non-sono-stato-io': {
    way: 'ferma',
    title: 'Non sei stato tu?',
    sub: 'Ferma il cambio di indirizzo: il tuo account resta con quello di adesso ed escono tutti i dispositivi.',
    press: 'Ferma il cambio',
    done: (email) =>
      `Il cambio è fermo e tutti i dispositivi sono usciti. Chi l’ha chiesto conosce la tua password: scegline una nuova per ${email}.`,
    next: (email) => ({ label: 'Scegli una password nuova', to: '/accedi', state: { email, reading: 'dimenticata' } }),
  },
}

const PROBLEMS = {
  none: `${STALE_LINK} Il tuo indirizzo è quello di prima.`,
  taken: 'Intanto questo indirizzo ha un altro account: non è cambiato niente. Da «Il tuo account» scegline un altro.',
  often: SENTENCES.often,
  away: SENTENCES.away,
} as const

interface AddressLinkProps {
  readonly reading: AddressReading
  readonly token: string
}

/** The reading of who has opened a link about a change of address: to open it changes nothing, to press the button does. */
export function AddressLink({ reading, token }: AddressLinkProps) {
  const { way, title, sub, press, done, next } = WORDS[reading]
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const use = async () => {
    if (isBusy) return
    setProblem(undefined)
    setBusy(true)
    const told = await pressAddressLink(way, token)
    setBusy(false)
    if (told.is === 'told') setEmail(told.value.email)
    else setProblem(PROBLEMS[told.is])
  }
  const after = email === undefined ? undefined : next(email)
  return (
    <EntryFrame title={title} sub={sub} foot={<BackToSignIn carried={{}} />}>
      {email !== undefined && after ? (
        <Sent
          actions={
            <ButtonLink to={after.to} state={after.state} variant="primary">
              {after.label}
            </ButtonLink>
          }
        >
          {done(email)}
        </Sent>
      ) : (
        <>
          <Button variant="primary" busy={isBusy} className={WIDE} onClick={() => void use()}>
            {press}
          </Button>
          <Refused text={problem} />
        </>
      )}
    </EntryFrame>
  )
}
