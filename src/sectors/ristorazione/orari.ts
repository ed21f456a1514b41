/** Until this hour one eats lunch, from then on supper. */
export const SERA = '17:00'
/** The parts of the day in which people are served. */
export const servizi = [
  { label: 'Pranzo', from: '12:00', to: '15:30' },
  { label: 'Cena', from: '19:00', to: '00:30' },
] as const
/** Minutes for which a table is taken where nobody has said otherwise. */
export const PERMANENZA = 105
