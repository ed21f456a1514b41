import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { plural } from '../../kernel/italian/noun.ts'
import type { Paper } from '../../kernel/paper/paper.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import type { AllRows } from '../../kernel/door/all-rows.ts'
import { paperRow, paperTable } from './paper-table.ts'

/** A list on paper: the columns and the order of the screen. */
export function listPaper(screen: CollectionScreen, entity: AnyEntity, { rows, names }: AllRows, { today }: At): Paper {
  const { one, many } = entity.label
  const count = `${formatNumber(rows.length)} ${plural(rows.length, one, many).toLowerCase()}`
  return {
    title: screen.label,
    subtitle: `${count} · ${formatDate(today)}`,
    blocks: [
      paperTable(
        screen,
        entity,
        entity.table,
        rows.map((row) => paperRow(entity, entity.table, row, (id) => names[id])),
      ),
    ],
  }
}
