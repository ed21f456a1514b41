import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { text } from '../fields/text.ts'
import { titleDraft, titleField } from './title-field.ts'

const shared = { name: 'cosa', label: { one: 'Cosa', many: 'Cose', gender: 'f' }, table: ['nome'] } as const
const fields = { tipo: choice('Tipo', { a: 'A' }), giorno: date('Giorno'), nome: text('Nome'), cognome: text('Cognome') }

it('finds the one field that is the title', () => {
  expect(titleField(defineEntity({ ...shared, fields, title: ['nome'] }))).toBe('nome')
})
it('finds it by its kind, however short it must be', () => {
  expect(titleField(defineEntity({ ...shared, fields: { ...fields, nome: text('Sigla', { max: 3 }) }, title: ['nome'] }))).toBe('nome')
})
it('finds none where the title is made of several', () => {
  expect(titleField(defineEntity({ ...shared, fields, title: ['nome', 'cognome'] }))).toBeUndefined()
  expect(titleField(defineEntity({ ...shared, fields, title: [['nome', 'cognome']] }))).toBeUndefined()
})
it('finds none where the title takes no words', () => {
  expect(titleField(defineEntity({ ...shared, fields, title: ['giorno'] }))).toBeUndefined()
})

const persona = defineEntity({
  name: 'persona',
  label: { one: 'Persona', many: 'Persone', gender: 'f' },
  fields: { nome: text('Nome'), cognome: text('Cognome') },
  title: [['cognome', 'nome']],
  table: ['cognome', 'nome'],
})

it.each([
  ['riva', { cognome: 'riva' }],
  ['Riva Anna', { cognome: 'Riva', nome: 'Anna' }],
  ['De Luca Anna Maria', { cognome: 'De Luca', nome: 'Anna Maria' }],
  ['  ', {}],
])('«Aggiungi %s» begins a person with what was typed', (typed, draft) => {
  expect(titleDraft(persona, typed)).toEqual(draft)
})
