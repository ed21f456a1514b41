import { isBlank } from '../../../kernel/fields/blank.ts'
import { isFixed, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { GroupsView } from '../../../kernel/screens/groups-view.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { named } from '../record/said.ts'

interface GroupPanelProps {
  readonly entity: AnyEntity
  readonly groups: GroupsView
  readonly name: string
  readonly rows: readonly AnyRow[]
  readonly names: Names
  /** The history of each record. */
  readonly past: ReadonlyMap<unknown, readonly AnyRow[]>
  readonly onRename: () => void
}

/** Times of a group that are told; the older ones stand in their own list. */
const TOLD = 4

/** One group: its records, when they were here, and a place for one more. */
export function GroupPanel({ entity, groups, name, rows, names, past, onRename }: GroupPanelProps) {
  const form = useRecordForm()
  const one = entity.label.one.toLowerCase()
  const detailsOf = (row: AnyRow) => wordsOf(entity, groups.details, row, names).join(' · ')
  return (
    <Panel
      title={name}
      aria-label={name}
      action={
        !isFixed(entity) && (
          <>
            {!isFixed(entity, groups.by) && <IconButton label={`Rinomina ${name}`} icon={<Icon name="pencil" />} onClick={onRename} />}
            <Button
              size="sm"
              aria-label={`Aggiungi ${one} a ${name}`}
              icon={<Icon name="plus" />}
              onClick={() => form.create(entity, { [groups.by]: name })}
            >
              Aggiungi<span className="max-sm:hidden">&nbsp;{one}</span>
            </Button>
          </>
        )
      }
    >
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
              onClick={() => form.edit(entity, row.id)}
            >
              <span className="min-w-0 flex-1 truncate font-medium">{titleOf(entity, row, names)}</span>
              <span className="text-sm text-ink-faint num">{detailsOf(row)}</span>
            </button>
          </li>
        ))}
      </ul>
      {groups.history && (
        <History entity={entity} history={groups.history} rows={rows.flatMap(({ id }) => past.get(id) ?? [])} names={names} />
      )}
    </Panel>
  )
}

interface HistoryProps {
  readonly entity: AnyEntity
  readonly history: NonNullable<GroupsView['history']>
  readonly rows: readonly AnyRow[]
  readonly names: Names
}

/** «Soggiorni: 21/11/2026, 3 notti, 2 ospiti», the newest first. */
function History({ entity, history: { title, entity: name, day, details }, rows, names }: HistoryProps) {
  const { sector } = useSector()
  const past = sector.entities.find((one) => one.name === name)
  if (!past) return null
  const { one, many } = entity.label
  const byTime = Map.groupBy(rows, (row) => [String(row[day]), ...wordsOf(past, details, row, names)].join(', '))
  const told = [...byTime]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([words, together]) => {
      const who = `${formatNumber(together.length)} ${plural(together.length, one, many).toLowerCase()}`
      return `${formatDate(words.slice(0, 10))}${words.slice(10)}, ${who}`
    })
  const rest = told.length > TOLD ? `; e altri ${formatNumber(told.length - TOLD)}` : ''
  return (
    <p className="border-t border-line px-5 py-3 text-sm text-ink-soft num">
      {title}: {told.length === 0 ? 'ancora niente' : `${told.slice(0, TOLD).join('; ')}${rest}`}.
    </p>
  )
}

const wordsOf = ({ fields }: AnyEntity, keys: readonly string[], row: AnyRow, names: Names): readonly string[] =>
  keys.flatMap((key) => {
    const field = fields[key]
    return field && !isBlank(row[key]) ? [named(field, row[key], field.format(row[key], names))] : []
  })
