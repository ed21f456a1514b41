import * as k from '../../kernel/describe.ts'
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
  unit: 'money',
  formula: 'Somma di quanto resta da incassare delle fatture emesse, IVA compresa.',
  fn: 'sum',
  field: 'residuo',
  where: aperte,
  note: { text: (count: number) => `${count} ${k.plural(count, 'scaduta', 'scadute')}`, fn: 'count', where: scadute },
} as const

/** For `defineMetric(fattura, fattureAperte)`. */
export const fattureAperte = {
  key: 'fatture_aperte',
  label: 'Fatture aperte',
  unit: 'count',
  formula: 'Fatture emesse e non ancora incassate del tutto.',
  fn: 'count',
  where: aperte,
} as const
