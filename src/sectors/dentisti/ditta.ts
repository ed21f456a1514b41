import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented practice, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Studio Odontoiatrico Ferrante e Moro',
  address: 'Corso Garibaldi 31, 46100 Mantova (MN)',
  vatNumber: '02345681197',
  phone: '0376555190',
  iban: 'IT97K0542811101000000234568',
}
