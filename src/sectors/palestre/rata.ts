import { asc, eq, lt, lte, ne } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, field, minus, sumOf, today, when } from '../../kernel/expression/expression.ts'
import { standing } from '../common/standing.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { reference } from '../../kernel/fields/reference.ts'

/** A part of what a subscription costs, with the day on which it is due; payments cover it. */
export const rata = defineEntity({
  name: 'rata',
  label: { one: 'Rata', many: 'Rate', gender: 'f' },
  fields: {
    iscritto: reference('Iscritto', 'iscritto'),
    abbonamento: reference('Abbonamento', 'abbonamento', {
      among: ({ iscritto }) => (iscritto === undefined ? [] : [eq('iscritto', iscritto)]),
    }),
    scadenza: date('Scadenza', { noun: { gender: 'f' }, near: { past: 800, future: 800 } }),
    importo: money('Importo'),
    pagato: derived(money('Pagato', { min: euro(-1_000_000) }), sumOf({ entity: 'pagamento', by: 'rata', of: 'importo' })),
    saldo: derived(money('Da pagare', { min: euro(-1_000_000), noun: { said: 'somma da pagare' } }), minus('importo', 'pagato')),
    telefono: derived(phone('Telefono'), field('iscritto.telefono')),
    situazione: standing(
      'Situazione',
      {
        scaduta: ['Scaduta', 'destructive'],
        da_pagare: ['Da pagare', 'info'],
        pagata: ['Pagata', 'success'],
        annullata: ['Annullata', 'neutral'],
      },
      cases(
        [
          when([lte('saldo', 0)], 'pagata'),
          when([eq('abbonamento.stato', 'disdetto')], 'annullata'),
          when([lt('scadenza', today())], 'scaduta'),
        ],
        'da_pagare',
      ),
      { also: { scaduta: ['in ritardo', 'arretrata', 'scadute', 'non pagata'], pagata: ['saldata', 'pagate'] } },
    ),
  },
  title: ['iscritto', 'scadenza'],
  synonyms: ['rate', 'quota mensile', 'scadenze', 'quote', 'scadenza della rata'],
  makes: ['aggiungi', 'dividi in rate', 'rateizza'],
  unique: [['abbonamento', 'scadenza']],
  scans: [],
  archives: false,
  sort: [asc('situazione'), asc('scadenza')],
  table: ['scadenza', 'iscritto', 'importo', 'pagato', 'saldo', 'situazione', 'telefono'],
  rules: [
    { field: 'abbonamento', message: 'L’abbonamento è di un altro iscritto.', when: [ne('iscritto', field('abbonamento.iscritto'))] },
    { field: 'importo', message: 'Quello che è pagato è di più.', when: [lt('saldo', 0)] },
  ],
  prefill: ({ today: day }) => ({ scadenza: day }),
})
