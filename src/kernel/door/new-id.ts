const NOISE = 36 ** 7
let last = ''
let noise = 0

/** A new id: the entity, then 16 characters that sort by time of making and do not repeat. */
export function newId(entity: string): string {
  const stamp = Date.now().toString(36).padStart(9, '0')
  // Within a millisecond the second part counts on, so that an import keeps its order and never draws a number twice.
  noise = stamp === last ? (noise + 1) % NOISE : randomNoise()
  last = stamp
  return `${entity}_${stamp}${noise.toString(36).padStart(7, '0')}`
}

/** The lower nine tenths, so that there is room to count on. */
const randomNoise = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high % 2 ** 20) * 2 ** 32 + low) % Math.floor(NOISE * 0.9)
}
