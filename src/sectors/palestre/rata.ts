import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, field, minus, sumOf, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
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
    iscritto: reference('Iscritto', 'iscritto', { synonyms: ['socio', 'cliente', 'chi deve'] }),
    abbonamento: reference('Abbonamento', 'abbonamento', {
      among: ({ iscritto }) => (iscritto === undefined ? [] : [{ field: 'iscritto', op: 'eq', value: iscritto }]),
    }),
    scadenza: date('Scadenza', {
      noun: { gender: 'f' },
      near: { past: 800, future: 800 },
      synonyms: ['entro il', 'da pagare entro', 'quando scade', 'data'],
    }),
    importo: money('Importo', { synonyms: ['quota', 'quanto', 'somma'] }),
    pagato: derived(money('Pagato', { min: euro(-1_000_000) }), sumOf({ entity: 'pagamento', by: 'rata', of: 'importo' })),
    saldo: derived(money('Da pagare', { min: euro(-1_000_000), noun: { said: 'somma da pagare' } }), minus('importo', 'pagato')),
    telefono: derived(phone('Telefono'), field('iscritto.telefono')),
    situazione: derived(
      choice(
        'Situazione',
        { da_pagare: 'Da pagare', scaduta: 'Scaduta', pagata: 'Pagata', annullata: 'Annullata' },
        {
          tones: { da_pagare: 'info', scaduta: 'destructive', pagata: 'success', annullata: 'neutral' },
          synonyms: ['com’è', 'pagata'],
          also: { scaduta: ['in ritardo', 'arretrata', 'scadute', 'non pagata'], pagata: ['saldata', 'pagate'] },
        },
      ),
      cases(
        [
          when([{ field: 'saldo', op: 'lte', value: 0 }], 'pagata'),
          when([{ field: 'abbonamento.stato', op: 'eq', value: 'disdetto' }], 'annullata'),
          when([{ field: 'scadenza', op: 'lt', value: today() }], 'scaduta'),
        ],
        'da_pagare',
      ),
    ),
  },
  title: ['iscritto', 'scadenza'],
  synonyms: ['rate', 'quota mensile', 'scadenze', 'quote'],
  makes: ['aggiungi', 'dividi in rate', 'rateizza'],
  unique: [['abbonamento', 'scadenza']],
  scans: [],
  archives: false,
  sort: [{ field: 'scadenza', direction: 'near' }],
  table: ['scadenza', 'iscritto', 'abbonamento', 'importo', 'pagato', 'saldo', 'situazione', 'telefono'],
  rules: [
    {
      field: 'abbonamento',
      message: 'L’abbonamento è di un altro iscritto.',
      when: [{ field: 'iscritto', op: 'ne', value: field('abbonamento.iscritto') }],
    },
    { field: 'importo', message: 'Quello che è pagato è di più.', when: [{ field: 'saldo', op: 'lt', value: 0 }] },
  ],
  prefill: ({ today: day }) => ({ scadenza: day }),
})
