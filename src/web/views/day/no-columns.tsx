import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { inflect, nounPhrase } from '../../../kernel/italian/noun.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A day has a column for each of them: without one there is nothing to draw. */
export function NoColumns({ lane }: { readonly lane: AnyEntity }) {
  const form = useRecordForm()
  const { gender, many, one } = lane.label
  return (
    <EmptyState
      icon={<Icon name="calendar-days" />}
      title={`Mancano ${nounPhrase(many, { gender, plural: true }).phrase}`}
      text={`La giornata ha una colonna per ${inflect('ciascuno', { gender, plural: false })}: aggiungi ${gender === 'f' ? 'la prima' : 'il primo'}.`}
      action={
        <Button variant="primary" icon={<Icon name="plus" />} onClick={() => form.create(lane)}>
          Aggiungi {one.toLowerCase()}
        </Button>
      }
    />
  )
}
