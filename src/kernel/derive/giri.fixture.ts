import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { recurrence } from '../fields/recurrence.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { time } from '../fields/time.ts'

export const squadra = defineEntity({
  name: 'squadra',
  label: { one: 'Squadra', many: 'Squadre', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

export const giro = defineEntity({
  name: 'giro',
  label: { one: 'Giro', many: 'Giri', gender: 'm' },
  fields: {
    luogo: text('Luogo'),
    squadra: reference('Squadra', 'squadra'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    stato: status('Stato', 'previsto', {
      previsto: { label: 'Previsto', tone: 'primary', next: ['fatto'] },
      fatto: { label: 'Fatto', tone: 'success', next: [] },
    }),
    ripetizione: optional(recurrence('Ripetizione', { of: 'giorno' })),
  },
  title: ['luogo', 'giorno'],
  table: ['giorno', 'luogo'],
  slot: { day: 'giorno', time: 'ora', lane: 'squadra' },
  exclusive: {},
})
