import { expect, it } from 'vitest'
import { measuredClaims } from './measured-claims.ts'
import { claims } from './claims-words.ts'

it('claims nothing above its measure', () => {
  expect(claims.map(({ figure }) => figure)).toEqual(['< 100 ms', '10.000+', '99,9%', '1M+'])
  const { meanMs, together, perSecond } = measuredClaims
  expect(meanMs).toBeLessThan(100)
  expect(together).toBeGreaterThanOrEqual(10_000)
  expect(perSecond * 86_400).toBeGreaterThanOrEqual(1_000_000)
})

it('says of what no bench can measure that nothing guarantees it', () => {
  expect(claims.find(({ figure }) => figure === '99,9%')?.proof).toContain('nessun contratto')
})
