import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'farmacie',
  number: '1.4',
  name: 'Farmacie',
  title: 'Farmacie',
  description: 'Magazzino per lotti, banco vendita e ricette in un colpo d’occhio.',
  points: ['Lotti e scadenze', 'Ricetta dematerializzata', 'Cassa veloce', 'Riordino suggerito'],
  icon: 'pill',
  hue: 162,
}
