import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineQuestions } from './define-questions.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { defineMetric } from '../metric/metric.ts'

const bici = defineEntity({
  name: 'bici',
  label: { one: 'Bicicletta', many: 'Biciclette', gender: 'f' },
  fields: {
    modello: text('Modello'),
    stato: status('Stato', 'ferma', {
      ferma: { label: 'Ferma', tone: 'neutral', next: ['pronta'], also: ['rotta'] },
      pronta: { label: 'Pronta', tone: 'success', next: [] },
    }),
  },
  title: ['modello'],
  table: ['modello'],
})
const metrics = [defineMetric(bici, { key: 'bici', label: 'Biciclette', unit: 'count', formula: 'F', fn: 'count', where: [] })]
const trade = { entities: [bici], metrics } as const

defineQuestions(trade, [
  { says: 'Quali sono pronte?', entity: 'bici', where: [{ field: 'stato', op: 'eq', value: 'pronta' }] },
  { says: 'Quante sono?', metric: 'bici' },
])
// @ts-expect-error an entity of another trade
defineQuestions(trade, [{ says: 'Chi?', entity: 'auto', where: [] }])
// @ts-expect-error a state that there is not
defineQuestions(trade, [{ says: 'Quali?', entity: 'bici', where: [{ field: 'stato', op: 'eq', value: 'venduta' }] }])
// @ts-expect-error a figure that there is not
defineQuestions(trade, [{ says: 'Quante?', metric: 'ricavi' }])
// @ts-expect-error nobody asks without words
defineQuestions(trade, [{ says: [], metric: 'bici' }])
