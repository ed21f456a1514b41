import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented gym, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Palestra Fontanella',
  address: 'Via Fontanella 22, 24122 Bergamo (BG)',
  vatNumber: '03184521197',
  phone: '035555112',
}
