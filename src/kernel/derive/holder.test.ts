import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { recordDoubts } from './doubts.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { born } from '../concepts/born.ts'
import { optional } from '../fields/field.ts'
import { fiscalCode } from '../fields/fiscal-code.ts'
import { text } from '../fields/text.ts'

const label = { one: 'Paziente', many: 'Pazienti', gender: 'm' } as const
const paziente: AnyEntity = defineEntity({
  name: 'paziente',
  label,
  fields: {
    nome: text('Nome'),
    cognome: text('Cognome'),
    nascita: optional(born()),
    codice: optional(fiscalCode()),
    note: optional(text('Note')),
  },
  title: [['cognome', 'nome']],
  table: ['nome'],
})
const socio: AnyEntity = defineEntity({
  name: 'socio',
  label,
  fields: { nome: text('Nome'), codice: optional(fiscalCode('Codice fiscale')) },
  title: ['nome'],
  table: ['nome'],
})
const ditta: AnyEntity = defineEntity({
  name: 'ditta',
  label,
  fields: { nome: text('Ragione sociale'), codice: optional(fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })) },
  title: ['nome'],
  table: ['nome'],
})
const at = { today: '2026-11-27' }
const said = (entity: AnyEntity, values: Readonly<Record<string, unknown>>) =>
  recordDoubts(entity, values, values, at).map(({ message }) => message)

describe('the tax code of somebody else', () => {
  const codice = 'CNTFNC84R44H5L1E'

  it('is told with what does not agree', () => {
    expect(said(paziente, { nome: 'Maria', cognome: 'Rossi', nascita: '1980-05-10', codice })).toEqual([
      'Il codice fiscale è di chi è nata il 04/10/1984 e ha CNT nel cognome e FNC nel nome: è giusto?',
    ])
    expect(said(paziente, { nome: 'Francesca', cognome: 'Conti', nascita: '1984-10-05', codice })).toEqual([
      'Il codice fiscale è di chi è nata il 04/10/1984: è giusto?',
    ])
    expect(said(paziente, { nome: 'Franca', cognome: 'Rossi', codice })).toEqual([
      'Il codice fiscale è di chi ha CNT nel cognome: è giusto?',
    ])
  })

  it.each([
    ['her own', paziente, { nome: 'Francesca', cognome: 'Conti', nascita: '1984-10-04', codice }],
    ['names that stand in each other’s place', paziente, { nome: 'Conti', cognome: 'Francesca', codice }],
    ['a name in one field', socio, { nome: 'Francesca Conti', codice }],
    ['a name in one field, the surname first', socio, { nome: 'Conti Francesca', codice }],
    ['a name of one word', socio, { nome: 'Francesca', codice }],
    ['a code of a body', socio, { nome: 'Circolo Arci', codice: '00743110157' }],
    ['a firm that bears the owner’s name', ditta, { nome: 'Ferramenta Conti', codice }],
    ['no code', paziente, { nome: 'Maria', cognome: 'Rossi' }],
    ['a code that is not right', paziente, { nome: 'Maria', cognome: 'Rossi', codice: 'CNTFNC84R44H5L1X' }],
  ])('is not seen in %s', (_case, entity, values) => {
    expect(said(entity, values)).toEqual([])
  })

  it('is seen in a name of one field, and in a firm of wholly other words', () => {
    expect(said(socio, { nome: 'Anna Conti', codice })).toEqual(['Il codice fiscale è di chi ha FNC nel nome: è giusto?'])
    expect(said(ditta, { nome: 'Bar Sport', codice })).toEqual(['Il codice fiscale è di chi ha CNT nel cognome e FNC nel nome: è giusto?'])
  })

  it('is asked about when something of it is written', () => {
    const record = { nome: 'Maria', cognome: 'Rossi', codice }
    expect(recordDoubts(paziente, { cognome: 'Rossi' }, record, at)).toHaveLength(1)
    expect(recordDoubts(paziente, { note: 'chiama al mattino' }, record, at)).toEqual([])
  })

  it('proposes the day of birth where none is written', async () => {
    const read = { get: async () => undefined, find: async () => [] }
    expect(await paziente.proposes?.({ codice }, read, at)).toEqual({ nascita: '1984-10-04' })
    expect(await paziente.proposes?.({ codice, nascita: '1980-05-10' }, read, at)).toEqual({})
    expect(await paziente.proposes?.({}, read, at)).toEqual({})
  })
})
