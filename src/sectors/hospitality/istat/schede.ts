/** The records that the reports open. */
export const schede = { soggiorno: 'prenotazione', ospite: 'schedina', struttura: 'struttura' } as const
