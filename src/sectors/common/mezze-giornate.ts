import * as k from '../../kernel/describe.ts'

/** Sections of a month view: who comes before lunch and who comes after, of records with `giorno` and `ora`. */
export const mezzeGiornate = [
  { title: 'Mattina', where: [k.eq('giorno', k.chosenDay), k.lt('ora', '14:00')] },
  { title: 'Pomeriggio', where: [k.eq('giorno', k.chosenDay), k.gte('ora', '14:00')] },
] as const
