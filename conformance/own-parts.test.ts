import { describe, expect, it } from 'vitest'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { isOwnView } from '../src/kernel/screens/screen.ts'
import { ownPartsOf } from '../src/web/sectors/own-parts.ts'

describe.each(readySlugs)('%s', (slug) => {
  it('has drawn what its description names as its own, and nothing else', async () => {
    const screens = (await loaderOf(slug)?.sector())?.screens ?? []
    const named = {
      screens: screens.flatMap(({ kind, key }) => (kind === 'own' ? [key] : [])).toSorted(),
      views: screens.flatMap((screen) => (screen.kind === 'collection' ? screen.views.filter(isOwnView) : [])).toSorted(),
    }
    const parts = ownPartsOf(slug)
    const drawn = { screens: Object.keys(parts.screens ?? {}).toSorted(), views: Object.keys(parts.views ?? {}).toSorted() }
    expect(drawn).toEqual(named)
  })
})
