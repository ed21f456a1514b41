import { CONTANTI } from '../../documents/tessera-sanitaria/tracciabile.ts'
import * as k from '../../kernel/describe.ts'
import { aperte, residuoDi } from '../common/fattura/fattura.ts'
import { importoIncassato, importoSopraZero, incassoGiusto } from '../common/fattura/incasso.ts'
import { mezzi, pagatoCon, saldoDi } from '../common/pagamento.ts'
import { gruppoStorno, siStorna, storniDi } from '../common/storno-incasso.ts'

// Who pays at the desk pays by card: it comes first.
const { carta, ...altri } = mezzi
export const comePaga = { carta, ...altri } as const

/** What a patient has paid: for an invoice, or ahead. */
export const incasso = k.defineEntity({
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  fields: {
    paziente: k.reference('Paziente', 'paziente'),
    fattura: k.optional(
      k.reference('Fattura', 'fattura', {
        hint: 'Vuota per un acconto: si aggiunge quando la fattura è emessa.',
        among: ({ paziente }) => (paziente ? [...aperte, k.eq('cliente', paziente)] : aperte),
      }),
    ),
    giorno: k.day('Giorno', { near: { past: 365, future: 0 }, synonyms: ['incassato il'] }),
    importo: { ...importoIncassato, synonyms: [...(importoIncassato.synonyms ?? []), 'preso', 'entrato'] },
    mezzo: pagatoCon(comePaga, { hint: CONTANTI, synonyms: ['pagamento'] }),
    nota: k.optional(k.note()),
    ...storniDi('incasso', 'Incassato'),
  },
  title: ['paziente', 'giorno'],
  synonyms: ['pagamento', 'pagamenti', 'acconto', 'versamento'],
  makes: ['incassa', 'registra', 'salda'],
  scans: [],
  sort: [k.desc('giorno')],
  form: [{ fields: ['paziente', 'fattura', 'giorno', 'importo', 'mezzo', 'nota'] }, gruppoStorno],
  table: ['giorno', 'paziente', 'importo', 'mezzo', 'situazione', 'fattura', 'nota'],
  // Money that came in ahead waits for its invoice; what names one keeps it.
  closed: { ...siStorna('incasso'), open: ['nota', 'fattura'] },
  settled: ({ fattura, ...row }) =>
    fattura === undefined ? undefined : { fields: ['fattura'], message: `L’incasso è registrato: ${siStorna('incasso').says(row)}` },
  rules: [
    importoSopraZero,
    {
      field: 'fattura',
      message: 'La fattura è di un altro paziente.',
      when: [k.filled('fattura'), k.ne('fattura.cliente', k.field('paziente'))],
    },
    {
      field: 'fattura',
      message: 'La fattura è ancora una bozza: prima si emette, poi si incassa.',
      when: [k.eq('fattura.stato', 'bozza')],
    },
  ],
  conflicts: incassoGiusto,
  // Of an invoice what is open, else what the patient owes.
  async proposes({ paziente: id, fattura }, read: k.Read) {
    const residuo = await residuoDi(read, fattura)
    if (residuo !== undefined) return residuo > 0 ? { importo: k.euro(residuo / 100) } : {}
    return saldoDi(read, 'paziente', id)
  },
  prefill: ({ today }) => ({ giorno: today, mezzo: 'carta' }) as const,
})
