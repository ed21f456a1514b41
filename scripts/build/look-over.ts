import type { Plugin } from 'vite'
import { loaderOf } from '../../src/sectors/loaders.ts'
import { readySlugs } from '../../src/sectors/ready.ts'

/** What tells the kernel that descriptions were looked over (`src/kernel/problem/looked-over.ts`), so that its checks are left out. */
export const LOOKED_OVER = { LOOKED_OVER: 'true' } as const

/** Reads every description as it is written, and throws what is wrong with the first one: place, fault and remedy. */
export async function lookOver(): Promise<void> {
  await Promise.all([
    ...readySlugs.map((slug) => loaderOf(slug)?.sector()),
    import('../../src/kernel/firm/azienda.ts'),
    import('../../src/contact.ts'),
  ])
}

/** Leaves the checks of descriptions out of what browsers are sent. */
export function lookedOver(): Plugin {
  return {
    name: 'bottega:looked-over',
    apply: 'build',
    config: () => ({ environments: { client: { define: LOOKED_OVER } } }),
  }
}
