import { defineAction } from './define-action.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { expect, type Equal } from '../fields/equal.types.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { decimal, integer } from '../fields/number.ts'
import { proposed } from '../fields/proposed.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'

const noleggio = defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  fields: { cliente: text('Cliente'), fine: date('Fine'), tipo: choice('Tipo', { auto: 'Auto', furgone: 'Furgone' }) },
  title: ['cliente'],
  table: ['cliente'],
})

const said = { key: 'proroga', label: 'Proroga', title: 'Proroga', confirm: 'Proroga', done: () => 'Fatto' } as const
const inputs = { giorni: integer('Giorni'), socio: optional(reference('Socio', 'socio')) }

// The inputs, and the record or records that it is about, are known by name.
const one = defineAction(noleggio, {
  ...said,
  on: 'record',
  where: [{ field: 'fine', op: 'filled' }],
  inputs,
  prefill: (row) => ({ giorni: row.tipo === 'auto' ? 1 : 2 }),
  plan: ({ giorni, socio }, _read, _at, row) => {
    expect<Equal<typeof giorni, number>>()
    expect<Equal<typeof socio, `socio_${string}` | undefined>>()
    expect<Equal<typeof row.tipo, 'auto' | 'furgone'>>()
    return []
  },
})
expect<Equal<(typeof one)['key'], 'proroga'>>()
defineAction(noleggio, {
  ...said,
  on: 'list',
  inputs,
  plan: async (_inputs, _read, _at, rows) => {
    expect<Equal<(typeof rows)[number]['id'], `noleggio_${string}`>>()
    return []
  },
})

// @ts-expect-error a condition on a field that is not there
defineAction(noleggio, { ...said, on: 'record', where: [{ field: 'inizio', op: 'filled' }], inputs, plan: () => [] })
// @ts-expect-error a plan that reads an input that is not asked for
defineAction(noleggio, { ...said, on: 'record', inputs, plan: ({ settimane }) => (settimane ? [] : []) })
// @ts-expect-error a prefill that the input would not hold
defineAction(noleggio, { ...said, on: 'record', inputs, prefill: () => ({ giorni: 'sette' }), plan: () => [] })
// @ts-expect-error a place where no action stands
defineAction(noleggio, { ...said, on: 'panel', inputs, plan: () => [] })
// @ts-expect-error an icon that there is not
defineAction(noleggio, { ...said, icon: 'cart', on: 'record', inputs, plan: () => [] })

const rows = lines('Righe', { nome: text('Nome'), pezzi: decimal('Pezzi'), giorno: date('Giorno') }, { summary: ({ nome }) => nome })
proposed(rows, { title: 'nome', correct: 'pezzi' })
// @ts-expect-error a heading that is no column
proposed(rows, { title: 'voce', correct: 'pezzi' })
// @ts-expect-error a number to correct that is none
proposed(rows, { title: 'nome', correct: 'giorno' })
