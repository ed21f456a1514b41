import { today } from '../../kernel/expression/expression.ts'
import { number } from '../../kernel/fields/document-number.ts'

/** The job number of a repair: by it the sheet on the seat, the bay and the customer on the telephone name the same car. */
export const commessa = number('Commessa n.', {
  short: 'Commessa',
  per: 'year',
  names: true,
  // The car is here, or was: a booking has none yet.
  when: [
    {
      any: [
        [
          { field: 'stato', op: 'in', value: ['in_attesa', 'attesa_ricambi'] },
          { field: 'giorno', op: 'lte', value: today() },
        ],
        [{ field: 'stato', op: 'in', value: ['in_corso', 'completato', 'consegnato'] }],
      ],
    },
  ],
})
