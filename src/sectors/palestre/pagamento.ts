import * as k from '../../kernel/describe.ts'
import { mezzi, pagatoCon, saldoDi } from '../common/pagamento.ts'
import { gruppoStorno, siStorna, stornaPagamento, storniDi, stornoGiusto } from '../common/storno-incasso.ts'

/** Money that came in for an instalment, all of it or a part, or (as a reversal) goes back. */
export const pagamento = k.defineEntity({
  name: 'pagamento',
  label: { one: 'Pagamento', many: 'Pagamenti', gender: 'm' },
  fields: {
    iscritto: k.reference('Iscritto', 'iscritto'),
    rata: k.reference('Rata', 'rata', {
      among: ({ iscritto }) => [
        k.oneOf('situazione', ['da_pagare', 'scaduta']),
        ...(iscritto === undefined ? [] : [k.eq('iscritto', iscritto)]),
      ],
    }),
    data: k.day('Data', { near: { past: 365, future: 0 } }),
    importo: k.money('Importo', { min: k.euro(-100_000) }),
    mezzo: pagatoCon(mezzi),
    nota: k.optional(k.note('Nota', { placeholder: 'Paga il marito' })),
    ...storniDi('pagamento', 'Registrato'),
  },
  title: ['iscritto', 'data', 'importo'],
  synonyms: ['pagamenti', 'incasso', 'incassi', 'versamento', 'ricevuta'],
  makes: ['registra', 'incassa', 'ha pagato', 'ha saldato', 'salda'],
  scans: [],
  sort: [k.desc('data')],
  form: [{ fields: ['iscritto', 'rata', 'data', 'importo', 'mezzo', 'nota'] }, gruppoStorno],
  table: ['data', 'iscritto', 'rata', 'importo', 'mezzo', 'situazione', 'nota'],
  closed: { ...siStorna('pagamento'), open: ['nota'] },
  conflicts: stornoGiusto('pagamento', ['iscritto', 'rata', 'mezzo']),
  owed: { amount: 'importo', of: 'rata.saldo' },
  rules: [
    { field: 'importo', message: 'Scrivi quanto è stato pagato.', when: [k.eq('importo', 0)] },
    { field: 'rata', message: 'La rata è di un altro iscritto.', when: [k.ne('iscritto', k.field('rata.iscritto'))] },
  ],
  // The oldest open instalment of whoever pays.
  async proposes({ iscritto, rata }, read) {
    if (rata !== undefined) return saldoDi(read, 'rata', rata)
    if (iscritto === undefined) return {}
    const open = await read.find('rata', [k.eq('iscritto', iscritto), k.oneOf('situazione', ['da_pagare', 'scaduta'])])
    const first = open.toSorted((a, b) => (String(a['scadenza']) < String(b['scadenza']) ? -1 : 1))[0]
    return first ? { rata: first.id as `rata_${string}`, ...(await saldoDi(read, 'rata', first.id)) } : {}
  },
  // The first money of a subscription makes it active.
  async effects(before, after, read) {
    const part = before || !after || after.importo <= 0 ? undefined : await read.get('rata', after.rata)
    const sub = part && (await read.get('abbonamento', String(part['abbonamento'])))
    return sub?.['stato'] === 'da_pagare' ? [{ type: 'move', entity: 'abbonamento', id: sub.id, to: 'attivo' }] : []
  },
  prefill: ({ today }) => ({ data: today, mezzo: 'carta' }) as const,
})

/** Takes a payment back that was written wrong. */
export const stornaPagamentoPalestra = stornaPagamento(pagamento, { day: 'data', label: 'pagamento' })
