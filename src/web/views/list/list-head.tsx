import type { Field } from '../../../kernel/fields/field.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { ChooseColumns } from '../../data/chosen-list.tsx'
import { useEntity } from '../../data/sector-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { nextSort } from '../../screen/list-address.ts'
import { useListQuery, type ListQuery } from '../../screen/list-query.ts'
import type { Selection } from '../selection/selection.ts'

export interface Column {
  readonly key: string
  readonly field: Field
  readonly heading: string
}

interface ListHeadProps {
  readonly screen: CollectionScreen
  readonly columns: readonly Column[]
  readonly query: ListQuery
  readonly selection: Selection
  readonly count: number
}

const bare = 'sticky top-0 z-1 h-10 border-b border-line bg-raised'
const cell = `${bare} px-2.5 text-xs font-medium text-ink-faint last:pr-4`
const spoken = { asc: 'ascending', desc: 'descending' } as const

/** Headings that sort: up, down, and back to the list's own order. */
export function ListHead({ screen, columns, query, selection, count }: ListHeadProps) {
  const entity = useEntity(screen.entity)
  const { setSort } = useListQuery(screen)
  // What nobody has sorted stands in the entity's own order, unless a search ranks it.
  const [sorted] = query.sort.length > 0 || query.search ? query.sort : (entity.sort ?? [])
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className={bare}>
          <Checkbox
            hideLabel
            label="Scegli tutte le righe"
            disabled={count === 0}
            checked={count > 0 && selection.ids.size >= count}
            indeterminate={selection.ids.size > 0 && selection.ids.size < count}
            onChange={(isOn) => (isOn ? selection.all(count) : selection.clear())}
          />
        </td>
        {columns.map(({ key, field, heading }) => {
          // What is nearest to today first is neither up nor down.
          const direction = sorted?.field === key && sorted.direction !== 'near' ? sorted.direction : undefined
          return (
            <th key={key} scope="col" aria-sort={direction && spoken[direction]} className={cell}>
              <button
                type="button"
                className={classNames(
                  'group relative -mx-1.5 inline-flex max-w-[calc(100%+0.75rem)] items-center gap-1 rounded-sm px-1.5 py-1 hover:text-ink',
                  field.numeric ? 'float-right' : 'float-left',
                  direction && 'text-ink',
                )}
                onClick={() => setSort(nextSort(query.sort, key))}
              >
                <span className="truncate">{heading}</span>
                {/* Beside the word and over the gap to the next column, so that it never shortens the word. */}
                <Icon
                  name={direction ? 'arrow-up' : 'chevrons-up-down'}
                  className={classNames(
                    'absolute transition-opacity',
                    field.numeric ? 'right-full -mr-1' : 'left-full -ml-1',
                    direction === 'desc' && 'rotate-180',
                    !direction && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
                  )}
                />
              </button>
            </th>
          )
        })}
        <th scope="col" className={classNames(cell, 'right-0 z-2')}>
          <span className="flex items-center justify-end gap-1">
            <ChooseColumns screen={screen} />
            Azioni
          </span>
        </th>
      </tr>
    </thead>
  )
}
