import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'retail',
  number: '1.8',
  name: 'Negozi',
  title: 'Negozi',
  description: 'Cassa, scorte e clienti fedeli in un solo schermo.',
  points: ['Banco vendita', 'Etichette e codici', 'Raccolta punti', 'Inventario rapido'],
  icon: 'store',
  hue: 354,
}
