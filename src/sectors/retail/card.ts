import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'retail',
  number: '1.8',
  name: 'Negozi',
  title: 'Negozi',
  description: 'Cassa, scorte e clienti fedeli in un solo schermo.',
  points: ['Banco vendita', 'Etichette e codici', 'Raccolta punti', 'Inventario rapido'],
  icon: 'store',
  hue: 354,
}
