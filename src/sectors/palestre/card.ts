import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'palestre',
  number: '1.12',
  name: 'Palestre',
  title: 'Palestre',
  description: 'Iscritti, corsi e certificati sempre in regola.',
  points: ['Abbonamenti e rate', 'Corsi con lista d’attesa', 'Certificati medici', 'Ingressi con tessera'],
  icon: 'dumbbell',
  hue: 48,
}
