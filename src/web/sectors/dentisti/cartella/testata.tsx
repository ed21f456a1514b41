import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { usePapers } from '../../../forms/use-papers.ts'
import { useRecordActions } from '../../../forms/use-record-actions.ts'
import { Button } from '../../../ui/button.tsx'
import type { CartellaDi } from './use-cartella.ts'

interface TestataProps {
  readonly paziente: NonNullable<CartellaDi['paziente']>
  /** Back to the choice of a patient. */
  readonly onLeave: () => void
}

/** Facts about the patient, and what is done with the patient's record. */
export function Testata({ paziente, onLeave }: TestataProps) {
  const form = useRecordForm()
  const people = useEntity('paziente')
  const actionsOf = useRecordActions(people)
  const papers = usePapers(people)
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <p className="text-sm text-ink-soft num">
        {[
          paziente.data_nascita && `nascita ${formatDate(paziente.data_nascita)}`,
          paziente.anamnesi,
          paziente.anamnesi_del && `anamnesi del ${formatDate(paziente.anamnesi_del)}`,
          paziente.tutore && `firma ${paziente.tutore}`,
          paziente.saldo > 0 && `da saldare ${formatMoney(paziente.saldo)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2 md:ml-auto">
        {actionsOf(paziente).map((action) => (
          <Button key={action.key} size="sm" onClick={() => form.act(action, [paziente.id])}>
            {action.label}
          </Button>
        ))}
        {papers.map(({ key, label, print }) => (
          <Button key={key} size="sm" onClick={() => void print(paziente)}>
            {label}
          </Button>
        ))}
        <Button size="sm" onClick={() => form.edit(people, paziente.id)}>
          Scheda
        </Button>
        <Button size="sm" onClick={onLeave}>
          Cambia paziente
        </Button>
      </div>
    </header>
  )
}
