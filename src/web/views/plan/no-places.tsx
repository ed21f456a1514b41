import { isFixed } from '../../../kernel/entity/entity.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Plan } from './use-plan.ts'

/** A room without places, or a house without rooms, and the way to the first. */
export function NoPlaces({ plan }: { readonly plan: Plan }) {
  const form = useRecordForm()
  const entity = plan.roomEntity && plan.rooms.length === 0 ? plan.roomEntity : plan.place
  const { one, many, gender } = entity.label
  const room = entity === plan.place && plan.plan.room !== undefined ? { [plan.plan.room]: plan.room } : {}
  return (
    <EmptyState
      icon={<Icon name="layout-grid" />}
      title={`Qui non ci sono ${many.toLowerCase()}`}
      text={`Aggiungi ${gender === 'f' ? 'la prima' : 'il primo'}: si mette al suo posto nella pianta.`}
      action={
        !isFixed(entity) && (
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => form.create(entity, room)}>
            Aggiungi {one.toLowerCase()}
          </Button>
        )
      }
    />
  )
}

/** A room before it is known: places where places will be. */
export function RoomSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-3 gap-8 rounded-lg border border-line bg-raised p-8 shadow-panel md:grid-cols-5">
      {Array.from({ length: 15 }, (_, at) => (
        <Skeleton key={at} className={at % 3 === 0 ? 'aspect-square rounded-full' : 'aspect-square rounded-md'} />
      ))}
    </div>
  )
}
