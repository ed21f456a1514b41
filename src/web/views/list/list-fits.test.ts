import { expect, it } from 'vitest'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isListedView, type CollectionScreen } from '../../../kernel/screens/screen.ts'
import { readySlugs } from '../../../sectors/ready.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { leastWidth, roomOf } from './column-widths.ts'
import { BESIDE, listColumns } from './list-columns.ts'
import { shownScreen } from '../../screen/shown-screen.ts'

/** What a desk of 1360 px leaves to a table beside the menu, in rem. */
const ROOM = 65

it.each(readySlugs)('every table of %s shows all of its columns on a desk of 1360 px', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const widthOf = (entity: AnyEntity | undefined, screen: CollectionScreen) =>
    entity ? leastWidth(roomOf(listColumns(entity, screen)), BESIDE) : 0
  const collections = sector.screens.filter((one): one is CollectionScreen => one.kind === 'collection')
  const wide = collections.flatMap((screen) =>
    screen.views
      .filter((view) => view === 'list' || isListedView(view))
      .flatMap((view) => {
        const shown = shownScreen(screen, view)
        const width = widthOf(
          sector.entities.find(({ name }) => name === shown.entity),
          shown,
        )
        return width > ROOM ? [`${screen.key} ${view}: ${width.toFixed(1)}`] : []
      }),
  )
  expect(wide).toEqual([])
})
