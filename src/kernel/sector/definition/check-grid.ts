import { isReference, type AnyEntity } from '../../entity/entity.ts'
import { checkShape } from '../../problem/check-shape.ts'
import { isStored } from '../../fields/derived.ts'
import { isKind, isOptional } from '../../fields/field.ts'
import type { Grid } from '../../screens/grid.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks a register: a press makes a record out of a row, a column and a mark, and of nothing else. */
export function checkGrid(slug: string, path: string, name: string, grid: Grid, check: SectorNames): void {
  checkShape(`${slug}.${path}`, grid, { marks: 'part', share: 'part?' })
  const entity = check.entity(path, name)
  check.kind(`${path}.rows`, name, grid.rows, 'reference')
  check.kind(`${path}.mark`, name, grid.mark, 'choice')
  checkColumns(path, entity, grid, check)
  checkMarks(slug, path, entity, grid, check)
  checkBelow(path, entity, grid, check)
  const { rows, columns, mark } = grid
  if (!entity.unique?.some((set) => set.length === 2 && set.includes(rows) && set.includes(columns)))
    throw check.fault(
      `${path}.columns`,
      `two records of ${name} may stand in one square.`,
      `Give ${name} unique: [['${rows}', '${columns}']].`,
    )
  const asked = Object.entries(entity.fields).find(
    ([key, field]) => ![rows, columns, mark].includes(key) && isStored(field) && !isOptional(field) && !mayStay(field.kind),
  )
  if (asked) throw check.fault(path, `'${asked[0]}' of ${name} is asked for, and a press does not write it.`, 'Make it optional.')
}

/** What has a value by itself when a record is made. */
const mayStay = (kind: string) => kind === 'status' || kind === 'boolean'

function checkColumns(path: string, entity: AnyEntity, { rows, columns, of }: Grid, check: SectorNames): void {
  check.field(`${path}.columns`, entity.name, columns)
  const field = entity.fields[columns]
  const isRecord = field !== undefined && isReference(field)
  if (!isRecord) check.kind(`${path}.columns`, entity.name, columns, 'date')
  else if (!check.entity(path, field.target).slot)
    throw check.fault(`${path}.columns`, `'${field.target}' happens on no day.`, `Give ${field.target} a slot.`)
  if (of === undefined) return
  const people = check.target(entity.name, rows)
  check.kind(`${path}.of`, people, of, 'reference')
  if (!isRecord) return
  check.kind(`${path}.of`, field.target, of, 'reference')
  const [one, other] = [people, field.target].map((each) => check.target(each, of))
  if (one !== other) throw check.fault(`${path}.of`, `'${of}' leads to ${one} and to ${other}.`, 'Name what both belong to.')
}

function checkMarks(slug: string, path: string, entity: AnyEntity, { mark, marks, share }: Grid, check: SectorNames): void {
  const field = entity.fields[mark]
  const values = field && isKind(field, 'choice') && 'options' in field ? Object.keys(field.options as object) : []
  const isValue = (at: string, value: string) => {
    if (!values.includes(value)) throw check.fault(`${path}.${at}`, `'${value}' is no value of ${mark}.`, `Values: ${values.join(', ')}.`)
  }
  const letters = new Set<string>()
  for (const [value, { letter, icon }] of Object.entries(marks)) {
    isValue('marks', value)
    check.icon(`${path}.marks.${value}`, icon)
    if (!/^[A-Z]$/.test(letter) || letters.has(letter))
      throw check.fault(`${path}.marks.${value}`, `'${letter}' is no letter of its own.`, 'Give each mark one capital letter.')
    letters.add(letter)
  }
  const lacking = values.find((value) => !Object.hasOwn(marks, value))
  if (lacking !== undefined) throw check.fault(`${path}.marks`, `'${lacking}' is left out.`, 'Say how each value is written.')
  if (!share) return
  checkShape(`${slug}.${path}.share`, share, { counts: 'list' })
  for (const value of share.counts) isValue('share.counts', value)
}

/** The threshold of a share: a number for every course alike, or a number that each course has. */
function checkBelow(path: string, { name }: AnyEntity, { rows, of, share }: Grid, check: SectorNames): void {
  const { below } = share ?? {}
  if (typeof below === 'number' && !(below > 0 && below <= 100))
    throw check.fault(`${path}.share.below`, `${below} is no share.`, 'Write a number above 0, and 100 at most.')
  if (typeof below !== 'string') return
  if (of === undefined)
    throw check.fault(`${path}.share.below`, `there is no course that could have '${below}'.`, 'Say of, or write a number.')
  check.kind(`${path}.share.below`, check.target(check.target(name, rows), of), below, 'number')
}
