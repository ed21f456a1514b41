import { roles, type Role } from '../../../kernel/firm/roles.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

/** What somebody is in the firm, as a form holds it. */
export interface Place {
  readonly role: Role
  readonly groups: readonly string[]
}

interface PlaceFieldsProps {
  readonly place: Place
  readonly onChange: (place: Place) => void
}

const options = Object.entries(roles).map(([value, { label }]) => ({ value, label }))

/** Role and groups of somebody: what he may change, and what of the trade is shown to him that is kept from others. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const { whole } = useSector()
  const groups = Object.entries(whole.groups)
  const toggle = (group: string, isIn: boolean) =>
    onChange({ ...place, groups: isIn ? [...place.groups, group] : place.groups.filter((one) => one !== group) })
  return (
    <>
      <Field label="Ruolo" hint={roles[place.role].means}>
        {({ id, describedBy }) => (
          <Select
            id={id}
            describedBy={describedBy}
            value={place.role}
            options={options}
            onChange={(role) => onChange({ ...place, role: role as Role })}
          />
        )}
      </Field>
      {groups.length > 0 && place.role !== 'titolare' && (
        <fieldset>
          <legend className="mb-1 text-sm text-ink-soft">Vede anche</legend>
          {groups.map(([group, label]) => (
            <Checkbox
              key={group}
              label={label}
              checked={place.groups.includes(group)}
              onChange={(isIn) => toggle(group, isIn)}
              className="w-full"
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
