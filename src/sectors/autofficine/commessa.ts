import * as k from '../../kernel/describe.ts'

/** The job number of a repair: by it the sheet on the seat, the bay and the customer on the telephone name the same car. */
export const commessa = k.number('Commessa n.', {
  short: 'Commessa',
  per: 'year',
  names: true,
  // The car is here, or was: a booking has none yet.
  when: [
    {
      any: [
        [
          { field: 'stato', op: 'in', value: ['in_attesa', 'attesa_ricambi'] },
          { field: 'giorno', op: 'lte', value: k.today() },
        ],
        [{ field: 'stato', op: 'in', value: ['in_corso', 'completato', 'consegnato'] }],
      ],
    },
  ],
})
