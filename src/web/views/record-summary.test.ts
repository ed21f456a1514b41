import { expect, test } from 'vitest'
import { entityOf } from '../data/sector-context.tsx'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { summaryOf } from './record-summary.ts'

function detailsOf(name: string, row: Readonly<Record<string, unknown>>): readonly string[] {
  const screen = artigiani.screens.find((one) => one.kind === 'collection' && one.entity === name)
  if (screen?.kind !== 'collection') throw new Error(`no screen of ${name}`)
  return summaryOf(artigiani, screen, entityOf(artigiani, name), { id: `${name}_1`, version: 1, ...row }, {}, { today: '2026-11-21' })
    .details
}

test('a figure says what it counts, or bears its unit', () => {
  expect(detailsOf('cliente', { nome: 'Bice', tipo: 'privato', interventi: 0 })).toEqual(['Privato', 'Interventi: 0'])
  expect(detailsOf('materiale', { nome: 'Tubo', quantita: 12, unita: 'mt', prezzo: '1,90 €/mt' })).toEqual(['12 mt', '1,90 €/mt'])
})
