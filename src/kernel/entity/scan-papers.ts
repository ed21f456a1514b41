/** The papers that a form may be filled from (`scans` of an entity), as its strip names them. */
export const SCANNED = {
  tessera_sanitaria: 'tessera sanitaria',
  carta_identita: 'carta d’identità',
  passaporto: 'passaporto',
  patente: 'patente',
  biglietto: 'biglietto da visita',
  fattura: 'fattura o DDT',
  circolazione: 'carta di circolazione',
  ricetta: 'ricetta',
  donazione: 'ricevuta o bollettino',
} as const

export type Scanned = keyof typeof SCANNED
