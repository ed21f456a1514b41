import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'hospitality',
  number: '1.2',
  name: 'Hotel e Alloggi',
  title: 'Hotel e Alloggi',
  description: 'Camere, arrivi e adempimenti in un’unica console.',
  points: ['Calendario camere', 'File Alloggiati Web', 'Statistiche ISTAT', 'Piano pulizie'],
  icon: 'hotel',
  hue: 70,
}
