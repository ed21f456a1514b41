import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented association, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Vicini di Casa ETS',
  address: 'Via Quarenghi 33, 24122 Bergamo (BG)',
  vatNumber: '04298111198',
  phone: '035555133',
  register: 'Iscritta al RUNTS, sezione Associazioni di promozione sociale',
}
