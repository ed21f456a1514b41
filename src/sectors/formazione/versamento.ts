import * as k from '../../kernel/describe.ts'
import { mezzi, pagatoCon, saldoDi } from '../common/pagamento.ts'
import { gruppoStorno, siStorna, stornaPagamento, storniDi, stornoGiusto } from '../common/storno-incasso.ts'

/** A part of what a course costs, paid or (below nothing) given back. */
export const versamento = k.defineEntity({
  name: 'versamento',
  label: { one: 'Versamento', many: 'Versamenti', gender: 'm' },
  fields: {
    studente: k.reference('Studente', 'studente', { synonyms: ['allievo', 'da chi'] }),
    data: k.day('Data', { near: { past: 365, future: 0 } }),
    importo: k.money('Importo', {
      min: k.euro(-100_000),
      hint: 'Con il meno davanti per un rimborso.',
      synonyms: ['rata', 'acconto', 'saldo', 'incassato'],
    }),
    mezzo: pagatoCon(mezzi, { synonyms: ['pagamento'] }),
    nota: k.optional(k.note('Nota', { placeholder: 'Seconda rata' })),
    ...storniDi('versamento', 'Versato'),
  },
  title: ['studente', 'data', 'importo'],
  synonyms: ['rata', 'rate', 'quota', 'quote', 'pagamento', 'pagamenti'],
  makes: ['registra', 'incassa', 'versa', 'salda', 'ha pagato', 'ha saldato'],
  scans: [],
  sort: [k.desc('data')],
  form: [{ fields: ['studente', 'data', 'importo', 'mezzo', 'nota'] }, gruppoStorno],
  table: ['data', 'studente', 'importo', 'mezzo', 'situazione', 'nota'],
  closed: { ...siStorna('versamento'), open: ['nota'] },
  conflicts: stornoGiusto('versamento', ['studente', 'mezzo']),
  owed: { amount: 'importo', of: 'studente.saldo' },
  rules: [{ field: 'importo', message: 'Scrivi quanto è stato versato.', when: [k.eq('importo', 0)] }],
  proposes: ({ studente: id }, read) => saldoDi(read, 'studente', id),
  prefill: ({ today }) => ({ data: today, mezzo: 'bonifico' }) as const,
})

/** Takes a part back that was written wrong; what is given back to a student is a part below nothing. */
export const stornaVersamento = stornaPagamento(versamento, { day: 'data', label: 'versamento' })
