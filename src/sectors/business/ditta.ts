import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented firm of services, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Tagliabue & Perrone Servizi',
  address: 'Via Borgo Palazzo 27, 24125 Bergamo (BG)',
  vatNumber: '03812641193',
  phone: '0355550130',
  iban: 'IT70B0542811101000000381264',
}
