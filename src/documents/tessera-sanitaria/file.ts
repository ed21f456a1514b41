import { formatDate } from '../../kernel/italian/dates.ts'
import type { Firm } from '../../kernel/paper/paper.ts'
import type { ReportMade } from '../../kernel/report/report.ts'
import { senzaCodice } from './mancanze.ts'
import type { Schede } from './righe.ts'
import { sentences } from './sentences.ts'
import type { Spesa } from './spese.ts'

const COLONNE = [
  'P. IVA',
  'Data documento',
  'Numero documento',
  'Dispositivo',
  'Tipo documento',
  'Data pagamento',
  'Codice fiscale',
  'Opposizione',
  'Pagamento tracciato',
  'Tipo spesa',
  'Aliquota o natura IVA',
  'Importo',
] as const

/** What is a specialist's service (tipoSpesa SR); a stamp that was charged goes to the accountant by its name. */
const tipoDi = ({ iva }: Spesa) => (iva === 'bollo' ? 'Bollo addebitato' : 'SR')

/** The rows of the file, as the Sistema Tessera Sanitaria names what it asks for (technical specification 730, `documentoSpesa`). */
const righeFile = (spese: readonly Spesa[], partitaIva: string): readonly (readonly string[])[] => [
  COLONNE,
  ...spese.map((spesa) => [
    partitaIva,
    formatDate(spesa.emessa),
    spesa.numero,
    '1',
    'F',
    formatDate(spesa.pagata),
    spesa.codice ?? '',
    spesa.haOpposto ? '1' : '0',
    spesa.isTracciata ? 'SI' : 'NO',
    tipoDi(spesa),
    spesa.iva === 'bollo' ? '' : spesa.iva,
    (spesa.importo / 100).toFixed(2).replace('.', ','),
  ]),
]

/** The file of a year for the accountant, by the VAT number of the firm that issued the invoices; none while that or a code lacks. */
export function fileSpese(spese: readonly Spesa[], anno: string, firm: Firm | undefined, schede: Schede): ReportMade {
  const lines = senzaCodice(spese, schede)
  if (lines.length > 0) return { obstacles: { title: sentences.codesLack(), text: sentences.whyCodes(), lines } }
  if (!firm?.vatNumber) {
    return { obstacles: { title: sentences.vatNumberLacks(), text: sentences.whyVatNumber(), lines: [] } }
  }
  return { sheet: { name: `spese-sanitarie-${anno}.csv`, rows: righeFile(spese, firm.vatNumber) } }
}
