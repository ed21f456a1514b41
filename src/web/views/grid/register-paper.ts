import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Paper } from '../../../kernel/paper/paper.ts'
import { columnText, shareOf, squareKey, type Marks } from './register.ts'
import type { Register } from './use-grid.ts'

interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The register as it is on screen: the people, a letter for each mark, the share. */
export function sheetOf({ grid, rows, columns, counted, people, entity }: Register, marks: Marks): Sheet {
  const letter = (value: string | undefined) => (value === undefined ? '' : (grid.marks[value]?.letter ?? ''))
  const shareText = (row: string) => {
    const { have, of, percent } = shareOf(
      grid,
      counted.map((column) => marks.get(squareKey(row, column))),
    )
    return percent === undefined ? '' : `${have}/${of} · ${percent}%`
  }
  return {
    headings: [people.label.one, ...columns.map(columnText), ...(grid.share ? [entity.label.many] : [])],
    rows: rows.map(({ id, title }) => [
      title,
      ...columns.map((column) => letter(marks.get(squareKey(id, column.id)))),
      ...(grid.share ? [shareText(id)] : []),
    ]),
  }
}

export function paperOf(title: string, subtitle: string, { headings, rows }: Sheet, grid: Register['grid'], field: Choice<string>): Paper {
  const legend = Object.entries(grid.marks).map(([value, { letter }]) => ({ label: letter, value: field.options[value] ?? '' }))
  return {
    title,
    subtitle,
    blocks: [
      { kind: 'table', columns: headings.map((label) => ({ label })), rows },
      { kind: 'facts', facts: legend },
    ],
  }
}
