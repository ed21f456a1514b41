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
        [k.oneOf('stato', ['in_attesa', 'attesa_ricambi']), k.lte('giorno', k.today())],
        [k.oneOf('stato', ['in_corso', 'completato', 'consegnato'])],
      ],
    },
  ],
})
