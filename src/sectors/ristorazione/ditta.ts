import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented restaurant, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Trattoria Quattro Venti',
  address: 'Via Sant’Orsola 12, 24122 Bergamo (BG)',
  vatNumber: '04122331194',
  phone: '0355550144',
  iban: 'IT93T0542811101000000412507',
}
