import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'ristorazione',
  number: '1.5',
  name: 'Ristorazione',
  title: 'Ristoranti',
  description: 'Prenotazioni, comande e dispensa in tempo reale.',
  points: ['Tavoli e coperti', 'Comande in cucina', 'Food cost del piatto', 'Scorte in esaurimento'],
  icon: 'utensils',
  hue: 25,
}
