import { expect, it } from 'vitest'
import { checkSample } from '../../src/kernel/sector/definition/check-sample.ts'
import type { CollectionScreen } from '../../src/kernel/screens/screen.ts'
import { isOwnView } from '../../src/kernel/screens/screen.ts'
import { centro } from './index.ts'

it.each(['2026-11-22', '2028-02-29', '2026-12-31'])('has a sample that obeys every rule on %s', async (today) => {
  await expect(checkSample(centro, { today })).resolves.toBeUndefined()
})

it('has every view that the house has, the document, the chart and the report', () => {
  const collections = centro.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  const panels = centro.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels.map(({ kind }) => kind) : []))
  expect([...new Set(collections.flatMap(({ views }) => views))].toSorted()).toEqual([
    'board',
    'cards',
    'counter',
    'day',
    'grid',
    'groups',
    'list',
    'list:incassi',
    'list:iscrizioni',
    'list:note',
    'month',
    'plan',
    'timeline',
    'week',
  ])
  expect(collections.filter(({ document }) => document).map(({ key }) => key)).toEqual(['preventivi', 'fatture'])
  expect(panels).toContain('chart')
  expect(centro.screens.map(({ kind }) => kind)).toContain('report')
})

it('needs no screen of its own', () => {
  const collections = centro.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  expect(centro.screens.filter(({ kind }) => kind === 'own')).toEqual([])
  expect(collections.flatMap(({ views }) => views).filter(isOwnView)).toEqual([])
})
