import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineScreens } from './define-screens.ts'
import { choice } from '../fields/choice.ts'
import { optional } from '../fields/field.ts'
import { money } from '../fields/money.ts'
import { month } from '../fields/month.ts'
import { integer } from '../fields/number.ts'
import { text } from '../fields/text.ts'

const bagno = defineEntity({
  name: 'bagno',
  label: { one: 'Bagno', many: 'Bagni', gender: 'm' },
  fields: { cane: text('Cane'), prezzo: money('Prezzo') },
  title: ['cane'],
  table: ['cane'],
})
const conteggio = defineEntity({
  name: 'conteggio',
  label: { one: 'Conteggio', many: 'Conteggi', gender: 'm' },
  fields: {
    mese: month('Mese'),
    bagni: integer('Bagni'),
    taglia: optional(choice('Taglia', { piccola: 'Piccola' })),
    motivo: text('Motivo'),
  },
  title: ['mese'],
  table: ['mese'],
})
const trade = { entities: [bagno, conteggio], metrics: [] } as const
const empty = { title: '', text: '' }
const bagni = {
  kind: 'collection',
  key: 'bagni',
  label: '',
  icon: 'home',
  entity: 'bagno',
  views: ['list'],
  search: '',
  create: '',
  save: '',
  filters: [],
  empty,
} as const
const corrige = {
  entity: 'conteggio',
  period: 'mese',
  figures: ['bagni'],
  reason: 'motivo',
  choices: { taglia: 'taglia' },
  hint: '',
} as const
const parte = {
  key: 'bagni',
  label: 'Bagni',
  reads: ['bagno.prezzo'],
  period: { key: 'mese', label: 'Mese', every: 'month' },
  choices: [{ key: 'taglia', label: 'Taglia', all: 'Tutte', options: { piccola: 'Piccola' } }],
  rows: { one: 'bagno', many: 'bagni', see: 'vedi i bagni' },
  form: { title: 'Mese', correction: corrige },
  failed: '',
  load: () => Promise.reject(new Error()),
} as const
const rendiconto = { kind: 'report', key: 'mese', label: 'Mese', icon: 'home', parts: [parte] } as const
defineScreens(trade, [bagni, { ...rendiconto, creates: 'bagni' }])
// @ts-expect-error a report that reads another trade
defineScreens(trade, [bagni, { ...rendiconto, parts: [{ ...parte, reads: ['auto'] }] }])
const aParole = { ...corrige, figures: ['motivo'] } as const
// @ts-expect-error a correction of what is no figure
defineScreens(trade, [bagni, { ...rendiconto, parts: [{ ...parte, form: { title: '', correction: aParole } }] }])
// @ts-expect-error a correction for no period
defineScreens(trade, [bagni, { ...rendiconto, parts: [{ ...parte, form: { title: '', correction: { ...corrige, period: 'bagni' } } }] }])
// @ts-expect-error a correction that is kept nowhere
defineScreens(trade, [bagni, { ...rendiconto, parts: [{ ...parte, form: { title: '', correction: { ...corrige, entity: 'auto' } } }] }])
// @ts-expect-error a report whose button leads nowhere
defineScreens(trade, [bagni, { ...rendiconto, creates: 'mese' }])
