import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented school, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Scuola Professionale Il Compasso',
  address: 'Via Roma 18, 46100 Mantova (MN)',
  vatNumber: '02475631194',
  phone: '0376555119',
}
