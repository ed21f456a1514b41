import { defineEntity } from './define-entity.ts'
import type { DraftOf, Value } from '../entity.ts'
import { choice } from '../../fields/choice.ts'
import { date } from '../../fields/date.ts'
import { number } from '../../fields/document-number.ts'
import { derived } from '../../fields/derived.ts'
import { cases, divided, today, when } from '../../expression/expression.ts'
import { optional } from '../../fields/field.ts'
import { decimal } from '../../fields/number.ts'
import { reference } from '../../fields/reference.ts'
import { status } from '../../fields/status.ts'
import { recurrence } from '../../fields/recurrence.ts'
import { text } from '../../fields/text.ts'
import { time } from '../../fields/time.ts'
import { defineMetric } from '../../metric/metric.ts'
import { expect, type Equal } from '../../fields/equal.types.ts'

const base = {
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    motivo: text('Motivo'),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    durata: optional(decimal('Durata')),
    medico: optional(reference('Medico', 'medico')),
    esito: derived(choice('Esito', { ok: 'Buono', ko: 'Cattivo' }), cases([when([{ field: 'durata', op: 'gt', value: 1 }], 'ko')], 'ok')),
    stato: status('Stato', 'attesa', {
      attesa: { label: 'In attesa', tone: 'primary', next: ['fatta'] },
      fatta: { label: 'Fatta', tone: 'success', next: [] },
    }),
  },
  title: ['motivo'],
  table: ['motivo'],
} as const

const visita = defineEntity({
  ...base,
  // The title, the rules and the effects see the record by its fields.
  title: ['motivo', ['giorno', 'ora']],
  board: 'stato',
  slot: { day: 'giorno', time: 'ora', lane: 'medico', lasts: 'durata' },
  form: [{ fields: ['motivo', 'giorno', 'ora'] }],
  rules: [{ field: 'giorno', message: '', when: [{ field: 'giorno', op: 'lt', value: today() }] }],
  effects: (before, after) => (before?.stato !== after?.stato ? [] : []),
  prefill: (at) => ({ giorno: at.today }),
})

type Visita = Value<typeof visita>
expect<Equal<Visita['id'], `visita_${string}`>>()
expect<Equal<Visita['stato'], 'attesa' | 'fatta'>>()
expect<Equal<Visita['esito'], 'ok' | 'ko'>>()
expect<Equal<Visita['medico'], `medico_${string}` | undefined>>()
expect<Equal<keyof DraftOf<typeof visita>, 'motivo' | 'giorno' | 'ora' | 'durata' | 'medico' | 'stato'>>()

// @ts-expect-error a column that is not a field
defineEntity({ ...base, table: ['titolo'] })
// @ts-expect-error a board needs a status
defineEntity({ ...base, board: 'motivo' })
// @ts-expect-error a calendar needs a day
defineEntity({ ...base, slot: { day: 'ora' } })
// @ts-expect-error the hour of a calendar is a time
defineEntity({ ...base, slot: { day: 'giorno', time: 'giorno' } })
// @ts-expect-error a lane is somebody: a reference
defineEntity({ ...base, slot: { day: 'giorno', lane: 'motivo' } })
// @ts-expect-error what is worked out cannot be typed in a form
defineEntity({ ...base, form: [{ fields: ['motivo', 'giorno', 'esito'] }] })
// @ts-expect-error an order by a field that is not there
defineEntity({ ...base, sort: [{ field: 'fine', direction: 'asc' }] })
// @ts-expect-error a rule at a field that is not there
defineEntity({ ...base, rules: [{ field: 'fine', message: '', when: [] }] })
// @ts-expect-error the title of a record that has no such field
defineEntity({ ...base, title: ['cognome'] })
// @ts-expect-error a gender that Italian does not have
defineEntity({ ...base, label: { one: 'Visita', many: 'Visite', gender: 'n' } })
// @ts-expect-error a prefill that the field would not hold
defineEntity({ ...base, prefill: () => ({ stato: 'persa' }) })

const metric = { key: 'k', label: 'K', unit: 'hours', formula: 'F', fn: 'avg' } as const
defineMetric(visita, { ...metric, field: 'durata', where: [{ field: 'stato', op: 'eq', value: 'fatta' }] })
// @ts-expect-error a figure of a field that is not there
defineMetric(visita, { ...metric, field: 'lunghezza', where: [] })
// @ts-expect-error a condition on a field that is not there
defineMetric(visita, { ...metric, field: 'durata', where: [{ field: 'fine', op: 'filled' }] })
// @ts-expect-error a comparison that does not exist
defineMetric(visita, { ...metric, field: 'durata', where: [{ field: 'stato', op: 'like', value: 'fatta' }] })

const stato = status('Stato', 'attesa', {
  attesa: { label: 'In attesa', tone: 'primary', next: ['fatta'] },
  fatta: { label: 'Fatta', tone: 'success', next: [], requires: ['durate'] },
})
// @ts-expect-error a state that requires what is no field
defineEntity({ ...base, fields: { ...base.fields, stato } })

const meta = derived(decimal('Metà'), divided('durate', 2))
const ok = derived(text('Ok'), cases([when([{ field: 'esiti', op: 'eq', value: 'ok' }], 'sì')], 'no'))
// @ts-expect-error a calculation over what is no field
defineEntity({ ...base, fields: { ...base.fields, meta } })
// @ts-expect-error a case about what is no field
defineEntity({ ...base, fields: { ...base.fields, ok } })
defineEntity({ ...base, fields: { ...base.fields, meta: derived(decimal('Metà'), divided('durata', 2)) } })
defineEntity({ ...base, fields: { ...base.fields, ogni: optional(recurrence('Ripetizione', { of: 'giorno' })) } })
const ogni = optional(recurrence('Ripetizione', { of: 'data' }))
// @ts-expect-error a repetition of a day that the record does not have
defineEntity({ ...base, fields: { ...base.fields, ogni } })

const emessa = { ...base.fields, tipo: choice('Tipo', { a: 'A' }) }
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero', { series: 'tipo', per: 'year', of: 'giorno', on: 'fatta' }) } })
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero', { series: 'FE' }) } })
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero') } })
// @ts-expect-error a number that is given in a state which is not there
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero', { on: 'emessa' }) } })
// @ts-expect-error a number that counts by what is no date
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero', { of: 'ora' }) } })
// @ts-expect-error a series that is neither a choice nor in capitals
defineEntity({ ...base, fields: { ...emessa, numero: number('Numero', { series: 'motivo' }) } })
