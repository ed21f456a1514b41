import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cards } from '../../sectors/index.ts'
import { copy } from '../landing/copy.ts'
import { features } from '../landing/features-words.ts'
import { technicalTopics } from '../landing/technical-topics.ts'

const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8')

describe('the sprite', () => {
  const shown = ['arrow-down', 'arrow-right', 'chevron-down', 'menu', 'x', 'copy', 'check']
  const names = [...[...Object.values(cards), ...features, ...copy.hero.assurances, ...technicalTopics].map(({ icon }) => icon), ...shown]
  it.each([...new Set(names)])('holds %s', (name) => {
    expect(sprite).toContain(`<symbol id="${name}"`)
  })

  it('runs nothing and fetches nothing', () => {
    expect(sprite).not.toMatch(/<script|href=|on\w+=/)
  })
})
