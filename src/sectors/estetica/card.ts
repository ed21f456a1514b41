import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'estetica',
  number: '1.11',
  name: 'Estetica',
  title: 'Centri Estetici',
  description: 'Agenda delle cabine, pacchetti e schede cliente.',
  points: ['Agenda a colonne', 'Pacchetti e sedute', 'Consensi firmati', 'Prodotti in scadenza'],
  icon: 'sparkles',
  hue: 322,
}
