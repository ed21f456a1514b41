import { memo } from 'react'
import { isFixed, titleOf } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Page } from '../../../kernel/door/store.ts'
import { RecordMark } from '../../data/presence-parts.tsx'
import { useEntity } from '../../data/sector-context.tsx'
import { FieldValue } from '../../fields/field-value.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { iconButtonLook } from '../../ui/button-look.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { safetyWords } from '../../../kernel/derive/safety.ts'
import { SafetyLine } from '../../ui/safety-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isWords } from './column-widths.ts'
import type { Column } from './list-head.tsx'
import { LateUnder } from '../record/late-badge.tsx'
import { RecordMenu } from '../menu/record-menu.tsx'

interface ListRowProps {
  readonly screen: CollectionScreen
  readonly columns: readonly Column[]
  readonly row: AnyRow
  readonly names: Page['names']
  readonly index: number
  readonly isActive: boolean
  readonly isChosen: boolean
}

const bare = 'h-11 overflow-hidden border-b border-line group-last:border-b-0'
const cell = `${bare} px-2.5`

/** Where the table scrolls sideways the actions stay in view, over what passes beneath them. */
const KEPT = 'sticky right-0 bg-raised group-hover:bg-hover group-focus-visible:bg-hover [&_:focus-visible]:-outline-offset-2'

/** The wash lets through what passes beneath: it lies over the surface. */
const WASHED = 'bg-linear-to-r from-accent-wash to-accent-wash'

/** A press of the box is heard by the table, which knows where it stands. */
const heard = () => undefined

/** One record of the table. Keys and presses are heard by the table's body. */
export const ListRow = memo(function ListRow({ screen, columns, row, names, index, isActive, isChosen }: ListRowProps) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const title = titleOf(entity, row, (id) => names[id])
  // The first column of words is what the eye looks for.
  const main = columns.find(({ field }) => isWords(field))
  // Safety data has a column of its own where the table has one: a drug under a surname would read as part of the name.
  const home = columns.find(({ field }) => field.safety !== undefined) ?? main
  const safety = safetyWords(
    entity,
    row,
    (id) => names[id],
    columns.map(({ key }) => key),
  )
  return (
    <tr
      data-record={index}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      className={classNames(
        'group cursor-pointer transition-colors hover:bg-hover focus-visible:bg-accent-wash focus-visible:-outline-offset-2',
        isChosen && 'bg-accent-wash',
      )}
    >
      <td className={bare}>
        <Checkbox hideLabel label={`Scegli: ${title}`} tabIndex={isActive ? 0 : -1} checked={isChosen} onChange={heard} data-choose="" />
      </td>
      {columns.map(({ key, field }) => (
        <td key={key} className={classNames(cell, key === main?.key && 'font-medium')}>
          <FieldValue field={field} value={row[key]} names={names} isWrapped={isWords(field)} />
          {key === home?.key && <SafetyLine words={safety} className="pb-1.5" />}
          {key === main?.key && <LateUnder entity={entity} row={row} className="pb-1.5" />}
        </td>
      ))}
      <td className={classNames(cell, 'pr-2', KEPT, isChosen && WASHED)}>
        <div className="flex justify-end">
          <span className="relative">
            <button
              type="button"
              tabIndex={isActive ? 0 : -1}
              aria-label={`${isFixed(entity) ? 'Apri' : 'Modifica'}: ${title}`}
              className={iconButtonLook('ghost', 'text-ink-faint')}
              onClick={() => form.edit(entity, row.id)}
            >
              <Icon name="pencil" />
            </button>
            {/* A press on it is one on the row, which opens the record as the pencil does. */}
            <RecordMark entity={entity.name} id={row.id} className="absolute inset-0 m-auto size-fit" />
          </span>
          <RecordMenu screen={screen} row={row} title={title} tabIndex={isActive ? 0 : -1} />
        </div>
      </td>
    </tr>
  )
})

/** Stands where a record will be. */
export function ListRowWaiting({ columns }: { columns: number }) {
  return (
    <tr aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={cell}>
          <Skeleton className={classNames('h-3', column % 3 === 1 ? 'w-4/5' : 'w-1/2')} />
        </td>
      ))}
    </tr>
  )
}
