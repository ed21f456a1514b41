import { Columns3 } from 'lucide-react'
import { use } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isKind, type FieldKind } from '../../../kernel/fields/field.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useListedEntity } from '../../data/chosen-list.tsx'
import { ListChoicesContext } from '../../data/list-choices.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { columnHeading } from '../../screen/column-heading.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useFirm } from '../firm-context.ts'

/** What is looked at whole, and says nothing in a cell. */
const NOT_IN_CELLS: readonly FieldKind[] = ['image', 'file', 'signature', 'lines', 'checklist']

/** The fields that a list can show: those of its described table first, then the others in the order of the form. */
function offered(entity: AnyEntity): readonly string[] {
  const fits = (key: string) => {
    const field = entity.fields[key]
    return field !== undefined && !NOT_IN_CELLS.some((kind) => isKind(field, kind))
  }
  const asked = entity.form.flatMap(({ fields }) => fields)
  return [...new Set([...entity.table, ...asked, ...Object.keys(entity.fields)])].filter(fits)
}

/** Which columns a list has, each one’s own choice. */
export function ColumnsMenu({ screen }: { readonly screen: CollectionScreen }) {
  const { onChoose } = useFirm()
  const entity = useEntity(screen.entity)
  const { table } = useListedEntity(screen.entity)
  const isChosen = use(ListChoicesContext)?.columns[screen.entity] !== undefined
  const keys = offered(entity)
  const choose = (columns: readonly string[] | null) => onChoose({ columns: { [entity.name]: columns && [...columns] } })
  const toggle = (key: string, isOn: boolean) => choose(keys.filter((one) => (one === key ? isOn : table.includes(one))))
  return (
    <Popover
      title="Colonne"
      align="end"
      trigger={<IconButton label="Colonne" icon={<Columns3 aria-hidden />} className="size-8 text-ink-faint pointer-coarse:size-control" />}
    >
      <div className="grid gap-1 md:w-72">
        <fieldset className="grid">
          <legend className="mb-1 text-xs text-ink-faint">Colonne dell’elenco, solo per te</legend>
          {keys.map((key) => {
            const isOn = table.includes(key)
            return (
              <Checkbox
                key={key}
                label={columnHeading(screen, key, entity.fields[key])}
                checked={isOn}
                // A list without columns would show nothing.
                disabled={isOn && table.length === 1}
                onChange={(next) => toggle(key, next)}
              />
            )
          })}
        </fieldset>
        <div className="sticky -bottom-3 flex justify-end border-t border-line bg-raised pt-3">
          <Button variant="ghost" size="sm" disabled={!isChosen} onClick={() => choose(null)}>
            Come in origine
          </Button>
        </div>
      </div>
    </Popover>
  )
}
