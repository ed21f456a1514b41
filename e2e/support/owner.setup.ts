import { ownerState } from './day.ts'
import { newOwner } from './firm.ts'
import { test } from './page-test.ts'

/** The owner of all firms of a run, who comes first; the journeys start with his session. */
test('somebody registers', async ({ baseURL }) => {
  const { request } = await newOwner(baseURL ?? '', test.info().retry)
  await request.storageState({ path: ownerState() })
})
