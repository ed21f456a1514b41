import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'artigiani',
  number: '1.20',
  name: 'Artigiani',
  title: 'Artigiani',
  description: 'Interventi, preventivi e materiali anche dal furgone.',
  points: ['Giro del giorno', 'Foto e firma sul posto', 'Preventivo in due minuti', 'Scorte del furgone'],
  icon: 'wrench',
  hue: 49,
}
