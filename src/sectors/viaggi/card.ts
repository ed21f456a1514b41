import type { Card } from '../../kernel/script.ts'

export const card: Card = {
  slug: 'viaggi',
  number: '1.10',
  name: 'Viaggi',
  title: 'Agenzie Viaggi',
  description: 'Preventivi, pratiche e partenze senza dimenticanze.',
  points: ['Preventivi pronti', 'Opzioni e saldi', 'Documenti dei viaggiatori', 'Margine per pratica'],
  icon: 'plane',
  hue: 183,
}
