import { formatLongDate } from '../../../kernel/italian/dates.ts'
import type { DaySection } from '../../../kernel/screens/month-view.ts'
import type { Paper } from '../../../kernel/paper/paper.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { paperRow, paperTable } from '../../exchange/paper-table.ts'
import type { DayAbout } from './day-words.ts'
import type { Standing } from './days.ts'

type Sections = readonly (readonly [DaySection | undefined, readonly Standing[]])[]

/** One day on paper: its sections one after the other, with the columns of the list, or those that it says for paper. */
export function dayPaper(screen: CollectionScreen, { entity, day, names }: DayAbout, sections: Sections): Paper {
  const keys = screen.month?.print ?? entity.table
  return {
    title: screen.label,
    subtitle: formatLongDate(day),
    blocks: sections.map(([section, standings]) => ({
      ...paperTable(
        screen,
        entity,
        keys,
        standings.map(({ row }) => paperRow(entity, keys, row, names)),
      ),
      ...(section && { title: section.title }),
    })),
  }
}
