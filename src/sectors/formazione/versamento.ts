import { defineEntity } from '../../kernel/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { mezzi, pagatoCon, saldoDi } from '../common/pagamento.ts'

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
    mezzo: pagatoCon(mezzi, { synonyms: ['pagamento'] }),
    nota: optional(text('Nota', { placeholder: 'Seconda rata' })),
  },
  title: ['studente', 'data', 'importo'],
  synonyms: ['rata', 'rate', 'quota', 'quote', 'pagamento', 'pagamenti', 'rimborso', 'acconto'],
  makes: ['registra', 'incassa', 'versa', 'salda'],
  scans: [],
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['data', 'studente', 'importo', 'mezzo', 'nota'],
  rules: [{ field: 'importo', message: 'Scrivi quanto è stato versato.', when: [{ field: 'importo', op: 'eq', value: 0 }] }],
  proposes: ({ studente: id }, read) => saldoDi(read, 'studente', id),
  prefill: ({ today }) => ({ data: today, mezzo: 'bonifico' }) as const,
})
