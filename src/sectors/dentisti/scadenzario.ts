import { scadenzarioDi } from '../common/fattura/scadenzario.ts'

/** What patients owe on their invoices, by how late it is. */
export const scadenzarioPazienti = scadenzarioDi({ one: 'Paziente', many: 'pazienti' })
