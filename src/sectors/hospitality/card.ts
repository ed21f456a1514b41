import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'hospitality',
  number: '1.2',
  name: 'Hotel e Alloggi',
  title: 'Hotel e Alloggi',
  description: 'Camere, arrivi e adempimenti in un’unica console.',
  points: ['Calendario camere', 'File Alloggiati Web', 'Statistiche ISTAT', 'Piano pulizie'],
  icon: 'hotel',
  hue: 70,
}
