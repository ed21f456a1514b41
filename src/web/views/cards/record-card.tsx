import { memo } from 'react'
import { isFixed, titleOf, wholeNameOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Page } from '../../../kernel/door/store.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { RecordMark } from '../../data/presence-parts.tsx'
import { useEntity } from '../../data/sector-context.tsx'
import { FieldValue } from '../../fields/field-value.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { usePapers } from '../../forms/use-papers.ts'
import { useRecordActions } from '../../forms/use-record-actions.ts'
import { MapLink } from '../../media/map-link.tsx'
import { PhotoButton } from '../../media/photo-button.tsx'
import { Button } from '../../ui/button.tsx'
import { iconButtonLook } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { safetyWords } from '../../../kernel/derive/safety.ts'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { LateBadge } from '../record/late-badge.tsx'
import { RecordMenu } from '../menu/record-menu.tsx'
import { StatusButton } from '../menu/status-button.tsx'
import { namedApart } from '../record/said.ts'

interface RecordCardProps {
  readonly screen: CollectionScreen
  readonly row: AnyRow
  readonly names: Page['names']
  /** The record that the screen's telephone stands in. */
  readonly contact: AnyRow | undefined
  /** Off where the heading over the card says the day. */
  readonly showsDay: boolean
}

/** A job in the hand: when, what, where and for whom, and what one does with it on the way. */
export const RecordCard = memo(function RecordCard({ screen, row, names, contact, showsDay }: RecordCardProps) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const { fields, slot } = entity
  const { card } = screen
  const title = titleOf(entity, row, (id) => names[id])
  const show = (key: string | undefined) => {
    const field = key === undefined ? undefined : fields[key]
    return field && key !== undefined ? <FieldValue field={field} value={row[key]} names={names} density="line" /> : null
  }
  /** A figure or a day says of what it is; the rest is drawn as its kind is drawn everywhere. */
  const told = (key: string) => {
    const text = fields[key]?.format(row[key], (id) => names[id]) ?? ''
    const field = fields[key]
    const whole = namedApart(field, row[key], text)
    return whole === text ? show(key) : whole
  }
  const details = (card?.details ?? []).filter((key) => !isBlank(row[key]) && fields[key]?.safety === undefined)
  const hasWhen = slot !== undefined && (showsDay || slot.time !== undefined)
  const hasFoot = [card?.amount, card?.photo, card?.address, card?.phone, card?.buttons?.[0], card?.act].some((one) => one !== undefined)
  const status = (
    <span
      className={classNames(
        'relative z-1 ml-auto flex flex-wrap justify-end gap-1.5',
        // Beside the hour what has no room goes below; beside a title it leaves half of the line to that.
        hasWhen ? 'min-w-0' : 'max-w-1/2 shrink-0',
      )}
    >
      <LateBadge entity={entity} row={row} />
      <StatusButton entity={screen.entity} row={row} />
    </span>
  )
  const menu = <RecordMenu screen={screen} row={row} title={title} />
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border border-line bg-raised transition-colors hover:border-line-strong">
      <RecordMark entity={screen.entity} id={row.id} className="absolute -top-1 -left-2.5" />
      {hasWhen && (
        <div className="flex items-center gap-2.5 px-4 pt-3 text-sm text-ink-soft num">
          {showsDay && show(slot.day)}
          <span className="text-md font-medium">{show(slot.time)}</span>
          {status}
        </div>
      )}
      <div className={classNames('flex-1 px-4', hasWhen ? 'pt-1.5' : 'pt-3', hasFoot ? 'pb-2' : 'pb-3.5')}>
        <div className="flex items-start gap-2">
          <button
            type="button"
            // The arrows walk along the cards, and down from the search.
            data-record={row.id}
            tabIndex={0}
            className="line-clamp-2 min-w-0 wrap-anywhere text-left font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            onClick={() => form.edit(entity, row.id)}
          >
            {card ? (wholeNameOf(entity, row, card.heading) ?? show(card.heading)) : title}
          </button>
          {!hasWhen && status}
          {!hasFoot && <span className={classNames('relative z-1 -my-2 -mr-2.5', hasWhen && 'ml-auto')}>{menu}</span>}
        </div>
        <SafetyLine words={safetyWords(entity, row, (id) => names[id])} className="mt-0.5" />
        {details.map((key) => (
          <p key={key} className="line-clamp-2 text-sm text-ink-faint first-of-type:mt-0.5 first-of-type:text-ink-soft">
            {told(key)}
          </p>
        ))}
      </div>
      {hasFoot && (
        <div className="flex flex-wrap items-center border-t border-line py-1 pr-1.5 pl-4">
          <span className="flex-1 text-sm num">{card?.amount && show(card.amount)}</span>
          <CardAct screen={screen} row={row} title={title} />
          <span className="relative z-1 flex max-w-full flex-wrap">
            <CardButtons screen={screen} row={row} title={title} contact={contact} />
            {menu}
          </span>
        </div>
      )}
    </li>
  )
})

/** What the card exists for, in words. */
function CardAct({ screen, row, title }: Pick<RecordCardProps, 'screen' | 'row'> & { readonly title: string }) {
  const form = useRecordForm()
  const actions = useRecordActions(useEntity(screen.entity))
  const act = screen.card?.act
  const action = act === undefined ? undefined : actions(row).find(({ key }) => key === act)
  return (
    action && (
      <Button size="sm" className="relative z-1 mr-1" aria-label={`${action.label}: ${title}`} onClick={() => form.act(action, [row.id])}>
        {action.label}
      </Button>
    )
  )
}

function CardButtons({ screen, row, title, contact }: Pick<RecordCardProps, 'screen' | 'row' | 'contact'> & { readonly title: string }) {
  const entity = useEntity(screen.entity)
  const { photo, address, phone, buttons = [] } = screen.card ?? {}
  const form = useRecordForm()
  const [paper] = usePapers(entity).filter(({ key, when }) => screen.prints?.includes(key) && when(row))
  const where = address === undefined ? undefined : row[address]
  const number = phone === undefined ? undefined : contact?.[phone.field]
  const look = iconButtonLook('ghost', 'text-ink-soft')
  return (
    <>
      {photo !== undefined && <PhotoButton entity={entity} row={row} title={title} field={photo} variant="ghost" />}
      {typeof where === 'string' && where !== '' && (
        <MapLink address={where} className={look}>
          <Icon name="map-pin" />
          <span className="sr-only">Mappa: {where}</span>
        </MapLink>
      )}
      {typeof number === 'string' && number !== '' && (
        <a href={`tel:${number}`} aria-label={`Chiama: ${title}`} className={look}>
          <Icon name="phone" />
        </a>
      )}
      {buttons.includes('edit') && !isFixed(entity) && (
        <button type="button" aria-label={`Modifica: ${title}`} className={look} onClick={() => form.edit(entity, row.id)}>
          <Icon name="pencil" />
        </button>
      )}
      {buttons.includes('details') && screen.prints?.[0] !== undefined && (
        <button type="button" aria-label={`Dettagli: ${title}`} className={look} onClick={() => form.look(entity, row.id)}>
          <Icon name="info" />
        </button>
      )}
      {buttons.includes('print') && paper && (
        <button type="button" aria-label={`Stampa: ${title}`} className={look} onClick={() => void paper.print(row)}>
          <Icon name="printer" />
        </button>
      )}
    </>
  )
}
