import { describe, expect, it } from 'vitest'
import { networkOf, rateLimit } from './rate-limit.ts'

describe('a limit by address', () => {
  it('lets so many through in a window, and again when the first has left it', () => {
    const { admits } = rateLimit({ most: 2, window: 100 })
    expect([0, 10, 20, 100, 101, 105, 111].map((at) => admits('192.0.2.1', at))).toEqual([true, true, false, false, true, false, true])
    expect(admits('192.0.2.2', 20)).toBe(true)
  })

  it('keeps nothing of what it refuses, and forgets who has been quiet', () => {
    const limit = rateLimit({ most: 1, window: 100 })
    limit.admits('192.0.2.1', 0)
    for (let at = 1; at < 50_000; at += 1) limit.admits('192.0.2.1', 50)
    expect(limit.admits('192.0.2.1', 101)).toBe(true)
    expect(limit.remembered()).toBe(1)
    limit.admits('192.0.2.9', 500)
    expect(limit.remembered()).toBe(1)
  })

  it('remembers no more addresses than it may, the last ones', () => {
    const limit = rateLimit({ most: 1, window: 100, capacity: 3 })
    for (let host = 1; host <= 1000; host += 1) limit.admits(`192.0.2.${host}`, 0)
    expect(limit.remembered()).toBe(3)
    expect(limit.admits('192.0.2.1000', 1)).toBe(false)
  })
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
