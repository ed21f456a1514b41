import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { FIRMS_PATH, type FirmOfMine, type NewFirm } from '../../kernel/firm/firm-door.ts'
import { site } from '../../site.ts'
import { askServer } from '../data/ask-server.ts'
import { sessionFetch } from '../data/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { FirmsLoad } from './load-firms.ts'
import { missingIn, problemsByField, type NewFirmProblems } from './new-firm-problems.ts'
import { NotReached } from './not-reached.tsx'
import { PageFrame } from './page-frame.tsx'
import { StartChoice } from './start-choice.tsx'
import { TradeChoice } from './trade-choice.tsx'

interface NewFirmPageProps {
  readonly loaded: FirmsLoad
  /** Name that was given before, when somebody registered. */
  readonly name: string
}

/** First step of making a firm: its trade and its name. */
export function NewFirmPage({ loaded, name }: NewFirmPageProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.title = `Crea la tua azienda · ${site.name}`
  }, [])
  if (loaded.is !== 'ready') return <NotReached onRetry={revalidate} />
  const hasFirms = loaded.firms.length > 0
  return (
    <PageFrame
      ways={
        hasFirms && (
          <ButtonLink to="/app" variant="ghost">
            Le tue aziende
          </ButtonLink>
        )
      }
    >
      <div className="mx-auto w-full max-w-[880px] px-4 pt-10 pb-16 md:px-6 md:pt-14">
        <h1 className="font-display text-3xl tracking-[-.015em]">Crea la tua azienda</h1>
        <p className="max-w-[56ch] pt-3 text-ink-soft">
          Il mestiere decide schermate, documenti e parole dell’assistente. Tutto il resto si completa dopo.
        </p>
        <NewFirmForm name={name} />
      </div>
    </PageFrame>
  )
}

function NewFirmForm({ name }: Pick<NewFirmPageProps, 'name'>) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [wish, setWish] = useState<NewFirm>({ name, trade: '', start: 'esempi' })
  const [problems, setProblems] = useState<NewFirmProblems>({})
  const [isBusy, setIsBusy] = useState(false)
  const change = (part: Partial<NewFirm>) => {
    setWish({ ...wish, ...part })
    setProblems({})
  }
  const show = (found: NewFirmProblems) => {
    setProblems(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [aria-invalid=true] input')?.focus())
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = missingIn(wish)
    if (isBusy || missing) return missing && show(missing)
    setIsBusy(true)
    const answer = await askServer<FirmOfMine>(FIRMS_PATH, { ...wish, name: wish.name.trim() }, sessionFetch)
    if (answer.is === 'ok') return navigate(`/app/${answer.value.slug}`)
    setIsBusy(false)
    return show(answer.is === 'signedOut' ? {} : problemsByField(answer.is === 'refused' ? answer.problems : undefined))
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-9 pt-9" aria-label="Nuova azienda">
      <Field label="Nome dell’azienda" error={problems.name} hint="Come vuoi leggerlo tu: la ragione sociale si scrive dopo." required>
        {({ id, ...access }) => (
          <TextInput
            id={id}
            {...access}
            className="max-w-md"
            value={wish.name}
            maxLength={120}
            required
            autoComplete="organization"
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <TradeChoice value={wish.trade} error={problems.trade} onChange={(trade) => change({ trade })} />
      <StartChoice value={wish.start} onChange={(start) => change({ start })} />
      <div>
        {problems.whole && (
          <p role="alert" className="mb-4 max-w-[60ch] text-sm text-bad">
            {problems.whole}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy} onMouseDown={(event) => event.preventDefault()}>
          Crea l’azienda
        </Button>
      </div>
    </form>
  )
}
