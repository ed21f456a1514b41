import { afterEach, expect, test, vi } from 'vitest'
import { readySlugs } from './ready.ts'

afterEach(() => vi.restoreAllMocks())

test.each(readySlugs)(
  '%s is described without writing out a number or a day: the first costs a page’s start ten milliseconds',
  async (slug) => {
    const numbers = vi.spyOn(Intl, 'NumberFormat')
    const days = vi.spyOn(Intl, 'DateTimeFormat')
    vi.resetModules()
    const { loaderOf } = await import('./loaders.ts')
    const sector = await loaderOf(slug)?.sector()
    expect([numbers.mock.calls, days.mock.calls]).toEqual([[], []])
    // The spy sees what there is to see: any whole number of the trade, written out, makes the first formatter.
    const whole = sector?.entities.flatMap(({ fields }) => Object.values(fields)).find(({ kind }) => kind === 'integer')
    expect(whole?.format(1_234)).toContain('1.234')
    expect(numbers).toHaveBeenCalledOnce()
  },
)
