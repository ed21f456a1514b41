import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'sociale',
  number: '1.18',
  name: 'Sociale',
  title: 'Cooperative e Non Profit',
  description: 'Progetti, volontari e donazioni pronti da rendicontare.',
  points: ['Budget per progetto', 'Ore dei volontari', 'Ricevute di donazione', 'Relazione annuale'],
  icon: 'heart-handshake',
  hue: 16,
}
