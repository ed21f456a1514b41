import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { LettoTrimestre } from '../../../../sectors/hospitality/index.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What the comune has decided, as the settings of the house hold it, and what in it does not add up. */
export function Regole({ letto: { struttura, regole } }: { readonly letto: LettoTrimestre }) {
  const form = useRecordForm()
  const entity = useEntity('struttura')
  const { tariffe = [], esenzioni = [], tetto_notti, competenza, comune } = struttura
  const nights = tetto_notti === undefined ? 'Si paga ogni notte, senza limite.' : `Si pagano al massimo ${tetto_notti} notti di fila.`
  return (
    <Panel
      title="Regole del comune"
      action={
        <Button size="sm" onClick={() => form.edit(entity, struttura.id)}>
          Modifica le regole
        </Button>
      }
    >
      {[...regole.problems, ...regole.warnings].length > 0 && (
        <ul className="grid gap-2 border-b border-line px-5 py-3 text-sm">
          {regole.problems.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone="destructive">Da correggere</Badge> {message}
            </li>
          ))}
          {regole.warnings.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone="warning">Da controllare</Badge> {message}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2 px-5 py-4 text-sm text-ink-soft">
        <p>
          {comune}. {tariffe.map(({ dal, importo }) => `${formatMoney(importo)} a persona e notte dal ${formatDate(dal)}`).join('; ')}
          {tariffe.length > 0 && '.'} {nights}
        </p>
        <p>
          {esenzioni.length === 0
            ? 'Nessuna esenzione.'
            : `${esenzioni.length} ${plural(esenzioni.length, 'esenzione o riduzione', 'esenzioni o riduzioni')}: ${esenzioni.map(({ motivo }) => motivo.toLowerCase()).join(', ')}.`}
        </p>
        <p>
          {competenza === 'pernottamento'
            ? 'Ogni notte vale nel trimestre in cui cade.'
            : 'Ogni soggiorno vale nel trimestre della partenza.'}{' '}
          Chi è ancora in casa conta fino alla partenza prevista. Controlla la scadenza nel regolamento: ogni comune ha la sua.
        </p>
      </div>
    </Panel>
  )
}
