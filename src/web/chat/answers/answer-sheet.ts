import type { AnswerCell, GroupsCard, RowsCard } from '../../../assistant/reply.ts'
import { cellText } from '../../../kernel/exchange/csv.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import type { Paper } from '../../../kernel/paper/paper.ts'
import { allRows } from '../../../kernel/door/all-rows.ts'
import type { Opened } from '../../data/trade-source.ts'

/** An answer as a table of words: to be copied, written to a file or printed. */
export interface AnswerSheet {
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean | undefined }[]
  readonly rows: readonly (readonly string[])[]
}

/** Every row of an answer, also those that its card has no room for. */
export async function answerSheet(card: RowsCard | GroupsCard, { sector, store }: Pick<Opened, 'sector' | 'store'>): Promise<AnswerSheet> {
  if (card.kind === 'groups') {
    const [by, figure] = card.labels
    return { columns: [{ label: by }, { label: figure, isNumber: true }], rows: card.groups.map(({ label, text }) => [label, text]) }
  }
  const entity = card.way && sector.entities.find(({ name }) => name === card.way?.entity)
  if (!card.way || !entity || card.total <= card.rows.length)
    return { columns: card.columns, rows: card.rows.map(({ cells }) => cells.map(textOf)) }
  const { rows, names } = await allRows(store, card.way)
  return {
    columns: entity.table.map((key) => ({ label: entity.fields[key]?.label ?? key, isNumber: entity.fields[key]?.numeric })),
    rows: rows.slice(0, card.total).map((row) => entity.table.map((key) => cellText(entity, key, row, (id) => names[id]))),
  }
}

const textOf = (cell: AnswerCell) => (typeof cell === 'string' ? cell : cell.text)

/** As a sheet of another program takes it in: a line a row, a tabulation between the cells. */
export const asText = ({ columns, rows }: AnswerSheet): string =>
  [columns.map(({ label }) => label), ...rows].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')

export const asPaper = (caption: string, { columns, rows }: AnswerSheet, today: string): Paper => ({
  title: caption,
  subtitle: formatDate(today),
  blocks: [{ kind: 'table', columns: columns.map(({ label, isNumber = false }) => ({ label, numeric: isNumber })), rows }],
})
