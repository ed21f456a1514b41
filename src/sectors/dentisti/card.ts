import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'dentisti',
  number: '1.3',
  name: 'Dentisti',
  title: 'Studi Dentistici',
  description: 'Agenda delle poltrone, cartelle e richiami che non si dimenticano.',
  points: ['Agenda per sala', 'Cartella clinica', 'Richiami automatici', 'Piano di cura stampabile'],
  icon: 'stethoscope',
  hue: 215,
}
