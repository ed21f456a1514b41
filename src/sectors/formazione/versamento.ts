import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'

export const mezzi = { bonifico: 'Bonifico', carta: 'Carta', contanti: 'Contanti', assegno: 'Assegno' } as const

/** A part of what a course costs, paid or (below nothing) given back. */
export const versamento = defineEntity({
  name: 'versamento',
  label: { one: 'Versamento', many: 'Versamenti', gender: 'm' },
  fields: {
    studente: reference('Studente', 'studente', { synonyms: ['allievo'] }),
    data: date('Data', { near: { past: 365, future: 0 }, synonyms: ['giorno'] }),
    importo: money('Importo', {
      min: euro(-100_000),
      hint: 'Con il meno davanti per un rimborso.',
      synonyms: ['rata', 'acconto', 'saldo'],
    }),
    mezzo: choice('Pagato con', mezzi, { short: 'Mezzo', noun: { said: 'mezzo di pagamento' }, synonyms: ['pagamento'] }),
    nota: optional(text('Nota', { placeholder: 'Seconda rata' })),
  },
  title: ['studente', 'data', 'importo'],
  synonyms: ['rata', 'rate', 'quota', 'quote', 'pagamento', 'pagamenti', 'rimborso', 'acconto'],
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['data', 'studente', 'importo', 'mezzo', 'nota'],
  rules: [{ field: 'importo', message: 'Scrivi quanto è stato versato.', when: [{ field: 'importo', op: 'eq', value: 0 }] }],
  async proposes({ studente: id }, read) {
    const saldo = id && (await read.get('studente', id))?.['saldo']
    return typeof saldo === 'number' && saldo > 0 ? { importo: euro(saldo / 100) } : {}
  },
  prefill: ({ today }) => ({ data: today, mezzo: 'bonifico' }) as const,
})
