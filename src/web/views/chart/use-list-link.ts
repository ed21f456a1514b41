import type { Condition } from '../../../kernel/expression/condition.ts'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { writeFilters } from '../list-address.ts'
import { useTab } from '../use-tab.ts'

/** The address of the list that makes a figure; nothing where its filters cannot say which records those are. */
export function useListLink({ opens, entity: name }: ChartPanel): (where: readonly Condition[]) => string | undefined {
  const { sector, at } = useSector()
  const { href } = useTab()
  const screen = sector.screens.find(({ key }) => key === opens)
  const entity = entityOf(sector, name)
  return (where) => {
    const filters = screen && writeFilters(entity, where, at)
    return filters && href(screen, filters)
  }
}
