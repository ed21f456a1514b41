import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'produzione',
  number: '1.7',
  name: 'Produzione',
  title: 'Produzione',
  description: 'Ordini di lavorazione, distinte e qualità senza fogli sparsi.',
  points: ['Avanzamento reparto', 'Distinta base', 'Materiali impegnati', 'Controlli qualità'],
  icon: 'factory',
  hue: 257,
}
