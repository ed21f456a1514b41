import { expect, it } from 'vitest'
import { isKind } from '../../kernel/fields/field.ts'
import type { Status } from '../../kernel/fields/status.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { readySlugs } from '../../sectors/ready.ts'
import '../styles/app.css'
import { hueStyle } from './hue.ts'
import { toneText, type Tone } from './tone.ts'

/** Degrees between two hues that are told apart at a glance. */
const APART = 20

/** The hue in which a trade writes a tone, as the browser resolves it; undefined for grey. */
function hueOf(hue: number, tone: Tone, theme: 'dark' | 'light'): number | undefined {
  const box = document.createElement('div')
  box.className = theme
  const trade = document.createElement('div')
  trade.dataset['hue'] = ''
  for (const [name, value] of Object.entries(hueStyle(hue))) trade.style.setProperty(name, String(value))
  const word = document.createElement('span')
  word.className = toneText[tone]
  trade.append(word)
  box.append(trade)
  document.body.append(box)
  const [, chroma = 0, angle = 0] =
    getComputedStyle(word)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? []
  box.remove()
  return chroma < 0.05 ? undefined : angle
}

it.each(readySlugs)('%s draws states of one lifecycle that mean different things in different hues', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const faults = sector.entities.flatMap((entity) =>
    Object.values(entity.fields).flatMap((field) => {
      if (!isKind(field, 'status')) return []
      const tones = [...new Set(Object.values((field as Status<string>).states).map(({ tone }) => tone))]
      return (['dark', 'light'] as const).flatMap((theme) =>
        tones.flatMap((one, at) =>
          tones.slice(at + 1).flatMap((other) => {
            const [a, b] = [hueOf(sector.card.hue, one, theme), hueOf(sector.card.hue, other, theme)]
            if (a === undefined || b === undefined) return []
            const apart = Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
            return apart < APART ? [`${entity.name}: ${one} and ${other} are ${apart.toFixed(0)} degrees apart in the ${theme} theme`] : []
          }),
        ),
      )
    }),
  )
  expect(faults).toEqual([])
})
