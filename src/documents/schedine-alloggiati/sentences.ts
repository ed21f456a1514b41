import { formatDate } from '../../kernel/italian/dates.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { MAX_NIGHTS, MAX_ROWS } from './layout.ts'
import { placeLabel } from './place-name.ts'
import type { Place } from './places.ts'

const quoted = (signs: readonly string[]) => signs.map((sign) => `«${sign}»`).join(', ')

/** What is said to people about the records; `checkSchedine` puts the person's name before each. */
export const sentences = {
  missing: (label: string) => `manca ${label}.`,
  /** Both are «obbligatorio» (ManualeWS rev. 01, table 1), which does not say what is written for who has one name: the questura does. */
  missingName: (label: string) =>
    `manca ${label}. Il portale vuole cognome e nome: se il documento ne porta uno solo, chiedi alla questura come scriverlo.`,
  chooseSex: () => 'scegli il sesso, maschio o femmina.',
  notADay: (label: string) => `${label} non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.`,
  tooLong: (label: string, max: number, length: number) =>
    `${label} può avere al massimo ${max} caratteri (ora sono ${length}). Abbrevialo come sul documento.`,
  refusedSigns: (label: string, signs: readonly string[]) =>
    `${label} contiene ${quoted(signs)}, che il portale non accetta. Scrivilo con lettere, apostrofi e trattini.`,
  refusedScript: (label: string, script: string) =>
    `${label} è in ${script}. Copialo in lettere latine dal passaporto: è nella riga in basso, fra i segni «<».`,
  refusedNumber: (signs: readonly string[]) => `il numero del documento contiene ${quoted(signs)}. Servono solo lettere e cifre.`,
  romanised: (label: string, text: string) => `${label} sarà scritto «${text}». Controlla che sia come sul documento.`,

  arrivalAhead: (day: string) => `la data di arrivo, ${formatDate(day)}, è nel futuro. La schedina si invia dal giorno dell’arrivo.`,
  arrivalPast: (day: string) =>
    `la data di arrivo, ${formatDate(day)}, è passata da più di un giorno. Il portale accetta solo oggi e ieri: senti la questura.`,
  nights: () => `i giorni di permanenza devono essere un numero intero da 1 a ${MAX_NIGHTS}. Per chi arriva e parte in giornata scrivi 1.`,
  tooManyNights: (nights: number) =>
    `la permanenza può essere al massimo di ${MAX_NIGHTS} giorni (ora sono ${formatNumber(nights)}). Scrivi ${MAX_NIGHTS}: per i giorni dopo si fa una nuova schedina, con l’arrivo dal giorno ${MAX_NIGHTS + 1}.`,

  bornAhead: () => 'la data di nascita è nel futuro.',
  bornAfterArrival: () => 'la data di nascita viene dopo l’arrivo.',
  tooOld: () => 'la data di nascita dà più di 120 anni. Controlla l’anno.',
  minorHead: (label: string) =>
    `è minorenne e figura come ${label}. Di solito un minore è familiare (19) o membro di gruppo (20), senza documento.`,

  unknownPlace: (label: string) => `${label} non è nelle tabelle della Polizia. Scrivi il nome e scegli dall’elenco.`,
  severalPlaces: (label: string, places: readonly Place[]) =>
    `${label} è un nome che hanno più comuni. Aggiungi la provincia: ${places.map(placeLabel).join(' o ')}.`,
  needsComune: () => 'chi è nato in Italia ha bisogno del comune di nascita, non solo dello stato.',
  needsState: (label: string) => `${label} è uno stato: scegli dall’elenco degli stati.`,
  ceasedBefore: (label: string, place: Place) =>
    `${label} ${placeLabel(place)} non esisteva più alla data di nascita. Scegli il comune o lo stato di allora.`,
  ceasedState: (label: string, place: Place) => `${label} ${placeLabel(place)} non esiste più. Scegli lo stato di oggi.`,
  ceasedIssuer: (place: Place) =>
    `il luogo di rilascio ${placeLabel(place)} non esiste più da oltre dieci anni. Controlla che il documento sia ancora valido.`,
  comuneElsewhere: (label: string, place: Place, state: Place) =>
    `${label} ${placeLabel(place)} è un comune italiano, ma lo stato è ${placeLabel(state)}. Correggi lo stato, o lascia vuoto il comune.`,
  stateInItaly: (label: string, place: Place) =>
    `${label} ${placeLabel(place)} è uno stato, ma lo stato scelto è l’Italia. Scegli lo stato giusto e lascia vuoto il comune.`,
  notAPlace: (label: string) => `${label} non può essere «apolide»: scegli lo stato.`,

  unknownDocument: () => 'il tipo di documento non è nella tabella della Polizia. Scegli dall’elenco.',
  missingDocument: () => 'manca il documento. Servono tipo, numero e luogo di rilascio.',
  missingDocumentMinor: () =>
    'manca il documento. A un minore che viaggia in famiglia o in gruppo non serve: scegli familiare (19) o membro di gruppo (20).',

  missingHead: (member: string, head: string) =>
    `come ${member} ha bisogno del suo ${head} nello stesso file: sceglilo alla voce «Capofamiglia o capogruppo», o registra la persona come ospite singolo (16).`,
  wrongHead: (member: string, head: string) => `come ${member} può stare solo con un ${head}: la persona scelta non lo è.`,
  headWithoutMembers: (label: string) =>
    `figura come ${label} ma nessuno è con lui o con lei. Per chi viaggia senza altri c’è ospite singolo (16).`,
  otherArrival: (head: string) => `arriva in un giorno diverso da ${head}. Controlla le date prima di inviare.`,
  samePerson: () => 'compare già nell’elenco con lo stesso arrivo. Tieni una schedina sola ed elimina l’altra.',
  sameId: () => 'compare due volte nell’elenco.',
  apartment: () => 'il numero dell’appartamento deve avere da 1 a 6 cifre, come nell’elenco del portale.',

  nobody: () => 'Non c’è nessun ospite da inviare.',
  tooManyRows: (rows: number) =>
    `Il file avrebbe ${formatNumber(rows)} righe e il portale ne accetta ${formatNumber(MAX_ROWS)}. Prepara due file, senza dividere le famiglie.`,
  about: (person: string, sentence: string) => `${person}: ${sentence}`,
  person: (name: string, position: number) => name || `Ospite ${position}`,
} as const
