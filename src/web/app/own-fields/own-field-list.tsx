import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { OwnFieldsHeld } from '../../../kernel/firm/firm-door.ts'
import { ownKinds, type OwnField } from '../../../kernel/firm/own-fields.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/toast.ts'
import { useFieldsChange } from './use-fields-change.ts'
import { OwnFieldDialog } from './own-field-dialog.tsx'

interface ListProps {
  readonly path: string
  readonly fields: readonly OwnField[]
  readonly held: OwnFieldsHeld['held']
}

/** Puts a field away or brings it back, and says so, or why not. */
function usePutting(path: string) {
  const change = useFieldsChange(path)
  return async ({ id, label }: OwnField, isAway: boolean) => {
    const said = isAway
      ? `«${label}» tolto. Quello che c’è scritto resta: lo rimetti quando vuoi.`
      : `«${label}» è tornato, con i suoi valori.`
    const answer = await change('PUT', `${path}/${id}/posto`, { tolto: isAway }, said)
    if (answer.is === 'refused') for (const { message } of answer.problems) notify({ text: message, tone: 'destructive' })
  }
}

/** The fields in use, in the order in which a form asks for them. */
export function OwnFieldList({ path, entity, all, fields, held }: ListProps & Pick<RowProps, 'entity' | 'all'>) {
  const change = useFieldsChange(path)
  const move = (at: number, by: 1 | -1) => {
    const ids = fields.map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    return change('PUT', `${path}/ordine`, { entity: entity.name, ids })
  }
  return (
    <Panel title={`In uso in ${entity.label.many}`}>
      <ul aria-label="Campi in uso" className="divide-y divide-line">
        {fields.map((field, at) => (
          <Row
            key={field.id}
            path={path}
            entity={entity}
            all={all}
            field={field}
            count={held[field.id] ?? 0}
            onUp={at > 0 ? () => void move(at, -1) : undefined}
            onDown={at < fields.length - 1 ? () => void move(at, 1) : undefined}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface RowProps {
  readonly path: string
  readonly entity: AnyEntity
  /** All fields of the firm. */
  readonly all: readonly OwnField[]
  readonly field: OwnField
  /** How many records hold a value. */
  readonly count: number
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

function Row({ path, entity, all, field, count, onUp, onDown }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const put = usePutting(path)
  const { label } = field
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm">
      <Said field={field} count={count} />
      {!field.isListed && <Badge tone="neutral">Solo nel modulo</Badge>}
      <span className="flex items-center gap-1 max-md:-ml-2 max-md:w-full">
        <IconButton label={`Sposta su ${label}`} icon={<ArrowUp aria-hidden />} disabled={!onUp} onClick={onUp} />
        <IconButton label={`Sposta giù ${label}`} icon={<ArrowDown aria-hidden />} disabled={!onDown} onClick={onDown} />
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)} aria-label={`Cambia ${label}`}>
          Cambia
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void put(field, true)} aria-label={`Togli ${label}`}>
          Togli
        </Button>
      </span>
      <OwnFieldDialog
        key={JSON.stringify(field)}
        path={path}
        entity={entity}
        fields={all}
        field={field}
        count={count}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </li>
  )
}

/** What a field is called, of what kind it is, and how many records have it. */
function Said({ field: { label, kind, options = [] }, count }: Pick<RowProps, 'field' | 'count'>) {
  const offered = options.flatMap((one) => (one.isAway ? [] : [one.label]))
  return (
    <span className="min-w-0 flex-1 basis-56">
      <span className="block font-[550] wrap-anywhere">{label}</span>
      <span className="num block text-xs wrap-anywhere text-ink-faint">
        {ownKinds[kind]}
        {offered.length > 0 && `: ${offered.join(', ')}`}
        {` · ${count === 0 ? 'ancora vuoto' : `scritto in ${count} ${plural(count, 'scheda', 'schede')}`}`}
      </span>
    </span>
  )
}

/** What was put away, each with the way back. */
export function PutAwayList({ path, fields, held }: ListProps) {
  const put = usePutting(path)
  if (fields.length === 0) return null
  return (
    <Panel title="Tolti">
      <ul aria-label="Campi tolti" className="divide-y divide-line">
        {fields.map((field) => (
          <li key={field.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm">
            <Said field={field} count={held[field.id] ?? 0} />
            <Button size="sm" onClick={() => void put(field, false)} aria-label={`Rimetti ${field.label}`}>
              Rimetti
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
