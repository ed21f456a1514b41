import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'viaggi',
  number: '1.10',
  name: 'Viaggi',
  title: 'Agenzie Viaggi',
  description: 'Preventivi, pratiche e partenze senza dimenticanze.',
  points: ['Preventivi pronti', 'Opzioni e saldi', 'Documenti dei viaggiatori', 'Margine per pratica'],
  icon: 'plane',
  hue: 183,
}
