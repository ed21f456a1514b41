import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'immobiliare',
  number: '1.9',
  name: 'Immobiliare',
  title: 'Agenzie Immobiliari',
  description: 'Immobili, richieste e trattative che si incontrano.',
  points: ['Incrocio automatico', 'Visite con foglio firma', 'Incarichi in scadenza', 'Report al proprietario'],
  icon: 'building-2',
  hue: 237,
}
