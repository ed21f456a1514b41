import type { Elemento } from '../../../../documents/odontogramma/bocca.ts'
import type { Dente } from '../../../../documents/odontogramma/denti.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Odontogramma } from './odontogramma.tsx'

interface BoccaProps {
  readonly areDiLatte: boolean
  readonly elementoDi: (dente: Dente) => Elemento
  /** The tooth in hand. */
  readonly dente: Dente | undefined
  readonly onChoose: (dente: Dente) => void
  readonly onTeeth: (areDiLatte: boolean) => void
}

/** The mouth of the patient, its teeth or its milk teeth, with what the colours say. */
export function Bocca({ areDiLatte, elementoDi, dente, onChoose, onTeeth }: BoccaProps) {
  return (
    <Panel
      title="Odontogramma"
      action={
        <Segmented
          label="Denti"
          value={areDiLatte ? 'latte' : 'permanenti'}
          onChange={(which) => onTeeth(which === 'latte')}
          options={[
            { value: 'permanenti', label: 'Permanenti' },
            { value: 'latte', label: 'Da latte' },
          ]}
        />
      }
    >
      <Odontogramma areDiLatte={areDiLatte} elementoDi={elementoDi} chosen={dente} onChoose={onChoose} />
      <Legenda />
    </Panel>
  )
}

const VOCI = [
  ['bg-bad', 'Da curare'],
  ['bg-info', 'Previsto'],
  ['bg-ok', 'Presente o eseguito'],
] as const

function Legenda() {
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-soft">
      {VOCI.map(([colour, label]) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-2.5 rounded-full ${colour}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
