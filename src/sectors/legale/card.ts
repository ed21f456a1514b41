import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'legale',
  number: '1.13',
  name: 'Legale',
  title: 'Studi Legali',
  description: 'Pratiche, udienze e termini con un’agenda che avvisa.',
  points: ['Calcolo dei termini', 'Fascicolo ordinato', 'Ore fatturabili', 'Parcella con CPA e ritenuta'],
  icon: 'scale',
  hue: 277,
}
