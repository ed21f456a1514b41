import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { useSector } from '../data/sector-context.tsx'
import { writeFilters } from './list-address.ts'
import { useTab } from './use-tab.ts'

/** The address, in the tab of that key, of the list that makes a figure; nothing where its filters cannot say which records those are. */
export function useListLink(entity: AnyEntity, tab: string | undefined): (where: readonly Condition[] | undefined) => string | undefined {
  const { at } = useSector()
  const { screens, href } = useTab()
  const screen = screens.find(({ key }) => key === tab)
  return (where) => {
    const filters = where && writeFilters(entity, where, at)
    return screen && filters && href(screen, filters)
  }
}
