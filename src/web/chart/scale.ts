/** The height of a chart in figures: what its lines stand between, and where its ruled lines are. */
export interface Scale {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

const STEPS = 4

/** Round figures around some values, from nothing on; below it where there are such. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundStep((high - low || 1) / STEPS)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return { least: first * step, most: last * step, ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step) }
}

/** The next of 1, 2, 5, 10, 20, 50… */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].find((times) => times * power >= least) ?? 10
  return Math.max(1, step * power)
}

/** How far down a value stands, as a share of the height. */
export const depthOf = (value: number, { least, most }: Scale): number => (most - value) / (most - least)

/** How far to the right one of so many stands, as a share of the width. */
export const placeOf = (at: number, count: number): number => (count < 2 ? 0.5 : at / (count - 1))

/** The line through values, in hundredths; where there is none it is broken. */
export function pathOf(values: readonly (number | undefined)[], scale: Scale, count = values.length): string {
  return values
    .map((value, at) => {
      if (value === undefined) return ''
      const pen = at === 0 || values[at - 1] === undefined ? 'M' : 'L'
      return `${pen}${hundredths(placeOf(at, count))} ${hundredths(depthOf(value, scale))}`
    })
    .join('')
}

const hundredths = (share: number): number => Math.round(share * 10_000) / 100

/** Months that a label beside the guide covers. */
const COVERED = 5

/** Where a label keeps clear of the lines: to which side of the guide, and whether over or under them. */
export function clearOf(lines: readonly (readonly (number | undefined)[])[], at: number, scale: Scale) {
  const count = lines[0]?.length ?? 0
  const isLeft = at > (count - 1) / 2
  const [from, to] = isLeft ? [at - COVERED, at + 1] : [at, at + COVERED + 1]
  const depths = lines.flatMap((line) =>
    line.slice(Math.max(0, from), to).flatMap((value) => (value === undefined ? [] : [depthOf(value, scale)])),
  )
  return { isLeft, isOver: Math.min(1, ...depths) > 1 - Math.max(0, ...depths) }
}
