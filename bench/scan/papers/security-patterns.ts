import { seeded } from '../random.ts'

/** Pixels of a card. */
const WIDTH = 1240
const HEIGHT = 782

type Point = readonly [x: number, y: number]

const path = (points: readonly Point[]) => points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
const range = (from: number, to: number, step: number) => Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)

/** Lines in one colour over the whole card. */
const lines = (colour: string, width: number, all: readonly (readonly Point[])[]) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${all.map(path).join('')}"/>`

/** Lines across the card, each a wave whose height swells and falls. */
const waves = (gap: number, height: number, length: number, shift: number): Point[][] =>
  range(-height, HEIGHT + height, gap).map((y, row) =>
    range(-4, WIDTH + 8, 6).map((x) => [x, y + height * Math.sin(x / length + row * shift) * (0.6 + 0.4 * Math.sin(x / 310 + y / 170))]),
  )

/** A closed curve that a wheel rolling in a ring draws: the rosettes of banknotes. */
const rosette = (cx: number, cy: number, ring: number, wheel: number, arm: number, turns: number): Point[] =>
  range(0, turns * 2 * Math.PI + 0.02, 0.02).map((t) => [
    cx + (ring - wheel) * Math.cos(t) + arm * Math.cos(((ring - wheel) / wheel) * t),
    cy + (ring - wheel) * Math.sin(t) - arm * Math.sin(((ring - wheel) / wheel) * t),
  ])

const circles = (cx: number, cy: number, gap: number, wobble: number): Point[][] =>
  range(gap, 1300, gap).map((radius) =>
    range(0, 2 * Math.PI + 0.03, 0.03).map((t) => [
      cx + (radius + wobble * Math.sin(14 * t)) * Math.cos(t),
      cy + (radius + wobble * Math.sin(14 * t)) * Math.sin(t),
    ]),
  )

/** Upright waves: with those across they enclose meshes as large as letters. */
const upright = (gap: number, height: number, length: number): Point[][] =>
  range(-height, WIDTH + height, gap).map((x, row) => range(-4, HEIGHT + 8, 6).map((y) => [x + height * Math.sin(y / length + row), y]))

/** Lines from a corner that swing as they go. */
const rays = (cx: number, cy: number, count: number): Point[][] =>
  range(0, count, 1).map((i) =>
    range(30, 1500, 10).map((radius) => {
      const angle = (i / count) * 2 * Math.PI + 0.05 * Math.sin(radius / 45)
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    }),
  )

/** Level lines that bend round a shape, which seems to stand out of the card. */
const relief = (gap: number): Point[][] =>
  range(0, HEIGHT, gap).map((y) =>
    range(-4, WIDTH + 8, 6).map((x) => {
      const off = ((x - 820) / 260) ** 2 + ((y - 400) / 240) ** 2
      return [x, y - 34 * Math.exp(-off) + 5 * Math.sin(x / 26)]
    }),
  )

/** Small print that repeats itself, as between the lines of real cards. */
const microprint = (colour: string) =>
  range(20, HEIGHT, 44)
    .map((y, i) => `<text x="${-30 * (i % 5)}" y="${y}" font-size="9" fill="${colour}">${'REPUBBLICAITALIANA '.repeat(14)}</text>`)
    .join('')

const specks = (colour: string, seed: number) => {
  const next = seeded(seed)
  return range(0, 900, 1)
    .map(
      () =>
        `<circle cx="${(next() * WIDTH).toFixed(0)}" cy="${(next() * HEIGHT).toFixed(0)}" r="${(1 + next() * 2).toFixed(1)}" fill="${colour}"/>`,
    )
    .join('')
}

export interface Pattern {
  /** The ground of the card: its colour and what is drawn on it. */
  readonly ground: string
  readonly drawing: string
  /** Foil over a part of the card, as CSS; none on most. */
  readonly foil?: string
}

/** Prints that somebody who tunes may look at. */
export const SEEN_PATTERNS: Readonly<Record<string, Pattern>> = {
  'meshes of waves': {
    ground: '#eef2ec',
    drawing: lines('#9cc3cf', 2, [...waves(17, 9, 30, 0.9), ...upright(15, 8, 24)]) + microprint('#b9c9c6'),
  },
  rosettes: {
    ground: '#f6e9ee',
    drawing:
      lines('#d7a3b8', 1.6, [rosette(330, 400, 360, 23, 150, 23), rosette(880, 380, 420, 31, 170, 31)]) +
      lines('#a9c1dc', 1.3, waves(13, 6, 40, 0.35)),
    foil: 'linear-gradient(115deg, transparent 55%, #c8f2e255 60%, #f5d6ff66 66%, #d6ecff55 72%, transparent 78%)',
  },
  'crossing lines': {
    ground: '#e6eef7',
    drawing: lines('#8fb2d6', 1.8, [...waves(22, 12, 52, 0.5), ...waves(22, 12, 52, -0.5)]) + specks('#a9bedb', 3),
    foil: 'repeating-linear-gradient(135deg, #ffffff00 0 14px, #ffffff55 14px 20px)',
  },
}

/** Prints of the layouts kept apart: nobody who tunes looks at what is read under them. */
export const APART_PATTERNS: Readonly<Record<string, Pattern>> = {
  'rings from two centres': {
    ground: '#eaf3ee',
    drawing: lines('#93c4ad', 1.8, [...circles(260, 300, 16, 4), ...circles(960, 460, 18, 5)]) + microprint('#b5cdbf'),
  },
  'rays and waves': {
    ground: '#f7efe2',
    drawing: lines('#d9b98c', 1.7, rays(180, 640, 190)) + lines('#9db8d6', 1.5, waves(19, 8, 33, 0.7)),
    foil: 'radial-gradient(circle at 72% 45%, #bfefff66 0 9%, #ffd6f266 9% 14%, #e3ffd666 14% 18%, transparent 18%)',
  },
  'lines in relief': {
    ground: '#ece9f5',
    drawing: lines('#a99fd0', 2.2, relief(11)) + lines('#cfa6b4', 1.4, upright(24, 10, 36)) + specks('#bdb4da', 8),
  },
}

/** How a card looks that bears such a print. */
export const cardStyle = ({ ground, drawing, foil }: Pattern): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${drawing}</svg>`
  const over = foil ? `.card::after { content: ''; position: absolute; inset: 0; border-radius: 28px; background: ${foil} }` : ''
  return `.card { background: ${ground} url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}") 0 0 / 100% 100% !important } ${over}`
}
