/** Kinds of treatments, in the order of the price list, and what people call them. */
export const categorie = {
  viso: 'Viso',
  corpo: 'Corpo',
  epilazione: 'Epilazione',
  mani_piedi: 'Mani e piedi',
  massaggi: 'Massaggi',
} as const
export const dette = {
  epilazione: ['ceretta', 'cerette'],
  mani_piedi: ['unghie', 'manicure', 'pedicure'],
  massaggi: ['massaggio'],
} as const
