import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented firm, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Officina Nardini Impianti S.n.c.',
  address: 'Via dei Fabbri 8, 46100 Mantova (MN)',
  vatNumber: '02345671198',
  phone: '0376555140',
}
