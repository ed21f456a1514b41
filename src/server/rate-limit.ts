import { isIPv6 } from 'node:net'

interface Limit {
  /** How many are let through… */
  readonly most: number
  /** …in so many milliseconds, by address. */
  readonly window: number
  /** Addresses that are remembered at once; the one that was quiet longest goes first. */
  readonly capacity?: number
}

export interface RateLimit {
  /** Whether one more may pass now. What is refused leaves no trace, so a flood costs neither memory nor time. */
  readonly admits: (address: string, at: number) => boolean
  readonly remembered: () => number
}

export function rateLimit({ most, window, capacity = 10_000 }: Limit): RateLimit {
  /** Moments let through, by address; who passed last stands last. */
  const passed = new Map<string, readonly number[]>()

  function forgetOld(at: number): void {
    for (const [key, times] of passed) {
      if (at - (times.at(-1) ?? 0) <= window) return
      passed.delete(key)
    }
  }

  return {
    admits(address, at) {
      forgetOld(at)
      const key = networkOf(address)
      const times = (passed.get(key) ?? []).filter((time) => at - time <= window)
      if (times.length >= most) return false
      passed.delete(key)
      passed.set(key, [...times, at])
      const [quietest] = passed.keys()
      if (passed.size > capacity && quietest !== undefined) passed.delete(quietest)
      return true
    },
    remembered: () => passed.size,
  }
}

/** Whom an address stands for: IPv6 is given out by networks of 64 bits, and an IPv4 address may come in IPv6's clothes. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
