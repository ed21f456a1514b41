export type MapPlatform = 'apple' | 'android' | 'web'

/** Whose map application opens an address here. iPads call themselves Macintosh, which is the same answer. */
export function mapPlatform(userAgent: string): MapPlatform {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'web'
}

/** Where an address opens: the device's own maps, or a search on the web. Nothing is fetched until somebody presses it. */
export function mapUrl(address: string, platform: MapPlatform): string {
  const query = encodeURIComponent(address.replace(/\s+/g, ' ').trim())
  if (platform === 'android') return `geo:0,0?q=${query}`
  if (platform === 'apple') return `maps://maps.apple.com/?q=${query}`
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
