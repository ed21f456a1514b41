import { isBlank } from '../../../kernel/fields/blank.ts'
import { isFixed, stateOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { screenOf, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { seatsText } from '../../forms/places/joined-places.ts'
import { Owed } from './owed.tsx'
import type { Spot } from './standing.ts'
import { canJoin, mayPut } from './use-acts.ts'
import type { Plan } from './use-plan.ts'
import { nameOf, partyText } from './words.ts'

export interface SpotPanelProps {
  readonly plan: Plan
  readonly spot: Spot
  readonly onNew: () => void
  readonly onMove: () => void
  readonly onJoin: () => void
  readonly onSplit: () => void
}

/** «6 posti, tondo»: what of a place stands beside its name. */
export function spotFacts(plan: Plan, spot: Spot): string {
  const { shapes } = plan.plan
  const [first] = spot.places
  const by = shapes && plan.place.fields[shapes.by]
  const shape = shapes && by && first && spot.places.length === 1 ? by.format(first[shapes.by], plan.names).toLowerCase() : ''
  return [seatsText(plan, spot.seats), shape].filter(Boolean).join(', ')
}

/** Who has a place, what is to be done about it, and who comes after. */
export function SpotPanel({ plan, spot, onNew, onMove, onJoin, onSplit }: SpotPanelProps) {
  const { entity, place } = plan
  const { row } = spot
  const form = useRecordForm()
  const isJoined = spot.places.length > 1
  return (
    <div className="flex flex-col divide-y divide-line *:px-5 *:py-4">
      {row && <Party plan={plan} row={row} />}
      <div className="grid grid-cols-2 gap-2 *:justify-center">
        {row
          ? movesOf(entity, row).map(({ to, label }, at) => (
              <Button
                key={to}
                variant={at === 0 ? 'primary' : 'outline'}
                className={at === 0 ? 'col-span-2' : ''}
                onClick={() => form.move(entity, row, to, 'calendar')}
              >
                {label}
              </Button>
            ))
          : mayPut(plan) && (
              <Button variant="primary" className="col-span-2" icon={<Icon name="plus" />} onClick={onNew}>
                {plan.screen.create}
              </Button>
            )}
        {row && <AddButton plan={plan} row={row} />}
        {row && plan.plan.owes && <Owed row={row} owes={plan.plan.owes} />}
        {row && mayPut(plan) && (
          <Button onClick={onMove}>
            Sposta <Kbd>M</Kbd>
          </Button>
        )}
        {canJoin(plan, spot) && (
          <Button onClick={onJoin}>
            Unisci <Kbd>U</Kbd>
          </Button>
        )}
        {isJoined && canJoin(plan, spot) && <Button onClick={onSplit}>Separa</Button>}
        {row && (
          <Button icon={<Icon name="pencil" />} onClick={() => form.edit(entity, row.id)}>
            Apri
          </Button>
        )}
      </div>
      {spot.later.length > 0 && (
        <section aria-label={`Poi, ${spot.called}`}>
          <h3 className="mb-1 text-xs font-medium text-ink-faint">
            Poi, {place.label.gender === 'f' ? 'alla stessa' : 'allo stesso'} {place.label.one.toLowerCase()}
          </h3>
          <ul className="divide-y divide-line">
            {spot.later.map((next) => (
              <li key={next.id}>
                <button
                  type="button"
                  className="flex min-h-tap w-full items-center gap-3 text-left text-sm hover:text-accent"
                  onClick={() => form.edit(entity, next.id)}
                >
                  <span className="min-w-0 flex-1 truncate font-medium">{nameOf(plan, next)}</span>
                  <span className="num text-ink-faint">{partyText(plan, next)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Makes what is added for whoever is there: an order of the table. */
function AddButton({ plan: { entity, plan }, row }: { readonly plan: Plan; readonly row: AnyRow }) {
  const { sector } = useSector()
  const form = useRecordForm()
  const { adds } = plan
  const added = adds && sector.entities.find(({ name }) => name === adds.entity)
  if (!adds || !added || isFixed(added) || stateOf(entity, row)?.begun !== true) return null
  const [place] = [row[plan.at]].flat()
  const prefill = { [adds.by]: row.id, ...(adds.at !== undefined && typeof place === 'string' && { [adds.at]: place }) }
  return (
    <Button className="col-span-2" icon={<Icon name="plus" />} onClick={() => form.create(added, prefill)}>
      {screenOf(sector, added.name)?.create ?? added.label.one}
    </Button>
  )
}

function Party({ plan, row }: { readonly plan: Plan; readonly row: AnyRow }) {
  const { entity, names } = plan
  const { details, notice } = plan.plan
  const text = (key: string) => (isBlank(row[key]) ? '' : (entity.fields[key]?.format(row[key], names) ?? ''))
  const facts = details.flatMap((key) => {
    const value = text(key)
    return value === '' ? [] : [{ key, label: entity.fields[key]?.label ?? '', value }]
  })
  const warning = notice === undefined ? '' : text(notice)
  return (
    <div className="space-y-3">
      <div>
        <p className="text-lg font-[550]">{nameOf(plan, row)}</p>
        <p className="num text-sm text-ink-soft">{partyText(plan, row)}</p>
      </div>
      {notice !== undefined && warning !== '' && (
        <p className="flex items-center gap-2.5 text-sm text-warn">
          <Icon name="triangle-alert" />
          <span>
            <b className="font-[550]">{entity.fields[notice]?.label}:</b> {warning}
          </span>
        </p>
      )}
      {facts.length > 0 && (
        <dl className="num grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          {facts.map(({ key, label, value }) => (
            <div key={key} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

export const SpotBadge = ({ spot }: { readonly spot: Spot }) => <Badge tone={spot.tone}>{spot.word}</Badge>
