import { defineEntity } from '../entity/definition/define-entity.ts'
import { optional } from '../fields/field.ts'
import { decimal } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'

const base = {
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    articolo: reference('Articolo', 'articolo'),
    lotto: optional(reference('Lotto', 'lotto')),
    quantita: decimal('Quantità', { min: -1000 }),
    note: optional(text('Note')),
  },
  title: ['note'],
  table: ['note'],
} as const

defineEntity({ ...base, stock: { of: 'articolo', quantity: 'quantita', lot: 'lotto', expiry: 'scadenza', mayFallBelow: true } })
// @ts-expect-error an article that is no record
defineEntity({ ...base, stock: { of: 'note', quantity: 'quantita' } })
// @ts-expect-error a quantity that is no number
defineEntity({ ...base, stock: { of: 'articolo', quantity: 'note' } })
// @ts-expect-error a lot that is not a field
defineEntity({ ...base, stock: { of: 'articolo', quantity: 'quantita', lot: 'partita' } })
