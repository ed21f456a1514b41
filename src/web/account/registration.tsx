import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { isDemoWanted } from '../data/demo-made.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { registerByPasskey, registerByPassword } from './account-client.ts'
import { AddressField, addressProblem, FIELD } from './address-field.tsx'
import type { Carried } from './carried.ts'
import { DemoChoice } from './demo-choice.tsx'
import { askForLink } from './entry-door.ts'
import { EntryBody } from './entry-body.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { invitationOf, invitedSub, invitedTitle, STALE_LINK } from './invited.ts'
import { ToForgotten, ToSignIn } from './other-readings.tsx'
import { PasswordField } from './password-field.tsx'
import { lackOf, passwordRule } from './password-rule.ts'
import { BESIDE, Or, PasskeyWay, WIDE } from './passkey-way.tsx'
import { useHasPasskeys } from './passkeys.ts'
import { SENTENCES } from './sentences.ts'
import { Refused, Sent, Told } from './told.tsx'
import { useArriving } from './use-arrival.ts'
import { useAttempts, type Attempts } from './use-attempts.ts'
import { useEntry, type Entry } from './use-entry.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** The reading of who has no account yet. */
export function Registration() {
  const entry = useEntry()
  const { carried, proof, token } = entry
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Pick<Carried, 'email' | 'azienda'>>({})
  const invitation = invitationOf(proof)
  const email = proof?.email ?? typed.email ?? carried.email ?? ''
  const azienda = typed.azienda ?? carried.azienda ?? proof?.azienda ?? ''
  const along: Carried = {
    ...(email && { email }),
    ...(azienda && !invitation && { azienda }),
    ...(carried.link && token !== undefined && { link: carried.link }),
  }
  const isKnown = invitation?.isKnown === true
  useEffect(() => {
    if (isKnown) void navigate('/accedi', { replace: true, state: { link: carried.link } })
  }, [isKnown, navigate, carried.link])
  return (
    <EntryFrame
      title={invitation ? invitedTitle(invitation) : 'Apri la tua bottega'}
      sub={invitation ? invitedSub(invitation) : 'Un solo account per te e per chi lavora con te.'}
      firm={invitation?.azienda ?? azienda}
      foot={
        <>
          <ToSignIn carried={along} />
          <ToForgotten carried={along} className="max-md:hidden" />
        </>
      }
    >
      <EntryBody entry={entry}>
        <RegistrationForm entry={entry} along={along} email={email} azienda={azienda} onType={(part) => setTyped({ ...typed, ...part })} />
      </EntryBody>
    </EntryFrame>
  )
}

interface RegistrationFormProps {
  readonly entry: Entry
  readonly along: Carried
  readonly email: string
  readonly azienda: string
  readonly onType: (part: Pick<Carried, 'email' | 'azienda'>) => void
}

function RegistrationForm({ entry, along, email, azienda, onType }: RegistrationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [hasSent, setSent] = useState(false)
  const { isByLink, begin, attempts } = useRegistration({ entry, form, email, azienda, onSent: () => setSent(true) })
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const hasPasskeys = useHasPasskeys()
  const isReady = entry.standing === 'open'
  useFirstFocus(form, isReady)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady || attempts.busy) return
    const way = isByLink ? 'link' : wayOf(password, hasPasskeys)
    if (way === 'password') setAsked(true)
    void begin(way, password)
  }

  if (hasSent)
    return <LinkSent email={email} isByMail={entry.state?.mail === true} onChange={() => setSent(false)} onRegistered={entry.refresh} />
  const isInvited = invitationOf(entry.proof) !== undefined
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Registrazione">
      {!isInvited && <DemoChoice />}
      {entry.isStale && <Told>{STALE_LINK} Puoi registrarti da qui.</Told>}
      <div className={isInvited ? undefined : 'grid gap-3.5 md:grid-cols-2'}>
        {!isInvited && <FirmField value={azienda} onChange={(value) => onType({ azienda: value })} />}
        <AddressField
          value={email}
          isFixed={entry.proof !== undefined}
          autoComplete="username"
          error={attempts.problem('email')}
          onChange={(value) => {
            attempts.forget('email')
            onType({ email: value })
          }}
        />
      </div>
      <div className="pt-5.5">
        {!isReady && <Waiting isAway={entry.standing === 'away'} onRetry={entry.refresh} />}
        {isReady && isByLink && (
          <Button type="submit" variant="primary" busy={attempts.busy !== undefined} className={WIDE}>
            Continua
          </Button>
        )}
        {isReady && !isByLink && (
          <TwoWays
            attempts={attempts}
            along={along}
            password={password}
            isAsked={isAsked}
            onType={setPassword}
            onPasskey={() => void begin('passkey')}
          />
        )}
        <Refused text={attempts.problem('page')} />
      </div>
    </form>
  )
}

/** Invio in a field before a password is typed takes the first way; in the password, and by its button, it takes the password. */
function wayOf(password: string, hasPasskeys: boolean): 'passkey' | 'password' {
  const { activeElement } = document
  const isInOtherField = activeElement instanceof HTMLInputElement && activeElement.name !== 'password'
  return hasPasskeys && password === '' && isInOtherField ? 'passkey' : 'password'
}

interface TwoWaysProps {
  readonly attempts: Attempts
  readonly along: Carried
  readonly password: string
  /** Somebody has asked to register with the password as it stands. */
  readonly isAsked: boolean
  readonly onType: (password: string) => void
  readonly onPasskey: () => void
}

function TwoWays({ attempts, along, password, isAsked, onType, onPasskey }: TwoWaysProps) {
  const isBusy = attempts.busy !== undefined
  return (
    <>
      <PasskeyWay
        hint="Impronta, volto o PIN di questo dispositivo. Nessuna password da ricordare."
        problem={attempts.problem('passkey')}
        busy={isBusy}
        onUse={onPasskey}
      >
        Registrati con una passkey
      </PasskeyWay>
      <Or />
      <div className="relative field-and-button">
        <PasswordField
          value={password}
          onChange={(value) => {
            attempts.forget('password')
            onType(value)
          }}
          autoComplete="new-password"
          hint={passwordRule(password)}
          error={attempts.problem('password') ?? (isAsked && lackOf(password) > 0 ? passwordRule(password) : undefined)}
        />
        <ToForgotten carried={along} className="absolute -top-2 right-0 md:hidden" />
        <Button type="submit" busy={isBusy} className={BESIDE}>
          <span>
            Registrati<span className="md:hidden"> con la password</span>
          </span>
        </Button>
      </div>
    </>
  )
}

interface Registering {
  readonly entry: Entry
  readonly form: RefObject<HTMLFormElement | null>
  readonly email: string
  readonly azienda: string
  readonly onSent: () => void
}

/** The ways to register: at once for the first of a server and for whoever has a link, else by asking for one. */
function useRegistration({ entry, form, email, azienda, onSent }: Registering) {
  const attempts = useAttempts(form)
  const arrive = useArriving(entry, attempts, ({ found }) => found(azienda.trim()))
  const newcomer = { email: email.trim(), token: entry.token }
  const ask = async () => {
    const told = await askForLink({ email: newcomer.email, ...(azienda.trim() && { azienda: azienda.trim() }) })
    if (told.is === 'told') return { is: 'in' as const }
    return { is: 'refused' as const, at: told.is === 'none' ? ('email' as const) : ('page' as const), text: NOT_ASKED[told.is] }
  }
  const begin = async (way: 'passkey' | 'password' | 'link', password = '') => {
    const problem = addressProblem(form.current)
    if (problem !== undefined) return attempts.say({ at: 'email', text: problem })
    // What it lacks is told at the field.
    if (way === 'password' && lackOf(password) > 0) return attempts.focus('password')
    if (way === 'link') return (await attempts.attempt(way, ask)) && onSent()
    const register = () => (way === 'passkey' ? registerByPasskey(newcomer) : registerByPassword(newcomer, password))
    return (await attempts.attempt(way, register)) && arrive()
  }
  return { attempts, begin, isByLink: entry.state?.first !== true && entry.proof === undefined }
}

const NOT_ASKED = { ...SENTENCES, none: SENTENCES.address }

const FirmField = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => (
  <Field label="Nome dell’attività">
    {(ids) => (
      <TextInput
        {...ids}
        name="azienda"
        autoComplete="organization"
        className={FIELD}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Until it is known which way stands open: in the place of its button, so that nothing moves. */
function Waiting({ isAway, onRetry }: { readonly isAway: boolean; readonly onRetry: () => void }) {
  if (!isAway) return <Skeleton className="h-12 rounded-full max-md:h-13" />
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <p>Il server non risponde: si va avanti appena torna. Quello che hai scritto resta qui.</p>
      <Button onClick={onRetry}>Riprova</Button>
    </div>
  )
}

interface LinkSentProps {
  readonly email: string
  readonly isByMail: boolean
  readonly onChange: () => void
  /** Called by who has registered in another window and comes back to this one, which holds what he made in a demo. */
  readonly onRegistered: () => void
}

const LinkSent = ({ email, isByMail, onChange, onRegistered }: LinkSentProps) => (
  <Sent
    actions={
      <>
        {isDemoWanted() && <Button onClick={onRegistered}>Mi sono registrato: continua</Button>}
        <Button onClick={onChange}>Cambia indirizzo</Button>
      </>
    }
  >
    {isByMail
      ? `Ti abbiamo scritto a ${email}: apri il link per finire. Vale un’ora.`
      : 'Su questo server la posta non è configurata: il link per finire è nel registro del server. Chiedilo a chi lo gestisce.'}
    {isDemoWanted() && ' I dati della demo sono in questa pagina: tienila aperta e torna qui dopo esserti registrato.'}
  </Sent>
)
