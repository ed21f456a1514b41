/**
 * The kinds of guest of the police table «Tipo alloggiato» (alloggiatiweb.poliziadistato.it, download TIPO_ALLOGGIATO,
 * as in the WS manual rev. 01 of 24/01/2022). `head` is the kind that must stand before a member's record.
 */
export const TIPI_ALLOGGIATO = {
  '16': { label: 'Ospite singolo', head: undefined },
  '17': { label: 'Capofamiglia', head: undefined },
  '18': { label: 'Capogruppo', head: undefined },
  '19': { label: 'Familiare', head: '17' },
  '20': { label: 'Membro gruppo', head: '18' },
} as const

export type TipoAlloggiato = keyof typeof TIPI_ALLOGGIATO

/** Familiari (19) and membri di gruppo (20) follow their head, and their documents are left blank (manual, table 1). */
export function isMember(tipo: TipoAlloggiato): boolean {
  return TIPI_ALLOGGIATO[tipo].head !== undefined
}
