import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'edilizia',
  number: '1.14',
  name: 'Edilizia',
  title: 'Imprese Edili',
  description: 'Cantieri, SAL e squadre con i conti in chiaro.',
  points: ['Giornale dei lavori', 'SAL e ritenute', 'Documenti delle squadre', 'Margine del cantiere'],
  icon: 'hard-hat',
  hue: 86,
}
