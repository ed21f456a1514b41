/** One field of the record. `at` counts from 0, as the manual does. */
export interface LayoutField {
  readonly key: string
  /** As a person calls it in a sentence. */
  readonly label: string
  readonly at: number
  readonly length: number
  /** Whom it is asked of: everybody, who was born in Italy, or the kinds 16, 17 and 18. Otherwise it is blank. */
  readonly asked: 'always' | 'born_in_italy' | 'heads'
}

/**
 * The record of 168 characters: «WS_ALLOGGIATI, Documento di descrizione», Polizia di Stato, Centro Elettronico
 * Nazionale, rev. 01 of 24/01/2022, table 1. Texts stand left with blanks after them; CR and LF follow every record
 * but the last. Legal base: art. 109 TULPS (RD 773/1931), DM 7/1/2013.
 */
export const LAYOUT = [
  { key: 'tipo', label: 'il tipo alloggiato', at: 0, length: 2, asked: 'always' },
  { key: 'arrivo', label: 'la data di arrivo', at: 2, length: 10, asked: 'always' },
  { key: 'notti', label: 'i giorni di permanenza', at: 12, length: 2, asked: 'always' },
  { key: 'cognome', label: 'il cognome', at: 14, length: 50, asked: 'always' },
  { key: 'nome', label: 'il nome', at: 64, length: 30, asked: 'always' },
  { key: 'sesso', label: 'il sesso', at: 94, length: 1, asked: 'always' },
  { key: 'nascita', label: 'la data di nascita', at: 95, length: 10, asked: 'always' },
  { key: 'comuneNascita', label: 'il comune di nascita', at: 105, length: 9, asked: 'born_in_italy' },
  { key: 'provinciaNascita', label: 'la provincia di nascita', at: 114, length: 2, asked: 'born_in_italy' },
  { key: 'statoNascita', label: 'lo stato di nascita', at: 116, length: 9, asked: 'always' },
  { key: 'cittadinanza', label: 'la cittadinanza', at: 125, length: 9, asked: 'always' },
  { key: 'documentoTipo', label: 'il tipo di documento', at: 134, length: 5, asked: 'heads' },
  { key: 'documentoNumero', label: 'il numero del documento', at: 139, length: 20, asked: 'heads' },
  { key: 'documentoLuogo', label: 'il luogo di rilascio del documento', at: 159, length: 9, asked: 'heads' },
] as const satisfies readonly LayoutField[]

/** Table 2 of the same manual, «file unico» of who manages apartments: one more field, 174 characters. */
export const LAYOUT_FILE_UNICO = [
  ...LAYOUT,
  { key: 'appartamento', label: "il numero dell'appartamento", at: 168, length: 6, asked: 'always' },
] as const satisfies readonly LayoutField[]

export type FieldKey = (typeof LAYOUT_FILE_UNICO)[number]['key']
export type Variant = 'schedine' | 'file_unico'

/** The fields of a variant, in order. */
export function layoutOf(variant: Variant): readonly (LayoutField & { readonly key: FieldKey })[] {
  return variant === 'file_unico' ? LAYOUT_FILE_UNICO : LAYOUT
}

/** The most characters that a field holds. */
export function lengthOf(key: FieldKey): number {
  return LAYOUT_FILE_UNICO.find((field) => field.key === key)?.length ?? 0
}

/** «File di testo», user manual of the portal, ch. 12. */
export const MAX_ROWS = 1000
/** Table 1: «Massimo 30 gg». */
export const MAX_NIGHTS = 30
