import { expect, it } from 'vitest'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { sosta, screen } from './ostello.fixture.ts'
import { barsOf } from './plan.ts'

const stay = (stato: string): AnyRow => ({
  id: `sosta_${stato}`,
  version: 1,
  ospite: stato,
  stanza: 'stanza_1',
  arrivo: '2026-11-23',
  notti: 2,
  stato,
})
const rows = Object.keys(sosta.fields.stato.states).map(stay)
const reading = { entity: sosta, rows, names: () => undefined, today: '2026-11-21' }

it('leaves out what has never taken its lane, by the word of its state and not by a colour', () => {
  const shown = (entity: AnyEntity) => barsOf({ ...reading, entity }, screen, undefined).map(({ title }) => title)
  expect(shown(sosta)).toEqual(['attesa', 'presente', 'partita', 'conclusa', 'incerta'])
  const { incerta, annullata, ...others } = sosta.fields.stato.states
  const states = { ...others, incerta: { ...incerta, away: true }, annullata: { ...annullata, away: false } }
  const turned = { ...sosta, fields: { ...sosta.fields, stato: { ...sosta.fields.stato, states } } }
  expect(shown(turned)).toEqual(['attesa', 'presente', 'partita', 'conclusa', 'annullata'])
})

it('asks the states what may be moved', () => {
  const said = barsOf(reading, screen, undefined).map(({ title, isEnded, isFixed, isOver, isOpen }) => [
    title,
    Object.entries({ isEnded, isFixed, isOver, isOpen }).flatMap(([word, is]) => (is ? [word] : [])),
  ])
  expect(Object.fromEntries(said)).toEqual({
    attesa: [],
    presente: ['isFixed'],
    partita: ['isEnded', 'isOver'],
    conclusa: ['isOver'],
    incerta: ['isOpen'],
  })
})
