import type { AnyEntity } from '../../entity/entity.ts'
import { isStored } from '../../fields/derived.ts'
import { isKind, type Field } from '../../fields/field.ts'
import { columnsOf, picksOf } from '../../fields/lines.ts'
import { DefinitionError } from '../../problem/problem.ts'
import { targetOf } from '../../entity/references.ts'
import type { Entities } from '../../entity/entities.ts'

/** Checks that a grid of tiles finds what it picks, how many, what it parts them by and what it makes of the parts. */
export function checkPicks(slug: string, entity: AnyEntity, known: Entities): void {
  for (const [key, field] of Object.entries(entity.fields)) {
    const picks = picksOf(field)
    if (!picks) continue
    const place = `${slug}.${entity.name}.${key}.picks`
    const columns = columnsOf(field) ?? {}
    const { of, count, beside, by, price, apart } = picks
    if (!isOfKind(columns[of], 'reference'))
      throw new DefinitionError(`${place}.of`, `'${of}' is no reference of a line.`, 'Name the column that says what is picked.')
    if (!isOfKind(columns[count], 'integer'))
      throw new DefinitionError(`${place}.count`, `'${count}' is no whole number of a line.`, 'Name the column that says how many.')
    const stranger = beside.find((one) => !columns[one] || !isStored(columns[one]) || one === of || one === count)
    if (stranger !== undefined)
      throw new DefinitionError(`${place}.beside`, `'${stranger}' is not typed beside a tile.`, 'Name other columns that are kept.')
    const { fields = {} } = known.get(targetOf(columns[of])) ?? {}
    if (by !== undefined && !isOfKind(fields[by], 'choice'))
      throw new DefinitionError(`${place}.by`, `'${by}' is no choice of what is picked.`, 'Name a field of kind choice.')
    if (price !== undefined && !isOfKind(fields[price], 'money'))
      throw new DefinitionError(`${place}.price`, `'${price}' is no money of what is picked.`, 'Name a field of kind money.')
    if (apart !== undefined) checkApart(`${place}.apart`, entity.fields[apart], by === undefined ? undefined : fields[by])
    if (apart !== undefined && Object.hasOwn(columns, apart))
      throw new DefinitionError(`${place}.apart`, `'${apart}' is a column of the lines too.`, 'Rename the column.')
  }
}

const isOfKind = (field: Field | undefined, kind: Field['kind']): boolean => field !== undefined && isKind(field, kind)

/** What parts the records has every value that a thing picked may have. */
function checkApart(place: string, apart: Field | undefined, by: Field | undefined): void {
  const valuesOf = (field: Field | undefined) => (field && 'options' in field ? Object.keys(field.options as object) : [])
  const missing = valuesOf(by).find((value) => !valuesOf(apart).includes(value))
  if (isOfKind(apart, 'choice') && isOfKind(by, 'choice') && missing === undefined) return
  throw new DefinitionError(place, 'does not part records as `by` parts the tiles.', 'Name a choice of the record with the same values.')
}
