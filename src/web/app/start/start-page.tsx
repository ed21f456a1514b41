import { useState, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { FIRMS_PATH, type BeginningStep } from '../../../kernel/firm/firm-door.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useTab } from '../../screen/use-tab.ts'
import { Button } from '../../ui/button.tsx'
import { BesidePaper } from '../company/beside-paper.tsx'
import { FirstNumberFields } from '../company/first-number-fields.tsx'
import { OpeningFields } from '../company/opening-fields.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import { CompanyDraft } from './company-draft.tsx'
import { DataStep } from './data-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { StepLines, type StepLine } from './step-lines.tsx'

const STEPS = ['azienda', 'persone', 'dati'] as const satisfies readonly BeginningStep[]
type Step = (typeof STEPS)[number]

const titles: Readonly<Record<Step, string>> = { azienda: 'La tua azienda', persone: 'Persone', dati: 'Dati' }
const names: Readonly<Record<Step, string>> = { ...titles, azienda: 'Azienda' }

/** Steps that stand behind who has made a firm: its trade, and his account. */
const BEHIND = ['Mestiere', 'Account']

/** «Avvio»: what a new firm says of itself, who works in it and what it begins with; whoever leaves comes back to the same step. */
export function StartPage() {
  const { firm, onFirm } = useFirm()
  const { step, go, leave } = useStep()
  const [saved, setSaved] = useState<string>()
  const { at } = useSector()
  const index = STEPS.indexOf(step)
  const [back, on] = [STEPS[index - 1], STEPS[index + 1]]
  const lines: readonly StepLine[] = [
    ...BEHIND.map((label) => ({ key: label, label, is: 'done' as const })),
    ...STEPS.map((key, place) => ({
      key,
      label: names[key],
      is: place < index ? ('done' as const) : key === step ? ('now' as const) : ('to come' as const),
      onGo: () => go(key),
    })),
  ]
  const isWithoutSdi = step === 'azienda' && firm.values['recapito_sdi'] === undefined
  return (
    <div className="flex min-h-full flex-col">
      <div className="grid flex-1 content-start gap-6 p-4 md:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-96">
            <StepLines steps={lines} />
          </div>
          <p role="status" className="num py-2 text-sm text-ink-faint">
            {saved && `Salvato alle ${saved}`}
          </p>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-display text-2xl tracking-[-.015em]">{titles[step]}</h2>
          <p className="num text-sm text-ink-soft">passo {index + 3} di 5</p>
        </div>
        {step === 'azienda' && (
          <CompanyStep
            onSaved={(values) => {
              setSaved(at.time)
              onFirm((before) => ({ ...before, name: typeof values['nome'] === 'string' ? values['nome'] : before.name, values }))
            }}
          />
        )}
        {step === 'persone' && <PeopleStep />}
        {step === 'dati' && <DataStep />}
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-4 py-3 md:px-7">
        <div className="mr-auto flex gap-3">
          {back && <Button onClick={() => go(back)}>Indietro</Button>}
          <Button variant="ghost" onClick={leave} className={back ? undefined : '-ml-4'}>
            Esci, riprendo dopo
          </Button>
        </div>
        {isWithoutSdi && (
          <p className="text-sm text-ink-soft max-md:order-first max-md:w-full">
            Senza codice SDI non si inviano fatture, tutto il resto funziona.
          </p>
        )}
        <Button variant="primary" onClick={() => go(on ?? 'fatto')}>
          {on ? 'Continua' : 'Apri la tua bottega'}
        </Button>
      </div>
    </div>
  )
}

/** The step in hand, which the server keeps; the end of them opens the overview. */
function useStep() {
  const { firm, onFirm } = useFirm()
  const { screens, href } = useTab()
  const navigate = useNavigate()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const leave = () => screens[0] && void navigate(href(screens[0]))
  const kept = STEPS.find((one) => one === firm.setup.step)
  return {
    step: kept ?? 'azienda',
    leave,
    go: (step: BeginningStep) => {
      onFirm((before) => ({ ...before, setup: { ...before.setup, step } }))
      void change('PUT', `${path}/avvio`, { step })
      if (step === 'fatto') leave()
    },
  }
}

/** The fields beside the head of a paper that they make, the opening hours, and the numbers to go on with. */
const CompanyStep = ({ onSaved }: Pick<ComponentProps<typeof CompanyDraft>, 'onSaved'>) => (
  <div className="grid gap-7">
    <BesidePaper>{(ear) => <CompanyDraft {...ear} onSaved={onSaved} />}</BesidePaper>
    <OpeningFields />
    <FirstNumberFields />
  </div>
)
