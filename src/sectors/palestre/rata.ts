import * as k from '../../kernel/describe.ts'

/** A part of what a subscription costs, with the day on which it is due; payments cover it. */
export const rata = k.defineEntity({
  name: 'rata',
  label: { one: 'Rata', many: 'Rate', gender: 'f' },
  fields: {
    iscritto: k.reference('Iscritto', 'iscritto'),
    abbonamento: k.reference('Abbonamento', 'abbonamento', {
      among: ({ iscritto }) => (iscritto === undefined ? [] : [k.eq('iscritto', iscritto)]),
    }),
    scadenza: k.deadline('Scadenza', { noun: { gender: 'f' }, near: { past: 800, future: 800 } }),
    importo: k.money('Importo'),
    pagato: k.derived(k.money('Pagato', { min: k.euro(-1_000_000) }), k.sumOf({ entity: 'pagamento', by: 'rata', of: 'importo' })),
    saldo: k.derived(k.money('Da pagare', { min: k.euro(-1_000_000), noun: { said: 'somma da pagare' } }), k.minus('importo', 'pagato')),
    telefono: k.derived(k.phone(), k.field('iscritto.telefono')),
    situazione: k.standing(
      'Situazione',
      {
        scaduta: ['Scaduta', 'destructive'],
        da_pagare: ['Da pagare', 'info'],
        pagata: ['Pagata', 'success'],
        annullata: ['Annullata', 'neutral'],
      },
      k.cases(
        [
          k.when([k.lte('saldo', 0)], 'pagata'),
          k.when([k.eq('abbonamento.stato', 'disdetto')], 'annullata'),
          k.when([k.lt('scadenza', k.today())], 'scaduta'),
        ],
        'da_pagare',
      ),
      { also: { scaduta: ['in ritardo', 'arretrata', 'scadute', 'non pagata'], pagata: ['saldata', 'pagate'] } },
    ),
  },
  title: ['iscritto', 'scadenza'],
  synonyms: ['rate', 'scadenze', 'quote'],
  makes: ['aggiungi', 'dividi in rate', 'rateizza'],
  unique: [['abbonamento', 'scadenza']],
  scans: [],
  archives: false,
  sort: [k.asc('situazione'), k.asc('scadenza')],
  table: ['scadenza', 'iscritto', 'importo', 'pagato', 'saldo', 'situazione', 'telefono'],
  rules: [
    { field: 'abbonamento', message: 'L’abbonamento è di un altro iscritto.', when: [k.ne('iscritto', k.field('abbonamento.iscritto'))] },
    { field: 'importo', message: 'Quello che è pagato è di più.', when: [k.lt('saldo', 0)] },
  ],
  prefill: ({ today: day }) => ({ scadenza: day }),
})
