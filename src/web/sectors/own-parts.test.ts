import { expect, it } from 'vitest'
import { isOwnView } from '../../kernel/screens/screen.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { readySlugs } from '../../sectors/ready.ts'
import { ownPartsOf } from './own-parts.ts'

it.each(readySlugs)('%s draws every part of its own that it names, and no other', async (slug) => {
  const screens = (await loaderOf(slug)?.sector())?.screens ?? []
  const { views = {}, screens: pages = {} } = ownPartsOf(slug)
  const collections = screens.filter((screen) => screen.kind === 'collection')
  expect(Object.keys(views).toSorted()).toEqual(collections.flatMap((screen) => screen.views.filter(isOwnView)).toSorted())
  expect(Object.keys(pages)).toEqual(screens.flatMap(({ kind, key }) => (kind === 'own' ? [key] : [])))
})
