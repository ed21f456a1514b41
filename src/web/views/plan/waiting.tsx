import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Held } from '../drag/held.ts'
import { useDraggable } from '../drag/use-draggable.ts'
import { HeldParty } from './held-party.tsx'
import { mayPut } from './use-acts.ts'
import type { Plan } from './use-plan.ts'
import { nameOf, partyText } from './words.ts'

interface WaitingProps {
  readonly plan: Plan
  readonly onPlace: (row: AnyRow) => void
}

/** Whoever comes and has no place yet: dragged to one, or placed by words. */
export function Waiting({ plan, onPlace }: WaitingProps) {
  if (plan.waiting.length === 0) return null
  const title = `Senza ${plan.place.label.one.toLowerCase()}`
  return (
    <section aria-label={title} className="flex flex-wrap items-center gap-2 max-md:px-4">
      <h3 className="text-sm text-ink-soft">
        {title} <span className="num">{plan.waiting.length}</span>
      </h3>
      {plan.waiting.map((row) => (
        <Party key={row.id} plan={plan} row={row} onPlace={() => onPlace(row)} />
      ))}
    </section>
  )
}

function Party({ plan, row, onPlace }: { readonly plan: Plan; readonly row: AnyRow; readonly onPlace: () => void }) {
  const form = useRecordForm()
  const held: Held = { row, name: nameOf(plan, row), copy: <HeldParty plan={plan} row={row} /> }
  const stays = !mayPut(plan)
  const { setNode, attributes, onKeyDown, isDragging } = useDraggable({
    id: `${row.id}@`,
    held: stays ? undefined : held,
    roleDescription: 'scheda che si sposta',
  })
  return (
    <div className="flex items-center gap-1 rounded-full border border-line bg-raised pl-1">
      <button
        type="button"
        {...(stays ? {} : attributes)}
        ref={setNode}
        data-record={row.id}
        aria-keyshortcuts="M"
        onClick={() => form.edit(plan.entity, row.id)}
        onKeyDown={(event) => {
          if (!stays && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) {
            event.preventDefault()
            onPlace()
          } else if (!stays) onKeyDown(event)
        }}
        onKeyUp={(event) => !stays && event.code === 'Space' && event.preventDefault()}
        className={classNames(
          'min-h-control rounded-full px-3 text-left text-sm touch-manipulation select-none [-webkit-touch-callout:none]',
          isDragging && 'opacity-40',
        )}
      >
        <span className="font-medium">{nameOf(plan, row)}</span> <span className="num text-ink-faint">{partyText(plan, row)}</span>
      </button>
      {!stays && (
        <Button size="sm" variant="ghost" onClick={onPlace} aria-label={`Scegli il posto: ${nameOf(plan, row)}`}>
          Scegli il posto
        </Button>
      )}
    </div>
  )
}
