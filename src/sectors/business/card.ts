import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'business',
  number: '1.1',
  name: 'Imprese',
  title: 'Imprese e Servizi',
  description: 'Progetti, clienti e fatture sotto controllo, dal preventivo all’incasso.',
  points: ['Avanzamento dei progetti', 'Clienti e scadenze', 'Fatture e solleciti', 'Margine per commessa'],
  icon: 'briefcase',
  hue: 260,
}
