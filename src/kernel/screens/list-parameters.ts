/** Stands before the field of a filter in the address of a list: `f.stato=programmato`. */
export const FILTER = 'f.'

/** What else an address says of the list itself: how it is shown, what is looked for, its order. */
export const LIST_PARAMETERS: readonly string[] = ['mostra', 'cerca', 'ordina']
