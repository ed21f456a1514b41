import { defineAction } from '../../kernel/define-action.ts'
import type { Entity, Read } from '../../kernel/entity.ts'
import { cases, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { counted, derived, isStored } from '../../kernel/fields/derived.ts'
import { optional, type Fields } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import type { Problem } from '../../kernel/problem.ts'

const MOTIVO = { max: 120, synonyms: ['perché è stato stornato', 'motivo dello storno'] } as const

/**
 * Fields by which a payment takes back another one: it has the opposite amount and a day of its own, and the first stays as it was
 * written. `registrato` is how a payment is called that stands.
 */
export const storniDi = <const N extends string>(entity: N, registrato: string) => ({
  storna: optional(
    reference('Storno di', entity, {
      noun: { said: 'pagamento che storna' },
      among: () => [{ field: 'situazione', op: 'eq', value: 'registrato' }],
    }),
  ),
  motivo: optional(text('Motivo dello storno', MOTIVO)),
  storni: counted('Storni', { entity, by: 'storna' }),
  situazione: derived(
    choice(
      'Situazione',
      { registrato, stornato: 'Stornato', storno: 'Storno' },
      {
        tones: { registrato: 'success', stornato: 'neutral', storno: 'warning' },
        also: { stornato: ['annullato'], storno: ['storni'] },
      },
    ),
    cases([when([{ field: 'storna', op: 'filled' }], 'storno'), when([{ field: 'storni', op: 'gt', value: 0 }], 'stornato')], 'registrato'),
  ),
})

/** What a payment says of its reversal, as a group of its form. */
export const gruppoStorno = { title: 'Storno', fields: ['storna', 'motivo'], on: 'edit' } as const

/** How a payment that is kept is put right, for its `closed`. */
export const siStorna = (label: string) => ({
  always: true as const,
  says: ({ storna, situazione }: { readonly storna?: string | undefined; readonly situazione?: string | undefined }) => {
    if (storna !== undefined) return 'è lo storno di un altro, e resta com’è.'
    if (situazione === 'stornato') return 'è stato stornato, e resta com’è.'
    return `se è sbagliato si corregge con «Storna ${label}», e se ne registra un altro.`
  },
})

interface Pagamento {
  readonly id: string
  readonly storna?: string | undefined
}

/** Refuses a reversal that says something else than its payment with the opposite sign, and a second one. */
export const stornoGiusto =
  (entity: string, same: readonly string[]) =>
  async (row: Pagamento, read: Read): Promise<readonly Problem[]> => {
    const reversals = (of: string) => read.find(entity, [{ field: 'storna', op: 'eq', value: of }])
    const differs = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
      same.find((key) => a[key] !== b[key]) ?? (a['importo'] === -Number(b['importo']) ? undefined : 'importo')
    const own: Readonly<Record<string, unknown>> = { ...row }
    if (row.storna === undefined) {
      const [back] = await reversals(row.id)
      const path = back && differs(back, own)
      return path === undefined ? [] : [{ path, code: 'rule', message: 'È già stornato: resta com’è.' }]
    }
    const first = await read.get(entity, row.storna)
    const others = (await reversals(row.storna)).filter(({ id }) => id !== row.id)
    if (!first || first['storna'] !== undefined || others.length > 0)
      return [{ path: 'storna', code: 'rule', message: 'Si storna una volta sola, e solo quello che è stato registrato.' }]
    const path = differs(own, first)
    return path === undefined ? [] : [{ path, code: 'rule', message: 'Uno storno dice le stesse cose, con l’importo di segno opposto.' }]
  }

/** Takes a payment back with a record of its own, of today, with its reason: days that are over keep their sums. */
export const stornaPagamento = <const N extends string, const F extends Fields>(
  payment: Entity<N, F>,
  { day, label }: { readonly day: string; readonly label: string },
) =>
  defineAction<'storna_pagamento', string, Fields, { motivo: ReturnType<typeof text> }, 'record'>(payment, {
    key: 'storna_pagamento',
    label: `Storna ${label}`,
    title: `Storna ${label}`,
    synonyms: [
      `storna l’${label}`,
      `storna il ${label}`,
      `annulla l’${label}`,
      `annulla il ${label}`,
      'storna il pagamento',
      'annulla il pagamento',
      'storna il bonifico',
    ],
    description: 'Resta scritto com’è, con il suo giorno. Lo storno ha il segno opposto e conta oggi.',
    icon: 'check',
    on: 'record',
    where: [{ field: 'situazione', op: 'eq', value: 'registrato' }],
    inputs: { motivo: text('Motivo', { max: 120 }) },
    async plan({ motivo }, read, { today }, { id }) {
      const stored = await read.get(payment.name, id)
      if (!stored) return []
      const copied = Object.entries(payment.fields).flatMap(([key, field]) =>
        isStored(field) && key !== 'nota' && stored[key] !== undefined ? [[key, stored[key]] as const] : [],
      )
      const values = { ...Object.fromEntries(copied), [day]: today, importo: -Number(stored['importo']), storna: id, motivo }
      return [{ type: 'create', entity: payment.name, values }]
    },
    confirm: `Storna ${label}`,
    done: () => 'Storno registrato',
  })
