import { expect, test } from 'vitest'
import { isReady, sectorSlugs } from './index.ts'
import { scriptOf } from './scripts.ts'

test.each(sectorSlugs)('%s has words exactly when it is ready', (slug) => {
  expect(scriptOf(slug) !== undefined).toBe(isReady(slug))
})
