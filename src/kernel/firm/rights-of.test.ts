import { expect, it } from 'vitest'
import * as k from '../describe.ts'
import { rightsOf } from './rights-of.ts'

const ordine = k.defineEntity({
  name: 'ordine',
  label: { one: 'Ordine', many: 'Ordini', gender: 'm' },
  fields: { numero: k.number('Numero', { series: 'ORD' }), nota: k.text('Nota') },
  table: ['nota'],
})
const pagamento = k.defineEntity({
  name: 'pagamento',
  label: { one: 'Pagamento', many: 'Pagamenti', gender: 'm' },
  fields: { ordine: k.reference('Ordine', 'ordine'), importo: k.money('Importo') },
  table: ['importo'],
})
const lotto = k.defineEntity({
  name: 'lotto',
  label: { one: 'Lotto', many: 'Lotti', gender: 'm' },
  fields: {
    ordine: k.reference('Ordine', 'ordine'),
    quantita: k.integer('Quantità'),
    valore: k.derived(k.money('Valore'), k.times('quantita', 100)),
  },
  table: ['quantita'],
})
const entities = [ordine, pagamento, lotto]

it('a bookkeeper writes documents and what is paid on them, and not what is only worth something', () => {
  expect(rightsOf('contabile', ['banco'], entities)).toEqual({ groups: ['banco'], writes: ['ordine', 'pagamento'] })
  expect(rightsOf('collaboratore', ['banco'], entities)).toEqual({ groups: ['banco'] })
  expect(rightsOf('lettura', [], entities)).toEqual({ groups: [], writes: [] })
  expect(rightsOf('titolare', [], entities)).toEqual({ groups: 'all' })
})
