import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'autofficine',
  number: '1.16',
  name: 'Autofficine',
  title: 'Autofficine',
  description: 'Dall’accettazione alla riconsegna, con lo storico dell’auto.',
  points: ['Scheda di lavoro', 'Preventivo approvato', 'Ricambi sotto scorta', 'Richiamo revisioni'],
  icon: 'car',
  hue: 27,
}
