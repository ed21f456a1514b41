import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented workshop, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Autofficina Brambati',
  address: 'Via San Colombano 44, 26900 Lodi (LO)',
  vatNumber: '03456121197',
  phone: '0371555116',
  iban: 'IT37X0542811101000000345612',
}
