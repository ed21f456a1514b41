import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'edilizia',
  number: '1.14',
  name: 'Edilizia',
  title: 'Imprese Edili',
  description: 'Cantieri, SAL e squadre con i conti in chiaro.',
  points: ['Giornale dei lavori', 'SAL e ritenute', 'Documenti delle squadre', 'Margine del cantiere'],
  icon: 'hard-hat',
  hue: 86,
}
