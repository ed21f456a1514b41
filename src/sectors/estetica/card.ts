import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'estetica',
  number: '1.11',
  name: 'Estetica',
  title: 'Centri Estetici',
  description: 'Agenda delle cabine, pacchetti e schede cliente.',
  points: ['Agenda a colonne', 'Pacchetti e sedute', 'Consensi firmati', 'Prodotti in scadenza'],
  icon: 'sparkles',
  hue: 322,
}
