import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'formazione',
  number: '1.19',
  name: 'Formazione',
  title: 'Enti di Formazione',
  description: 'Corsi, presenze e attestati senza registri di carta.',
  points: ['Iscrizioni e posti', 'Registro presenze', 'Attestati in serie', 'Calendario aule'],
  icon: 'graduation-cap',
  hue: 304,
}
