import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented firm, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Splendida Servizi S.r.l.',
  address: 'Via Borgo Palazzo 90, 24125 Bergamo (BG)',
  vatNumber: '04127631192',
  phone: '035555117',
  iban: 'IT94I0542811101000000297431',
}
