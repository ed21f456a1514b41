import { cellText } from '../../../kernel/derive/csv.ts'
import { formatLongDate } from '../../../kernel/italian/dates.ts'
import type { DaySection } from '../../../kernel/month-view.ts'
import type { Paper } from '../../../kernel/paper.ts'
import type { CollectionScreen } from '../../../kernel/screen.ts'
import { columnHeading } from '../column-heading.ts'
import type { DayAbout } from './day-words.ts'
import type { Standing } from './days.ts'

type Sections = readonly (readonly [DaySection | undefined, readonly Standing[]])[]

/** One day on paper: its sections one after the other, with the columns of the list. */
export function dayPaper(screen: CollectionScreen, { entity, day, names }: DayAbout, sections: Sections): Paper {
  const columns = entity.table.map((key) => {
    const field = entity.fields[key]
    return { label: columnHeading(screen, key, field), numeric: field?.numeric === true }
  })
  return {
    title: screen.label,
    subtitle: formatLongDate(day),
    blocks: sections.map(([section, standings]) => ({
      kind: 'table',
      ...(section && { title: section.title }),
      columns,
      rows: standings.map(({ row }) => entity.table.map((key) => cellText(entity, key, row, names))),
    })),
  }
}
