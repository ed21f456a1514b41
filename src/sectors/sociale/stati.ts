/** The states in which a project still takes expenses of its own. */
export const APERTI = ['attivo', 'programmato', 'sospeso'] as const
/** Share of the budget, in points of a hundred, from which a project asks for a look. */
export const ATTENTI = 70
/** Days before an insurance or a term ends from which that is told. */
export const PRESTO = 30
/** A beneficiary of whom nothing was heard for so many days is called. */
export const SILENZIO = 45

/** When volunteers can come (specification §3, Volunteer). */
export const disponibilita = {
  mattina: 'Mattina',
  pomeriggio: 'Pomeriggio',
  sera: 'Sera',
  weekend: 'Weekend',
  flessibile: 'Flessibile',
} as const
export type Disponibilita = keyof typeof disponibilita

/** The marks of those who hold a place in a shift: they are expected, or came. */
export const DI_TURNO = ['previsto', 'presente'] as const
