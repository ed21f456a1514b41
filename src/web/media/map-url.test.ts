import { describe, expect, it } from 'vitest'
import { mapPlatform, mapUrl } from './map-url.ts'

describe('mapUrl', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 'geo:0,0?q=Via%20Roma%201%2C%20D%27Angel%C3%B2'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605', 'maps://maps.apple.com/?q=Via%20Roma%201%2C%20D%27Angel%C3%B2'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605', 'maps://maps.apple.com/?q=Via%20Roma%201%2C%20D%27Angel%C3%B2'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'https://www.google.com/maps/search/?api=1&query=Via%20Roma%201%2C%20D%27Angel%C3%B2'],
  ])('%s opens %s', (agent, url) => {
    expect(mapUrl(' Via Roma  1, D\u0027Angelò', mapPlatform(agent))).toBe(url.replaceAll('%27', "'"))
  })
})
