import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { FIRMS_PATH, type FirmMade, type NewFirm } from '../../kernel/firm/firm-door.ts'
import { site } from '../../site.ts'
import { askServer } from '../data/ask-server.ts'
import { demoMade, isDemoWanted, spendDemo, type DemoMade } from '../data/demo-made.ts'
import { sessionFetch } from '../data/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { notify } from '../ui/toast.ts'
import { carriedInWords } from './demo-words.ts'
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
  const [wish, setWish] = useState<NewFirm>(() => begun(name))
  const [problems, setProblems] = useState<NewFirmProblems>({})
  const [isBusy, setIsBusy] = useState(false)
  const demo = demoMade(wish.trade)
  const change = (part: Partial<NewFirm>) => {
    const next = { ...wish, ...part }
    setWish(next.start === 'demo' && !demoMade(next.trade) ? { ...next, start: 'esempi' } : next)
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
    const answer = await askServer<FirmMade>(FIRMS_PATH, asked(wish, demo), sessionFetch)
    if (answer.is === 'ok') {
      if (wish.start === 'demo' && demo) {
        spendDemo(demo)
        notify({ text: carriedInWords(answer.value.left ?? 0), tone: answer.value.left ? 'destructive' : 'success' })
      }
      return navigate(`/app/${answer.value.slug}?scheda=avvio`)
    }
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
      <StartChoice value={wish.start} demo={demo} onChange={(start) => change({ start })} />
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

/** A new firm of the trade whose demo goes along, where one does. */
function begun(name: string): NewFirm {
  const demo = isDemoWanted() ? demoMade() : undefined
  return { name, trade: demo?.slug ?? '', start: demo ? 'demo' : 'esempi' }
}

const asked = ({ name, trade, start }: NewFirm, demo: DemoMade | undefined): NewFirm => ({
  name: name.trim(),
  trade,
  start,
  ...(start === 'demo' && demo && { demo: demo.work }),
})
