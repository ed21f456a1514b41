import { useEffect, useRef, useState } from 'react'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { afterMove } from '../../kernel/derive/after-move.ts'
import { refreshed } from '../../kernel/evaluation/worked-fields.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { readRevision } from '../data/revision.ts'
import { useSector } from '../data/sector-context.tsx'
import { useRow } from '../data/use-rows.ts'
import { useNames } from '../data/use-names.ts'
import { namedIn } from '../../kernel/entity/references.ts'
import { Button } from '../ui/button.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { readOf } from '../../kernel/door/read-of.ts'

interface MoveBillProps {
  readonly entity: AnyEntity
  /** The record as it is kept, and as it is about to be moved. */
  readonly stored: AnyRow
  readonly row: AnyRow
  readonly to: string
  /** Writes what would follow by now. */
  readonly onTake: (values: Values) => void
}

interface Told {
  readonly after: AnyRow
  readonly revision: Values
  /** The record once the revision is taken: what a price of one is reckoned from. */
  readonly revised: AnyRow
}

/** What there is to know before a move, as the record will be after it, the last line standing out; and what of it follows no more. */
export function MoveBill({ entity, stored, row: given, to, onTake }: MoveBillProps) {
  const { store, at } = useSector()
  const row = useWorkedNow(entity, given)
  const [told, setTold] = useState<Told>({ after: row, revision: {}, revised: row })
  const turn = useRef(0)
  const asked = JSON.stringify(row)
  useEffect(() => {
    const mine = ++turn.current
    const look = async () => {
      const after = await afterMove(entity, row, to, {}, readOf(store), at)
      const revision = await readRevision(store, entity, stored, after)
      if (mine === turn.current) setTold({ after, revision, revised: refreshed(entity, { ...after, ...revision }, at.today) })
    }
    // What cannot be read now is refused when the move is made.
    void look().catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the record by its content: a form makes it anew at every turn
  }, [asked, to, entity, store])

  const { after, revision, revised } = told
  const shows = statusOf(entity)?.[1].states[to]?.shows ?? []
  const names = useNames([row, after].flatMap((values) => namedIn(entity.fields, shows, values)))
  const lines = shows.flatMap((key) => {
    const field = entity.fields[key]
    // Three nights' amount over the one slept is nobody's price of a night.
    const value = field?.each ? revised[key] : after[key]
    if (!field || isBlank(value)) return []
    const isGiven = isStored(field) && !isBlank(row[key]) && row[key] !== value
    const was = isGiven ? ` (prima ${field.format(row[key], names)})` : ''
    return [{ key, label: field.label, text: `${field.format(value, names)}${was}` }]
  })
  if (lines.length === 0) return null
  return (
    <>
      <dl className="mb-5 divide-y divide-line border-b border-line text-sm">
        {lines.map(({ key, label, text }) => (
          <div key={key} className="flex justify-between gap-6 py-2 last:text-md last:font-medium">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="num text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(revision).length > 0 && (
        <FormBanner
          tone="plain"
          actions={
            <Button size="sm" onClick={() => onTake(revision)}>
              Aggiorna
            </Button>
          }
        >
          {sentence(entity, after, revision)}
        </FormBanner>
      )}
    </>
  )
}

/** A record with its worked figures as they are by now: the list that it was pressed in may have been read before a colleague's change. */
function useWorkedNow({ name, fields }: AnyEntity, row: AnyRow): AnyRow {
  const { data: now } = useRow(name, row.id)
  const worked = Object.entries(fields).flatMap(([key, field]) => (now && key in now && !isStored(field) ? [key] : []))
  return now ? { ...row, ...Object.fromEntries(worked.map((key) => [key, now[key]])) } : row
}

/** «Non corrisponde più: sarebbe importo 130,00 € invece di 390,00 €.» */
function sentence({ fields }: AnyEntity, after: AnyRow, revision: Values): string {
  const parts = Object.entries(revision).flatMap(([key, value]) => {
    const field = fields[key]
    return field ? [`${(field.short ?? field.label).toLowerCase()} ${field.format(value)} invece di ${field.format(after[key])}`] : []
  })
  return `Non corrisponde più: sarebbe ${parts.join(', ')}.`
}
