import { cellText } from '../../kernel/exchange/csv.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { PaperBlock } from '../../kernel/paper/paper.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { columnHeading } from '../screen/column-heading.ts'

type Table = Extract<PaperBlock, { readonly kind: 'table' }>

/** Records on paper: columns of the list, each as the screen calls it. */
export const paperTable = (
  screen: CollectionScreen,
  { fields }: AnyEntity,
  keys: readonly string[],
  rows: readonly (readonly string[])[],
): Table => ({
  kind: 'table',
  columns: keys.map((key) => ({ label: columnHeading(screen, key, fields[key]), numeric: fields[key]?.numeric === true })),
  rows,
})

/** A record as a row of it. */
export const paperRow = (entity: AnyEntity, keys: readonly string[], row: AnyRow, names: Names): readonly string[] =>
  keys.map((key) => cellText(entity, key, row, names))
