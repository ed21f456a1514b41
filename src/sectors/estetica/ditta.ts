import type * as k from '../../kernel/describe.ts'

/** Head of the papers of the demo: an invented centre, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Centro Estetico Ninfea',
  address: 'Via Mazzini 22, 46100 Mantova (MN)',
  vatNumber: '02456791199',
  phone: '0376555400',
}
