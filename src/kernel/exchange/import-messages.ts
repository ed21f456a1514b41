import type { EntityLabel } from '../entity/entity.ts'
import { nounPhrase } from '../italian/noun.ts'
import { formatNumber } from '../italian/numbers.ts'

/** What an import says to a person, about the file and about its rows. */
export const importMessages = {
  empty: () => 'Il file è vuoto: servono una riga con i nomi delle colonne e almeno una riga di dati.',
  noRows: () => 'Ci sono i nomi delle colonne ma nessuna riga di dati.',
  separator: () =>
    'Il separatore non è quello giusto: le colonne restano attaccate. Scegli qui sotto il segno che le divide, di solito il punto e virgola.',
  quotes: (line: number) => `Alla riga ${formatNumber(line)} si apre una virgoletta che non si chiude più. Correggila nel file e riprova.`,
  binary: () => 'Questo non è un file di testo né un file Excel. Salvalo come .xlsx oppure come .csv e riprova.',
  tooHeavy: (megabytes: number, most: number) =>
    `Il file pesa ${formatNumber(megabytes, { decimals: 0 })} MB: il massimo è ${most} MB. Dividilo in più file.`,
  tooManyRows: (rows: number, most: number) =>
    `Il file ha ${formatNumber(rows)} righe: se ne importano al massimo ${formatNumber(most)} per volta. Dividilo in più file.`,
  tooManyCells: (cells: number, columns: number) =>
    `La riga ha ${formatNumber(cells)} celle e le colonne sono ${formatNumber(columns)}: controlla separatori e virgolette.`,
  missing: (title: string, { many, gender }: EntityLabel) => `«${title}» non è fra ${nounPhrase(many, { gender, plural: true }).phrase}.`,
  ambiguous: (title: string, { many }: EntityLabel) => `Ci sono più ${many.toLowerCase()} che si chiamano «${title}»: rendi il nome unico.`,
  sheetError: (label: string, error: string) => `Nella colonna «${label}» c’è un errore di Excel, ${error}: scrivi il valore nel file.`,
  missingColumn: (label: string) => `Manca la colonna «${label}».`,
} as const
