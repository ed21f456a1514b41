import { expect, it } from 'vitest'
import { autofficine } from '../../../sectors/autofficine/index.ts'
import { cardContent } from './card-content.ts'

it('calls a number by which a record is called what it is, and a document by its number alone', () => {
  const entity = autofficine.entities.find(({ name }) => name === 'riparazione')
  const screen = autofficine.screens.find(({ key }) => key === 'riparazioni')
  if (!entity || screen?.kind !== 'collection') throw new Error('The workshop has no repairs.')
  const row = { id: 'riparazione_1', version: 1, veicolo: 'veicolo_1', commessa: '/2026/0000012', problema: 'Cinghia' }
  expect(cardContent(entity, screen, row, () => 'Fiat Panda ZA214LV', '2026-11-21').details).toEqual(['Cinghia', 'Commessa n. 12/2026'])
})
