import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'ecommerce',
  number: '1.6',
  name: 'E-commerce',
  title: 'E-commerce',
  description: 'Ordini, catalogo e resi di tutti i canali insieme.',
  points: ['Ordini da evadere', 'Giacenze sicure', 'Resi tracciati', 'Margine per prodotto'],
  icon: 'shopping-cart',
  hue: 293,
}
