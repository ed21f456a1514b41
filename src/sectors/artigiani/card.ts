import type * as k from '../../kernel/describe.ts'

export const card: k.Card = {
  slug: 'artigiani',
  number: '1.20',
  name: 'Artigiani',
  title: 'Artigiani',
  description: 'Interventi, preventivi e materiali anche dal furgone.',
  points: ['Giro del giorno', 'Foto del lavoro', 'Scheda da firmare', 'Scorte dei materiali'],
  icon: 'wrench',
  hue: 49,
}
