import * as k from '../../../kernel/describe.ts'
import { aperte } from './fattura.ts'

/** Invoices of which a part is due and not paid. */
export const scadute = [k.eq('situazione', 'scaduta')] as const

/** Invoices that wait for money, as a list can be asked for them: `aperte` by their state. */
export const nonPagate = [k.oneOf('situazione', ['inviata', 'in_parte', 'scaduta'])] as const

/** For `defineMetric(fattura, daIncassare)`. */
export const daIncassare = {
  key: 'da_incassare',
  label: 'Da incassare',
  synonyms: ['crediti', 'insoluti'],
  formula: 'Somma di quanto resta da incassare delle fatture emesse, IVA compresa.',
  field: 'residuo',
  where: aperte,
  note: { text: '{n} {scaduta|scadute}', where: scadute },
} as const

/** For `defineMetric(fattura, fattureAperte)`. */
export const fattureAperte = {
  key: 'fatture_aperte',
  label: 'Fatture aperte',
  formula: 'Fatture emesse e non ancora incassate del tutto.',
  where: aperte,
} as const
