import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'pulizie',
  number: '1.17',
  name: 'Pulizie',
  title: 'Imprese di Pulizie',
  description: 'Interventi, squadre e materiali al posto giusto.',
  points: ['Turni ricorrenti', 'Lista di controllo', 'Foto del lavoro', 'Consumo materiali'],
  icon: 'spray-can',
  hue: 150,
}
