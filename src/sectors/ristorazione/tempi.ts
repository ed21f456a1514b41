import * as k from '../../kernel/describe.ts'

/** The courses by which the kitchen works, in the order in which one eats. */
export const portate = {
  antipasti: 'Antipasti',
  primi: 'Primi',
  secondi: 'Secondi',
  pizze: 'Pizze',
  contorni: 'Contorni',
  dolci: 'Dolci',
  bevande: 'Bevande',
} as const
export type Portata = keyof typeof portate

/** Minutes from the order after which a course is at its limit, and late. A main takes longer than a coffee. */
export const LIMITI: Readonly<Record<Portata, readonly [limite: number, ritardo: number]>> = {
  antipasti: [10, 15],
  primi: [15, 20],
  secondi: [20, 28],
  pizze: [12, 18],
  contorni: [10, 15],
  dolci: [8, 12],
  bevande: [5, 8],
}
/** Minutes from the order after which a course is late. */
export const RITARDI: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(LIMITI).map(([portata, [, ritardo]]) => [portata, ritardo]),
)
/** Minutes after which what is ready waits to be carried out, and grows cold. */
const DA_PORTARE = [2, 6] as const

/** The minutes between two moments, each a day and an hour; never less than none. */
export const minutiTra = (giorno: string, ora: string, oggi: string, adesso: string): number =>
  Math.max(0, k.daysBetween(giorno, oggi) * 24 * 60 + k.minutesOf(adesso) - k.minutesOf(ora))

interface Ritardo {
  readonly word: string
  readonly tone: k.Tone
}

/** How an order that is cooked stands after so many minutes. */
export function inCucina(portata: Portata, minuti: number): Ritardo {
  const [limite, ritardo] = LIMITI[portata]
  if (minuti >= ritardo) return { word: 'In ritardo', tone: 'destructive' }
  return minuti >= limite ? { word: 'Al limite', tone: 'warning' } : { word: 'In tempo', tone: 'success' }
}

/** How an order that is ready stands after so many minutes on the pass. */
export function alPass(minuti: number): Ritardo {
  const [porta, freddo] = DA_PORTARE
  if (minuti >= freddo) return { word: 'Si raffredda', tone: 'destructive' }
  return minuti >= porta ? { word: 'Da portare', tone: 'warning' } : { word: 'Pronto ora', tone: 'success' }
}
