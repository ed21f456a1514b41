/** The states in which a project still has a deadline ahead of it. */
export const APERTI = ['pianificazione', 'in_corso', 'sospeso'] as const

/** Days before its deadline from which a project is said to be about to end. */
export const PRESTO = 7
/** Share of the budget, in points of a hundred, from which a project asks for a look. */
export const ATTENTI = 80
/** The whole budget, in the same points. */
export const INTERO = 100
