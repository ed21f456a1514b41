import { beforeEach, expect } from 'vitest'

/** What closed at the end of one test holds pointer and keys for a moment (`web/ui/hold.ts`); the next test is no second half of a double tap. */
beforeEach(async () => {
  await expect.poll(() => document.querySelector('[data-hold]')).toBeNull()
})
