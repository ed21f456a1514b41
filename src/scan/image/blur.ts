import type { Grey } from './picture.ts'

function weightsOf(sigma: number): number[] {
  const reach = Math.ceil(sigma * 2.5)
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)))
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
}

/** Gaussian blur of `sigma` pixels, the edge going on beyond itself. */
export function blur(image: Grey, sigma: number): Grey {
  if (sigma < 0.2) return image
  const weights = weightsOf(sigma)
  const reach = (weights.length - 1) / 2
  const pass = ({ data, width, height }: Grey, dx: number, dy: number): Grey => {
    const result = new Uint8Array(data.length)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0
        for (let i = -reach; i <= reach; i++) {
          const u = Math.min(width - 1, Math.max(0, x + i * dx))
          const v = Math.min(height - 1, Math.max(0, y + i * dy))
          sum += (data[v * width + u] ?? 0) * (weights[i + reach] ?? 0)
        }
        result[y * width + x] = Math.round(sum)
      }
    }
    return { data: result, width, height }
  }
  return pass(pass(image, 1, 0), 0, 1)
}
