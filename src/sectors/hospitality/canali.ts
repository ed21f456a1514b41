/** Where a booking comes from (specification §2: blue, red, yellow, green, purple). */
export const canali = { host: 'Booking.com', airbnb: 'Airbnb', expedia: 'Expedia', sito_web: 'Sito web', reception: 'Reception' } as const

/** How a stay is paid. */
export const pagamenti = { contanti: 'Contanti', carta: 'Carta', bonifico: 'Bonifico', portale: 'Pagato sul portale' } as const

/** How the bill is closed when a guest leaves: in one of these ways, or later, as a firm does that is sent its invoice. */
export const chiusureConto = { ...pagamenti, sospeso: 'In sospeso' } as const

/** What people and files call them. */
export const pagamentiDetti = {
  contanti: ['cash', 'liquidi'],
  carta: ['bancomat', 'pos', 'carta di credito'],
  portale: ['prepagato', 'già pagato'],
} as const

/** Why guests travel, as the monthly form asks (specification §3). */
export const turismi = { business: 'Business', leisure: 'Leisure', congress: 'Congressi', other: 'Altro' } as const
