import type * as k from '../../src/kernel/describe.ts'

export const card: k.Card = {
  slug: 'autoscuola',
  number: '1.22',
  name: 'Autoscuola',
  title: 'Autoscuola',
  description: 'Guide, istruttori, scadenze e ricevute di un’autoscuola, in un solo posto.',
  points: [
    'Guide prenotate senza sovrapposizioni',
    'Fogli rosa e abilitazioni sotto controllo',
    'Ricevute numerate dalle guide fatte',
    'Dati sanitari riservati a chi li tratta',
  ],
  icon: 'car',
  hue: 210,
}
