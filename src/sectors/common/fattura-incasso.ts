import type { At } from '../../kernel/at.ts'
import { defineAction } from '../../kernel/define-action.ts'
import type { Entity, Read } from '../../kernel/entity.ts'
import { field } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional, type Fields } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import type { Problem } from '../../kernel/problem.ts'
import { aperte, residuoDi } from './fattura.ts'
import { mezzi, pagatoCon } from './pagamento.ts'

const quanto = {
  giorno: date('Giorno', { near: { past: 60, future: 0 } }),
  importo: money('Importo', { min: euro(0.01) }),
  mezzo: pagatoCon({ ...mezzi, riba: 'Ri.Ba.' }),
  nota: optional(text('Nota')),
}

/** Money that came in for an invoice, all of it or a part; for `defineEntity`, as `fatturaDi`. */
export const incassoFattura = {
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  synonyms: ['pagamento', 'pagamenti', 'acconto', 'saldo'],
  fields: {
    fattura: reference('Fattura', 'fattura', { among: () => aperte }),
    ...quanto,
  },
  title: ['fattura', 'giorno'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  form: [{ fields: ['fattura', 'giorno', 'importo', 'mezzo', 'nota'] }],
  table: ['giorno', 'fattura', 'importo', 'mezzo', 'nota'],
  rules: [
    {
      field: 'fattura',
      message: 'La fattura è ancora una bozza: prima si emette, poi si incassa.',
      when: [{ field: 'fattura.stato', op: 'eq', value: 'bozza' }],
    },
    {
      field: 'giorno',
      message: 'L’incasso viene prima della fattura.',
      when: [{ field: 'giorno', op: 'lt', value: field('fattura.data') }],
    },
  ],
  async conflicts({ fattura }: { readonly fattura: string }, read: Read): Promise<readonly Problem[]> {
    const residuo = await residuoDi(read, fattura)
    if (residuo === undefined || residuo >= 0) return []
    return [{ path: 'importo', code: 'rule', message: `Sono ${formatMoney(-residuo)} più di quanto resta da incassare.` }]
  },
  async proposes({ fattura }: { readonly fattura?: string | undefined }, read: Read) {
    const residuo = await residuoDi(read, fattura)
    return residuo !== undefined && residuo > 0 ? { importo: euro(residuo / 100) } : {}
  },
  prefill: ({ today }: At) => ({ giorno: today, mezzo: 'bonifico' }) as const,
} as const

/** A payment from the invoice itself: what is open is proposed, a part may be written. */
export const incassa = <const F extends Fields>(fattura: Entity<'fattura', F>) =>
  defineAction<'incassa', string, Fields, typeof quanto, 'record'>(fattura, {
    key: 'incassa',
    label: 'Registra incasso',
    title: 'Registra un incasso',
    icon: 'check',
    on: 'record',
    where: [...aperte],
    inputs: quanto,
    prefill: ({ residuo }, _read, { today }) => ({
      giorno: today,
      mezzo: 'bonifico',
      ...(typeof residuo === 'number' && { importo: euro(residuo / 100) }),
    }),
    plan: (values, _read, _at, { id }) => [{ type: 'create', entity: 'incasso', values: { ...values, fattura: id } }],
    confirm: 'Registra incasso',
    done: ({ importo }) => `Incassati ${formatMoney(importo)}`,
  })
