import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company, site } from './site.ts'

const root = join(import.meta.dirname, '..')

describe('the fictional company', () => {
  it('has a P. IVA with a correct check digit, of the office 119 that was never assigned', () => {
    const digits = Array.from(company.vatNumber, Number)
    const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
    expect(digits).toHaveLength(11)
    expect(sum % 10).toBe(0)
    expect(company.vatNumber.slice(7, 10)).toBe('119')
  })

  it('can only be reached where nobody lives', () => {
    for (const address of [company.email, company.privacyEmail, site.origin]) expect(address).toMatch(/\.example$/)
  })
})

describe('the web manifest', () => {
  const manifest: { name: string; background_color: string; theme_color: string; lang: string; icons: { src: string }[] } = JSON.parse(
    readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'),
  )

  it('says what site.ts says', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      lang: site.locale.slice(0, 2),
      theme_color: site.themeColor.dark,
      background_color: site.themeColor.dark,
    })
  })

  it('names icons that exist', () => {
    for (const { src } of manifest.icons) expect(readFileSync(join(root, 'public', src)).length).toBeGreaterThan(0)
  })
})

describe('the colour of the browser bars', () => {
  it.each(['dark', 'light'] as const)('is --bg of the %s theme', (theme) => {
    const tokens = readFileSync(join(root, 'src/web/styles/tokens.css'), 'utf8')
    const block = tokens.slice(tokens.indexOf(theme === 'dark' ? ':root, .dark {' : '\n.light {'))
    const [, lightness, chroma, hue] = /--bg: oklch\((\S+) (\S+) (\S+?)\)/.exec(block) ?? []
    expect(hexOf(Number(lightness), Number(chroma), Number(hue))).toBe(site.themeColor[theme])
  })
})

/** OKLCH to sRGB, after Björn Ottosson's definition of Oklab. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  return `#${linear
    .map((value) =>
      Math.round(channel(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
