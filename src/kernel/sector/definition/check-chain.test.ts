import { expect, it } from 'vitest'
import { checkChain } from './check-chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import { optional } from '../../fields/field.ts'
import { integer } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { status } from '../../fields/status.ts'
import { text } from '../../fields/text.ts'

const label = { one: 'Scheda', many: 'Schede', gender: 'f' } as const
const stato = status('Stato', 'aperta', {
  aperta: { label: 'Aperta', tone: 'neutral', next: ['chiusa'] },
  chiusa: { label: 'Chiusa', tone: 'success', next: [] },
})
const prima = defineEntity({
  name: 'prima',
  label,
  fields: { nome: text('Nome'), pezzi: integer('Pezzi'), dopo: optional(reference('Dopo', 'dopo')), stato },
  title: ['nome'],
  table: ['nome'],
})
const dopo = defineEntity({
  name: 'dopo',
  label,
  fields: { nome: text('Nome'), pezzi: integer('Pezzi'), prima: optional(reference('Prima', 'prima')), stato },
  title: ['nome'],
  table: ['nome'],
})
const good: Chain = {
  key: 'poi',
  label: 'Crea',
  from: 'prima',
  to: 'dopo',
  link: 'prima',
  copies: { nome: 'nome' },
  repeats: [],
  reverses: [],
  when: [{ field: 'stato', op: 'eq', value: 'aperta' }],
  moves: 'chiusa',
  lapsed: ['chiusa'],
}
const { link: _link, ...unlinked } = good
const entities = new Map([prima, dopo].map((entity) => [entity.name, entity]))
const check = (chain: Chain) => () => checkChain('prova', chain, entities)

it('takes a chain that names what is there', () => {
  expect(check(good)).not.toThrow()
  expect(check({ ...unlinked, made: 'dopo' })).not.toThrow()
})

it.each<[string, Chain, string]>([
  ['no such entity', { ...good, to: 'poi' }, "prova.chains.poi: 'poi' is not an entity of this sector. Known: prima, dopo."],
  ['no link', unlinked, 'prova.chains.poi: the records must be linked in one place.'],
  ['two links', { ...good, made: 'dopo' }, 'prova.chains.poi: the records must be linked in one place.'],
  ['a link that leads elsewhere', { ...good, link: 'nome' }, "prova.chains.poi: 'nome' of dopo does not refer to prima."],
  ['what one alone shares', { ...good, by: 'dopo' }, "prova.chains.poi: one record alone shares 'dopo'."],
  ['a copy from nowhere', { ...good, copies: { nome: 'titolo' } }, "prova.chains.poi: 'titolo' is not a field of prima."],
  ['a copy of another kind', { ...good, copies: { nome: 'pezzi' } }, 'prova.chains.poi: pezzi → nome makes a text of a integer.'],
  ['a sign that is none', { ...good, reverses: ['nome'] }, "prova.chains.poi: 'nome' has no sign to turn."],
  ['a sign of what is not copied', { ...good, reverses: ['pezzi'] }, "prova.chains.poi: 'pezzi' is turned and not copied."],
  [
    'a sign that may not be negative',
    { ...good, copies: { pezzi: 'pezzi' }, reverses: ['pezzi'] },
    "prova.chains.poi: 'pezzi' may not be negative. Give it a min below zero.",
  ],
  ['a state that is none', { ...good, moves: 'finita' }, "prova.chains.poi: 'finita' is not a state of prima. Known: aperta, chiusa."],
  ['an end that is none', { ...good, lapsed: ['finita'] }, "prova.chains.poi: 'finita' is not a state of dopo. Known: aperta, chiusa."],
  [
    'a condition on nothing',
    { ...good, when: [{ field: 'fine', op: 'filled' }] },
    "prova.chains.poi.when: 'fine' is not a field of prima.",
  ],
])('tells of %s', (_what, chain, fault) => {
  expect(check(chain)).toThrow(fault)
})
