import type { ReactNode } from 'react'
import type { Value } from '../../../../kernel/entity/entity.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import type { prestazione } from '../../../../sectors/dentisti/prestazione.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Joined } from '../../../ui/joined.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { StatusButton } from '../../../views/menu/status-button.tsx'

interface RigaCartellaProps {
  /** What there is none of is left out. */
  readonly title: readonly (string | undefined)[]
  readonly facts: readonly (string | undefined)[]
  readonly isPast?: boolean
  readonly onOpen: () => void
  /** What else can be pressed in it. */
  readonly children?: ReactNode
}

/** A line of the card of a patient: what, then when; a press anywhere opens it. */
export function RigaCartella({ title, facts, isPast = false, onOpen, children }: RigaCartellaProps) {
  return (
    <li className="relative flex min-h-14 items-center justify-between gap-3 px-5 py-2 hover:bg-ink/4">
      <div className="min-w-0">
        <RowButton onClick={onOpen} className={classNames(isPast && 'text-ink-faint')}>
          {title.filter(Boolean).join(' ')}
        </RowButton>
        <p className="text-sm text-ink-faint num">
          <Joined parts={facts.flatMap((fact) => fact || [])} />
        </p>
      </div>
      <span className="relative z-1">{children}</span>
    </li>
  )
}

interface RigaCuraProps {
  readonly cura: Value<typeof prestazione>
  /** Its tooth and who works on it, where that is not said already. */
  readonly dente?: string | undefined
  readonly operatore?: string | undefined
}

/** A treatment on that card, with the button of its state. */
export function RigaCura({ cura, dente, operatore }: RigaCuraProps) {
  const form = useRecordForm()
  const treatment = useEntity('prestazione')
  return (
    <RigaCartella
      title={[cura.cura, dente, cura.superfici]}
      facts={[formatDate(cura.data), operatore, formatMoney(cura.importo)]}
      onOpen={() => form.edit(treatment, cura.id)}
    >
      <StatusButton entity="prestazione" row={cura} />
    </RigaCartella>
  )
}
