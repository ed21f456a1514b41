export const inCasa = { field: 'stato', op: 'eq', value: 'arrivato' } as const
export const confermata = { field: 'stato', op: 'eq', value: 'confermata' } as const
