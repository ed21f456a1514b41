import type * as k from '../../kernel/describe.ts'

/** Whose papers these are: an invented pharmacy, with an office of the P. IVA that nobody has been given (119). */
export const ditta: k.Firm = {
  name: 'Farmacia dei Portici',
  address: 'Via dei Portici 18, 25122 Brescia (BS)',
  vatNumber: '04172631196',
  phone: '0305550118',
  iban: 'IT27K0542811101000000268905',
}
