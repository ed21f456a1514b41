import { expect, it } from 'vitest'
import { defineEntity } from '../define-entity.ts'
import { choice } from '../fields/choice.ts'
import { text } from '../fields/text.ts'
import { titleField } from './title-field.ts'

const shared = { label: { one: 'Cosa', many: 'Cose', gender: 'f' }, table: ['nome'] } as const
const fields = { tipo: choice('Tipo', { a: 'A' }), nome: text('Nome'), cognome: text('Cognome') }

it('finds the one field that is the title', () => {
  expect(titleField(defineEntity({ ...shared, name: 'cosa', fields, title: ['nome'] }))).toBe('nome')
})
it('finds none where the title is made of several', () => {
  expect(titleField(defineEntity({ ...shared, name: 'cosa', fields, title: ({ nome, cognome }) => `${nome} ${cognome}` }))).toBeUndefined()
})
it('survives a title that stumbles over what is missing', () => {
  expect(titleField(defineEntity({ ...shared, name: 'cosa', fields, title: ({ nome, cognome }) => cognome.trim() || nome }))).toBe(
    'cognome',
  )
})
