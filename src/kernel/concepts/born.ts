import { date } from '../fields/date.ts'
import { concept } from './concept.ts'

/** Day of birth: it comes round every year, and lies at most some 110 years back. */
export const born = concept('born', date, 'Data di nascita', {
  short: 'Nascita',
  near: { past: 40_000, future: 0 },
  yearly: { one: 'compie gli anni', many: 'compiono gli anni' },
  usualWords: ['nascita', 'nato il', 'nata il', 'quando è nato', 'quando è nata', 'quanti anni ha', 'data nascita'],
})
