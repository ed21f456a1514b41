import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'trasporti',
  number: '1.15',
  name: 'Trasporti',
  title: 'Trasporti',
  description: 'Spedizioni, mezzi e autisti con le scadenze giuste.',
  points: ['Pianificazione viaggi', 'Prova di consegna', 'Scadenze di mezzi e autisti', 'Costo per km'],
  icon: 'truck',
  hue: 185,
}
