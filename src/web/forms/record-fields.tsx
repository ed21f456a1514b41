import { isBlank } from '../../kernel/fields/blank.ts'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import { totalsOf } from '../../kernel/fields/lines.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { StandingsContext } from '../fields/standings.ts'
import { longOnPhone } from '../fields/phone-width.ts'
import { isRequired } from '../fields/input-props.ts'
import { FieldGrid, RequiredLegend } from '../ui/field.tsx'
import { LinesFoot } from './lines-foot.tsx'
import { FixedField } from './fixed-field.tsx'
import { pickFields } from '../fields/pick-fields.ts'
import { breakOf, groupsOf, isTall } from './form-shape.ts'
import type { FormTarget } from './form-target.ts'
import { RecordField } from './record-field.tsx'
import { usePlaces } from './use-places.ts'
import { useFieldDoubts } from './use-field-doubts.ts'
import { useEndHint } from './use-end-hint.ts'
import { useStandings } from './use-standings.ts'

interface RecordFieldsProps {
  readonly entity: AnyEntity
  readonly mode: FormTarget['mode']
  readonly theirs: Readonly<Record<string, string>>
  readonly conflicts?: Readonly<Record<string, string>>
  /** What a field would say if it followed the others, where it says something else. */
  readonly revision?: Values
  readonly onPicked: (name: string) => void
  /** The record as it was read, when an existing one is edited. */
  readonly base?: AnyRow | undefined
  /** What of the record stands as it is. */
  readonly settled?: readonly string[] | undefined
}

/** The groups of a form in reading order, in two columns. */
export function RecordFields({ entity, mode, theirs, conflicts, revision, onPicked, base, settled }: RecordFieldsProps) {
  const ends = useEndHint(entity)
  const places = usePlaces(entity)
  const doubts = useFieldDoubts(entity, base)
  const standings = useStandings(entity, base)
  const onChanged = (name: string) => {
    onPicked(name)
    void places.bring(name).then((hasMore) => hasMore && onPicked(name), console.error)
  }
  const isSettled = (key: string) => isFixed(entity, key) || settled?.includes(key) === true
  // What is only to be read stands there once there is something to read; of what a state has closed, an empty answer says nothing.
  const saysNothing = (key: string) => settled?.includes(key) === true && isBlank(base?.[key])
  const stands = (key: string) => (base !== undefined ? !saysNothing(key) : !isFixed(entity, key))
  const groups = groupsOf(entity, mode)
    .map((group) => ({ ...group, fields: placed(pickFields(entity.fields, group.fields.filter(stands))) }))
    .filter(({ fields }) => fields.length > 0)
  const [before, after] = inColumns(entity, mode, groups)
  const hasRequired = groups.some(({ fields }) => fields.some(({ key, field }) => isRequired(field) && !isSettled(key)))
  const drawn = (group: (typeof groups)[number], at: number) => (
    <section key={group.title ?? at} aria-label={group.title} className={at > 0 ? 'mt-2 border-t border-line pt-5' : undefined}>
      {group.title && <h3 className="mb-4 text-sm font-[550]">{group.title}</h3>}
      <FieldGrid>
        {group.fields.map(({ key, field, isLong }) =>
          isSettled(key) ? (
            <FixedField key={key} name={key} field={field} value={base?.[key]} isLong={isLong} />
          ) : (
            <RecordField
              key={key}
              foot={totalsOf(field).length > 0 && <LinesFoot entity={entity} name={key} base={base} />}
              name={key}
              field={field}
              isLong={isLong}
              hint={theirs[key] ?? ends[key] ?? places.hints[key]}
              conflict={conflicts?.[key]}
              revised={revision?.[key]}
              doubt={doubts[key]}
              onPicked={onChanged}
            />
          ),
        )}
      </FieldGrid>
    </section>
  )
  return (
    <StandingsContext value={standings}>
      {hasRequired && <RequiredLegend />}
      {after.length === 0 ? (
        before.map(drawn)
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
          <div>{before.map(drawn)}</div>
          <div className="max-lg:mt-2 max-lg:border-t max-lg:border-line max-lg:pt-5">{after.map(drawn)}</div>
        </div>
      )}
    </StandingsContext>
  )
}

interface Shown {
  readonly title?: string
  readonly fields: readonly { readonly key: string }[]
}

/** The groups of a form in one column of a dialog, or in two where they would be too tall for one. */
function inColumns<G extends Shown>(
  entity: AnyEntity,
  mode: FormTarget['mode'],
  groups: readonly G[],
): readonly [readonly G[], readonly G[]] {
  if (!isTall(entity, mode)) return [groups, []]
  const at = breakOf(
    entity,
    groups.map(({ fields }) => ({ fields: fields.map(({ key }) => key) })),
  )
  return [groups.slice(0, at), groups.slice(at)]
}

function placed(fields: Fields) {
  const long = longOnPhone(Object.values(fields))
  return Object.entries(fields).map(([key, field], at) => ({ key, field, isLong: long[at] }))
}
