import { defineEntity } from '../../kernel/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { mezzi, pagatoCon, saldoDi } from '../common/pagamento.ts'

// Who pays at the desk pays by card: it comes first.
const { carta, ...altri } = mezzi

/** What a patient has paid. */
export const incasso = defineEntity({
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  fields: {
    paziente: reference('Paziente', 'paziente'),
    giorno: date('Giorno', { near: { past: 365, future: 0 } }),
    importo: money('Importo', { min: euro(0.01) }),
    // A treatment that was paid in cash is not deducted from the income (law 160/2019, art. 1 c. 679).
    mezzo: pagatoCon(
      { carta, ...altri },
      {
        hint: 'Chi paga in contanti non detrae la spesa.',
        synonyms: ['pagamento'],
      },
    ),
    nota: optional(text('Nota')),
  },
  title: ['paziente', 'giorno'],
  synonyms: ['pagamento', 'pagamenti', 'acconto', 'saldo'],
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['giorno', 'paziente', 'importo', 'mezzo', 'nota'],
  proposes: ({ paziente: id }, read) => saldoDi(read, 'paziente', id),
  prefill: ({ today }) => ({ giorno: today, mezzo: 'carta' }) as const,
})
