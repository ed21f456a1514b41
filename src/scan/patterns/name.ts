import type { Found } from '../found.ts'
import { afterLabels } from './labelled.ts'

const WORD = String.raw`(?:(?:D|De|Di|Da|Del|Della|Dello|Dal|Dalla|Lo|La|Li|Van|Von)\s|[DLO]['’]\s?)?\p{Lu}(?=['’]?\p{L})\p{L}*(?:['’]\p{L}+)*`
const FULL = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(${WORD}(?:[ \t]+${WORD}){1,3})(?![\p{L}\p{N}])`, 'gu')
const LABELLED = String.raw`cognome e nome|nome e cognome|nominativo|intestatario|cliente|paziente|sig(?:nor)?(?:\.|a\.?|\.ra|\.na|nora)?|spett(?:\.|abile)(?:le)?|full name|name`
const FIRST = String.raw`(?<!cognome e )(?:nome|nomi|given names?|first name|prénoms?)`
const LAST = String.raw`(?:cognome|surname|last name|family name|nom)`

/** Words in capitals on documents and letterheads that are nobody's name. */
const NOT_NAMES =
  /^(?:(?:via|iva|spa|srl|snc|sas|data|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?![\p{L}])|nome|cognome|sesso|nominativo|surname|repubblica|italiana|carta|identit|tessera|sanitaria|passaporto|comune|ministero|interno|viale|piazza|corso|largo|strada|vicolo|località|fattura|ricevuta|documento|codice|fiscale|partita|luogo|nascita|residenza|cittadinanza|indirizzo|telefono|email|totale|importo|regione|provincia|europea|unione|lunedì|buongiorno|gentile|cordiali|saluti|hotel|ristorante|studio|officina|banca)/iu

/** Whether words may be somebody's name: none of them begins one of the words of forms. */
export const isName = (text: string): boolean => !text.split(/\s+/).some((word) => NOT_NAMES.test(word))

/** «MARIO ROSSI» as people write it; what already has small letters stays as it is. */
export function proper(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean !== clean.toUpperCase()) return clean
  return clean.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The words of a value up to the next label, digit or sign. */
const onlyName = (text: string) =>
  /^[\p{L}][\p{L}'’ .-]*(?![\p{L}\d])/u
    .exec(text)?.[0]
    .replace(/\s(?:nato|nata|cf|c\.f|via|tel|nome|cognome|sesso|name|surname)(?![\p{L}]).*$/iu, '')
    .replace(/(?<![\s.-])[\s.-]+$/u, '')

function labelled(text: string, labels: string): Found | undefined {
  for (const piece of afterLabels(text, labels)) {
    const source = onlyName(piece.text)
    if (source && source.length >= 2 && !NOT_NAMES.test(source)) return { value: proper(source), source, at: piece.at, proof: 'unchecked' }
  }
  return undefined
}

/** The given name beside its label («Nome», «Given names»). */
export const findFirstName = (text: string): Found | undefined => labelled(text, FIRST)
/** The surname beside its label («Cognome», «Surname»). */
export const findLastName = (text: string): Found | undefined => labelled(text, LAST)

/**
 * A person's or a firm's whole name: beside a label; else given name and surname of their own labels; else the first two
 * to four words with capitals in a row that are not the words of a form.
 */
export function findName(text: string): Found | undefined {
  const first = findFirstName(text)
  const last = findLastName(text)
  if (first && last)
    return {
      value: `${first.value} ${last.value}`,
      source: `${first.source} ${last.source}`,
      at: Math.min(first.at, last.at),
      proof: 'unchecked',
    }
  const beside = labelled(text, LABELLED)
  if (beside) return beside
  for (const match of text.matchAll(FULL)) {
    const source = match[0]
    if (isName(source)) return { value: proper(source), source, at: match.index, proof: 'unchecked' }
  }
  return first ?? last
}
