import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { month } from '../../src/kernel/fields/month.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { text } from '../../src/kernel/fields/text.ts'

/** Other figures than those of the agenda, and why. */
export const rettifica = defineEntity({
  name: 'rettifica',
  label: { one: 'Rettifica', many: 'Rettifiche', gender: 'f' },
  fields: {
    mese: month('Mese'),
    partite: integer('Partite', { min: 0 }),
    incasso: money('Incasso'),
    motivo: text('Motivo', { placeholder: 'Due partite segnate su carta' }),
  },
  title: ['mese'],
  table: ['mese', 'partite', 'incasso', 'motivo'],
  unique: [['mese']],
})
