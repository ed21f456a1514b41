import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'pulizie',
  number: '1.17',
  name: 'Pulizie',
  title: 'Imprese di Pulizie',
  description: 'Interventi, squadre e materiali al posto giusto.',
  points: ['Turni ricorrenti', 'Lista di controllo', 'Foto del lavoro', 'Consumo materiali'],
  icon: 'spray-can',
  hue: 150,
}
