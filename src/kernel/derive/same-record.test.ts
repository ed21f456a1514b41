import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { optional } from '../fields/field.ts'
import { email } from '../fields/email.ts'
import { phone } from '../fields/phone.ts'
import { text } from '../fields/text.ts'
import { knownBy, likenessOf } from './same-record.ts'

const plain = {
  name: 'ditta',
  label: { one: 'Ditta', many: 'Ditte', gender: 'f' },
  fields: { nome: text('Nome'), codice: optional(text('Codice')), telefono: optional(phone('Telefono')), email: optional(email('Email')) },
  title: ['nome'],
  table: ['nome'],
} as const
const ditta: AnyEntity = defineEntity({ ...plain, apart: ['email'], unique: [['codice']], alike: [['nome'], ['telefono']] })
const untold: AnyEntity = defineEntity(plain)
const row = { id: 'ditta_1', version: 1, nome: 'Città Viva', codice: 'K1', telefono: '3355550141', email: 'a@viva.it' }

it.each([
  ['the same name, written otherwise', ditta, { nome: 'CITTA  viva' }, true],
  ['the same telephone, with the prefix of Italy', ditta, { telefono: '+393355550141' }, true],
  ['the same telephone and another name', ditta, { nome: 'Altra', telefono: '3355550141' }, false],
  ['the same code, whatever else is different', ditta, { codice: 'K1', nome: 'Altra' }, true],
  ['the same name and another code', ditta, { codice: 'K2', nome: 'Città Viva' }, false],
  ['the same name and what tells them apart', ditta, { nome: 'Città Viva', email: 'b@viva.it' }, undefined],
  ['nothing in common', ditta, { nome: 'Altra', telefono: '3490000000' }, undefined],
  ['nothing written yet', ditta, {}, undefined],
  ['the same title, where nothing is said', untold, { nome: 'città viva' }, true],
  ['a title that cannot be made yet', untold, { telefono: '3355550141' }, undefined],
])('%s', (_case, entity, values, isSure) => {
  expect(likenessOf(entity, values, row)?.isSure).toBe(isSure)
})

it.each([
  ["Dell'Acqua Marco", 'dellacqua marco'],
  ["Dell'Acqua Marco", 'Dell Acqua Marco'],
  ['De Luca', 'DELUCA'],
  ['Città di Castello', 'Citta Dicastello'],
])('%s and %s are probably one name', (nome, other) => {
  expect(likenessOf(untold, { nome }, { id: 'ditta_2', version: 1, nome: other })?.isSure).toBe(true)
})

it('does not take two codes for one by a particle', () => {
  expect(likenessOf(ditta, { codice: 'De 12' }, { id: 'ditta_2', version: 1, nome: 'Altra', codice: 'De12' })).toBeUndefined()
})

it('is known to others by its title and by each trait of one field', () => {
  expect(knownBy(ditta, row, () => undefined)).toContain('335 555 0141')
  expect(knownBy(ditta, row, () => undefined)).toContain('K1')
})
