/** Errors that a spreadsheet shows in place of a value, as English programs write them and as Italian ones do. */
const ITALIAN: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#REF!': '#RIF!',
  '#VALUE!': '#VALORE!',
  '#NAME?': '#NOME?',
  '#DIV/0!': '#DIV/0!',
  '#NUM!': '#NUM!',
  '#NULL!': '#NULLO!',
  '#SPILL!': '#ESPANSIONE!',
  '#CALC!': '#CALC!',
  '#FIELD!': '#CAMPO!',
  '#BLOCKED!': '#BLOCCATO!',
  '#CONNECT!': '#CONNESSIONE!',
  '#UNKNOWN!': '#SCONOSCIUTO!',
  '#GETTING_DATA': '#ESTRAZIONE_DATI_IN_CORSO',
  '#ERROR!': '#ERROR!',
}
const NAMES = new Map(
  Object.entries(ITALIAN).flatMap(([english, italian]) => [
    [english, italian],
    [italian, italian],
  ]),
)

/** The error of a spreadsheet that a cell holds instead of a value, as the Italian Excel names it. */
export function sheetError(text: string): string | undefined {
  const sign = text.trim().toUpperCase()
  if (/^ERR:\d{3}$/.test(sign)) return text.trim()
  return NAMES.get(sign)
}
