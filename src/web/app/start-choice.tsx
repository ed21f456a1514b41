import { useId } from 'react'
import type { NewFirm } from '../../kernel/firm/firm-door.ts'
import { demoInWords, type DemoMade } from '../data/demo-made.ts'
import { classNames } from '../ui/class-names.ts'
import { ChosenMark, choiceLook } from './choice-look.tsx'

type Start = NewFirm['start']

interface Option {
  readonly value: Start
  readonly label: string
  readonly text: string
}

const always: readonly Option[] = [
  {
    value: 'esempi',
    label: 'Parti con i dati di esempio',
    text: 'Provi subito ogni schermata. Poi li togli con un gesto, e restano i tuoi.',
  },
  {
    value: 'vuota',
    label: 'Parti da vuoto',
    text: 'Gli elenchi sono pronti e aspettano i tuoi dati: scritti, importati o letti da una foto.',
  },
]

interface StartChoiceProps {
  readonly value: Start
  /** What was made in the demo of the trade that is chosen. */
  readonly demo: DemoMade | undefined
  readonly onChange: (start: Start) => void
}

/** What the records of a new firm begin with. */
export function StartChoice({ value, demo, onChange }: StartChoiceProps) {
  const id = useId()
  const ofDemo: Option | undefined = demo && { value: 'demo', label: 'Continua con questi dati', text: demoInWords(demo) }
  const options = ofDemo ? [ofDemo, ...always] : always
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-2.5 text-sm text-ink-soft">
        Come vuoi iniziare?
      </p>
      <div className={classNames('grid gap-2.5 sm:grid-cols-2', demo && 'lg:grid-cols-3')}>
        {options.map(({ value: start, label, text }) => (
          <label key={start} className={`${choiceLook} flex-col gap-0.5`}>
            <input type="radio" className="peer sr-only" name={id} checked={start === value} onChange={() => onChange(start)} />
            <span className="pr-6 font-medium">{label}</span>
            <span className="text-sm text-ink-soft">{text}</span>
            <ChosenMark />
          </label>
        ))}
      </div>
    </div>
  )
}
