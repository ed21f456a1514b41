import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'

export const mezzi = { carta: 'Carta', bonifico: 'Bonifico', contanti: 'Contanti', assegno: 'Assegno' } as const

/** What a patient has paid. */
export const incasso = defineEntity({
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  fields: {
    paziente: reference('Paziente', 'paziente'),
    giorno: date('Giorno', { near: { past: 365, future: 0 } }),
    importo: money('Importo', { min: euro(0.01) }),
    // A treatment that was paid in cash is not deducted from the income (law 160/2019, art. 1 c. 679).
    mezzo: choice('Pagato con', mezzi, {
      short: 'Mezzo',
      noun: { said: 'mezzo di pagamento' },
      hint: 'Chi paga in contanti non detrae la spesa.',
      synonyms: ['pagamento'],
    }),
    nota: optional(text('Nota')),
  },
  title: ['paziente', 'giorno'],
  synonyms: ['pagamento', 'pagamenti', 'acconto', 'saldo'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['giorno', 'paziente', 'importo', 'mezzo', 'nota'],
  async proposes({ paziente: id }, read) {
    const saldo = id && (await read.get('paziente', id))?.['saldo']
    return typeof saldo === 'number' && saldo > 0 ? { importo: euro(saldo / 100) } : {}
  },
  prefill: ({ today }) => ({ giorno: today, mezzo: 'carta' }) as const,
})
