/** The police codes of the three documents that the specification names (§3; table «Documenti»). */
const SPECIFICATI: Readonly<Record<string, string>> = { CI: 'IDENT', PP: 'PASOR', PG: 'PATEN' }

/** The usual others of the police table, under their official codes. */
export const altriDocumenti = {
  IDELE: 'Carta d’identità elettronica',
  PASDI: 'Passaporto diplomatico',
  PASSE: 'Passaporto di servizio',
  PATNA: 'Patente nautica',
  CERID: 'Certificato d’identità',
  CIDIP: 'Carta d’identità diplomatica',
} as const

/** The police code of a kind of document. */
export const codiceDocumento = (tipo: string): string => SPECIFICATI[tipo] ?? tipo
