import { addDays, formatDate, formatWeekday } from '../italian/dates.ts'
import { formatMoney } from '../italian/money.ts'
import { inflect, nounPhrase } from '../italian/noun.ts'
import { formatNumber } from '../italian/numbers.ts'
import { sizeInWords } from '../italian/sizes.ts'
import { clockText } from '../italian/times.ts'
import { capital } from '../italian/capital.ts'
import { SIGNED_OUT } from './signed-out.ts'

/** What the sentences need to know of a field: its label, and how it is said and in which gender where the label alone misleads. */
export interface Named {
  readonly label: string
  readonly noun?: { readonly said?: string; readonly gender?: 'm' | 'f'; readonly plural?: boolean } | undefined
}

/** What the sentences need to know of a record: how its entity is called. */
interface Kind {
  readonly one: string
  readonly gender: 'm' | 'f'
}

const noun = (field: Named) => nounPhrase(field.noun?.said ?? field.label, field.noun)
const subject = (field: Named) => capital(noun(field).phrase)
const adjective = (field: Named, word: string) => inflect(word, noun(field))
const is = (field: Named) => (noun(field).plural ? 'non sono' : 'non è')
const may = (field: Named) => (noun(field).plural ? 'non possono' : 'non può')
/** The verb in the number of the label: «deve», «devono». */
const agree = (field: Named, one: string, many: string) => (noun(field).plural ? many : one)
const record = ({ one, gender }: Kind) => nounPhrase(one, { gender, plural: false }).phrase
const participle = ({ gender }: Kind, word: string) => inflect(word, { gender, plural: false })

/** «un prezzo», «una quantità», «un’altezza»; of many things, the number of them. */
function indefinite(field: Named): string {
  const { phrase, article, gender, plural } = noun(field)
  if (plural) return 'un numero'
  const word = phrase.slice(article.length).trim()
  if (article === 'lo') return `uno ${word}`
  return gender === 'm' ? `un ${word}` : article === 'la' ? `una ${word}` : `un’${word}`
}

/** «25 anni fa», «fra 2 anni», «8 mesi fa»: the distance of a day from today, in whole years where there are two or more. */
function farAway(day: string, days: number): string {
  const today = addDays(day, -days)
  const [first, last] = days < 0 ? [day, today] : [today, day]
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) - Number(last.slice(5) < first.slice(5))
  const months = Math.round(Math.abs(days) / 30.44)
  const span =
    years >= 2
      ? `${years} anni`
      : months >= 23
        ? '2 anni'
        : months === 12
          ? 'un anno'
          : months >= 2
            ? `${months} mesi`
            : `${Math.abs(days)} giorni`
  return days < 0 ? `${span} fa` : `fra ${span}`
}

interface Counted {
  readonly unit?: readonly [one: string, many: string] | undefined
}
const amount = (count: number, field?: Counted) =>
  [formatNumber(count), count === 1 ? field?.unit?.[0] : field?.unit?.[1]].filter(Boolean).join(' ')
const lacks = (count: number, field?: Counted) => `${count === 1 ? 'ne manca' : 'ne mancano'} ${amount(count, field)}`

/** «lo stesso nome», «la stessa targa», «gli stessi cognome e nome». */
function agreeSame(fields: readonly Named[]): string {
  const words = fields.map(({ label, noun: told }) => told?.said ?? label.toLowerCase())
  const [first] = fields
  if (fields.length > 1 || !first) return `gli stessi ${words.join(' e ')}`
  const { phrase } = noun(first)
  const isFeminine = inflect('stesso', noun(first)) === 'stessa'
  return phrase === '' ? words.join() : `${isFeminine ? 'la stessa' : 'lo stesso'} ${words.join()}`
}

/** Every sentence that the kernel says to a person, in one place, built on the field's label and its gender. */
export const messages = {
  required: (field: Named) => `Indica ${noun(field).phrase}.`,
  choose: (field: Named) => `Scegli ${noun(field).phrase} dall’elenco.`,
  yesOrNo: ({ label }: Named) => `Scegli sì o no per «${label}».`,
  tooLong: (field: Named, max: number, length: number) =>
    `${subject(field)} ${agree(field, 'può', 'possono')} avere al massimo ${formatNumber(max)} caratteri (ora sono ${formatNumber(length)}).`,
  notANumber: (field: Named, example = '12,50') => `Scrivi ${noun(field).phrase} in cifre, per esempio ${example}.`,
  tooManyDecimals: (field: Named, most: number) =>
    `${subject(field)} ${agree(field, 'può', 'possono')} avere al massimo ${most} ${most === 1 ? 'cifra' : 'cifre'} dopo la virgola.`,
  notWhole: (field: Named) => `${subject(field)} ${agree(field, 'deve essere un numero intero', 'devono essere un numero intero')}.`,
  notMoney: (field: Named) => `Scrivi ${noun(field).phrase} in euro, per esempio 1.250,00.`,
  negative: (field: Named) => `${subject(field)} ${may(field)} essere ${adjective(field, 'negativo')}.`,
  tooSmall: (field: Named, min: number) => `${subject(field)} ${agree(field, 'deve', 'devono')} essere almeno ${formatNumber(min)}.`,
  tooBig: (field: Named, max: number) => `${subject(field)} ${agree(field, 'può', 'possono')} essere al massimo ${formatNumber(max)}.`,
  tooMuchMoney: (field: Named, cents: number) =>
    `${subject(field)} ${agree(field, 'può', 'possono')} essere al massimo ${formatMoney(cents)}.`,
  tooLittleMoney: (field: Named, cents: number) =>
    `${subject(field)} ${agree(field, 'deve', 'devono')} essere almeno ${formatMoney(cents)}.`,
  notADay: (field: Named) => `${subject(field)} ${is(field)} nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.`,
  dayOutOfRange: (field: Named) => `${subject(field)} ${agree(field, 'deve', 'devono')} stare fra il 1900 e il 2199.`,
  isThatDay: (field: Named, day: string, days: number) =>
    `${subject(field)} è il ${formatDate(day)}, ${farAway(day, days)}: è ${adjective(field, 'giusto')}?`,
  /** A question that may be answered with yes: what is unusual, and what one is about to do. */
  anyway: (why: string, verb: string) => `${why}: ${verb} lo stesso?`,
  /** «C’è già Matilde Greco: è un’altra persona?», of firms too «è un altro cliente?». */
  namesake: (title: string, kind: Kind | undefined) =>
    `C’è già ${title}: è ${kind === undefined ? 'un’altra persona' : `${kind.gender === 'f' ? 'un’altra' : 'un altro'} ${kind.one.toLowerCase()}`}?`,
  alsoOpen: (kind: Kind, title: string) =>
    `C’è già ${kind.gender === 'f' ? 'una' : 'un'} ${kind.one.toLowerCase()} ${kind.gender === 'f' ? 'aperta' : 'aperto'}, «${title}»`,
  fallsBack: (title: string, known: string, now: string, label: string) =>
    `«${title}» è già a ${known} ${label.toLowerCase()} e qui sono ${now}`,
  overpaid: (cents: number) => `Sono ${formatMoney(cents)} più di quanto resta da pagare`,
  closedShop: () => 'Chiuso',
  onCall: () => 'Su chiamata',
  pause: () => 'Pausa',
  patronsDay: () => 'Festa del patrono',
  closedOnWeekday: (day: string) => `È ${formatWeekday(day)}`,
  closedOnWeekdayOf: (place: string, day: string) => `${capital(formatWeekday(day))} non è tra i giorni di ${place}`,
  closedOnHoliday: (holiday: string) => `È un giorno festivo, ${holiday}`,
  closedFor: (place: string, reason: string) => `In quel giorno ${place} non apre${reason === '' ? '' : ` (${reason})`}`,
  opensAt: (place: string, isOwn: boolean, minutes: number) =>
    isOwn ? `L’orario di ${place} comincia alle ${clockText(minutes)}` : `${capital(place)} apre alle ${clockText(minutes)}`,
  closesAt: (place: string, isOwn: boolean, minutes: number) =>
    isOwn ? `L’orario di ${place} finisce alle ${clockText(minutes)}` : `${capital(place)} chiude alle ${clockText(minutes)}`,
  pausesAt: (place: string, from: number, to: number) => `Dalle ${clockText(from)} alle ${clockText(to)} ${place} è in pausa`,
  isPast: (day: string, days: number) =>
    days === 1 ? 'È di ieri' : days === 2 ? 'È dell’altro ieri' : `È del ${formatDate(day)}, ${farAway(day, -days)}`,
  late: 'In ritardo',
  /** «In ritardo di 16 minuti», «In ritardo di 1 h 05». */
  lateByMinutes: (minutes: number) =>
    minutes < 60
      ? `In ritardo di ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'}`
      : `In ritardo di ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`,
  lateByDays: (days: number) => `In ritardo di ${days} ${days === 1 ? 'giorno' : 'giorni'}`,
  notATime: (field: Named) => `${subject(field)} ${is(field)} un orario. Scrivi ore e minuti, per esempio 09:30.`,
  notAMonth: (field: Named) => `${subject(field)} ${is(field)} un mese. Scrivi per esempio 11/2026.`,
  notARepeat: (field: Named) =>
    `${subject(field)} ${is(field)} ${adjective(field, 'completo')}: scegli i giorni della settimana e l’ultimo giorno.`,
  notAnEmail: (field: Named) => `${subject(field)} ${is(field)} ${adjective(field, 'completo')}: serve una forma come nome@dominio.it.`,
  notAPhone: (field: Named, beside?: string) =>
    beside === undefined
      ? `${subject(field)} ${agree(field, 'deve', 'devono')} avere da 6 a 15 cifre.`
      : `${subject(field)} ${agree(field, 'deve', 'devono')} avere solo il numero: togli «${beside}», o scrivilo fra le note.`,
  notAVatNumber: (field: Named, problem?: { readonly is: string; readonly country?: string; readonly example?: string }) => {
    const wrong = `${subject(field)} ${is(field)} ${adjective(field, 'valido')}`
    if (problem?.is === 'form')
      return problem.example === undefined
        ? `${wrong}: dopo ${problem.country} servono da 2 a 28 lettere e cifre.`
        : `${wrong} per ${problem.country}: si scrive come ${problem.example}.`
    const abroad = problem?.is === 'length' ? ' Di un altro Paese comincia con la sua sigla, come DE o FR.' : ''
    return `${wrong}: sono 11 cifre e l’ultima controlla le altre.${abroad}`
  },
  notAFiscalCode: (field: Named) =>
    `${subject(field)} ${is(field)} ${adjective(field, 'valido')}: controlla i 16 caratteri, l’ultimo verifica gli altri.`,
  otherHolder: (said: { readonly born?: string; readonly sex?: 'M' | 'F'; readonly surname?: string; readonly name?: string }) => {
    const letters = [
      ...(said.surname === undefined ? [] : [`${said.surname} nel cognome`]),
      ...(said.name === undefined ? [] : [`${said.name} nel nome`]),
    ]
    const of = [
      ...(said.born === undefined ? [] : [`è nat${said.sex === 'F' ? 'a' : 'o'} il ${formatDate(said.born)}`]),
      ...(letters.length === 0 ? [] : [`ha ${letters.join(' e ')}`]),
    ]
    return `Il codice fiscale è di chi ${of.join(' e ')}: è giusto?`
  },
  meantPlate: (plate: string) => `Le targhe italiane non hanno le lettere I, O, Q e U: intendevi ${plate}?`,
  notAPlate: (field: Named) => `${subject(field)} ${is(field)} ${adjective(field, 'riconosciuto')}. Scrivi per esempio AB 123 CD.`,
  notAnImage: () => `Il file non è un’immagine che si può aprire. Scegli una foto JPG, PNG o WebP.`,
  notSigned: (field: Named) => `${subject(field)} ${is(field)} ${adjective(field, 'completo')}: servono il nome e la firma.`,
  notConfirmed: (field: Named) => `Per tenere ${noun(field).phrase} servono il nome e la conferma.`,
  fileNotHere: (field: Named) => `Aggiungi di nuovo ${noun(field).phrase}: uno dei file non è fra quelli che si possono tenere.`,
  tooManyFiles: (max: number) => `Puoi tenere al massimo ${max} file. Togline uno e riprova.`,
  tooManyImages: (max: number) => `Puoi tenere al massimo ${max} foto. Togline una e riprova.`,
  emptyFile: (name: string) => `Il file «${name}» è vuoto. Scegline un altro.`,
  fileTooBig: (name: string, size: number, most: number) =>
    `Il file «${name}» pesa ${formatNumber(Math.ceil(size / 1e5) / 10, { decimals: 1 })} MB: il massimo è ${most / 1e6} MB. Scegline uno più piccolo.`,
  filesFull: (name: string, size: number, left: number, most: number) =>
    `Il file «${name}» pesa ${sizeInWords(size)} e non ci sta: per file e foto avete ${sizeInWords(most)}, e ne restano ${sizeInWords(Math.max(left, 0))}. Chiedi più spazio a chi gestisce il server.`,
  fileNotTaken: (name: string) => `Il file «${name}» non si può tenere: scegli un PDF o una foto JPG, PNG o WebP.`,
  fileNotSent: () => 'Il file non è stato salvato: il server non risponde. Controlla la connessione e riprova.',
  imageTooBig: () => `La foto è troppo grande anche dopo la riduzione. Scegline una più piccola.`,
  tooManyChosen: (max: number) => `Puoi sceglierne al massimo ${max}. Togline qualcuno e riprova.`,
  /** A number of a line that was proposed: it may be another, or the line goes. */
  correctLine: (field: Named, max: number) =>
    `Scrivi ${indefinite(field)} maggiore di zero, al massimo ${formatNumber(max)}, o togli la riga.`,
  notABarcode: (field: Named, length: number) =>
    `${subject(field)} ${is(field)} ${adjective(field, 'completo')}: sono 8, 12 o 13 cifre (ora ${length === 1 ? 'è 1 carattere' : `sono ${length} caratteri`}).`,
  misreadBarcode: (field: Named, digit: number) =>
    `${subject(field)} ${is(field)} ${adjective(field, 'valido')}: con queste cifre l’ultima sarebbe ${digit}. Leggi di nuovo le barre.`,
  emptyItem: () => 'Scrivi che cosa c’è da fare, o togli la voce.',
  longItem: (max: number) => `Una voce può avere al massimo ${max} caratteri.`,
  tooManyItems: (max: number) => `Puoi avere al massimo ${max} voci.`,
  tooManyLines: (max: number) => `Puoi avere al massimo ${max} righe.`,
  notADocumentNumber: (field: Named, isYearly: boolean) =>
    `${subject(field)} ${is(field)} ${adjective(field, 'completo')}. Scrivi per esempio ${isYearly ? '12/2026' : '12'}.`,
  /** What is made once from a record has been made. */
  madeAlready: (source: string, next: Kind, title: string) =>
    `Da «${source}» c’è già ${next.gender === 'f' ? 'una' : 'un'} ${next.one.toLowerCase()}: «${title}».`,
  notMadeOf: (source: string, next: Kind, state?: string) =>
    `Da «${source}» non si può fare ${next.gender === 'f' ? 'una' : 'un'} ${next.one.toLowerCase()}${state === undefined ? ', così com’è adesso' : `: è «${state}»`}.`,
  /** A state that only the document brings that reverses the record. */
  onlyReversed: (state: string, chain: string) => `«${state}» non si sceglie a mano: usa «${chain}».`,
  madeApart: (field: Named) => `Si possono unire solo schede con ${agreeSame([field])}.`,
  numberOutOfOrder: (day: Named, number: string, last: string) =>
    `${subject(day)} viene prima del ${formatDate(last)}, il giorno del numero ${number}: i numeri non seguiranno le date. È ${adjective(day, 'giusto')}?`,
  /** `isReversed`: the trade has a document that takes it back. */
  numberWillStay: (what: Kind, isReversed: boolean) =>
    isReversed
      ? `${capital(record(what))} riceve il suo numero: dopo non si annulla e non si elimina, si rettifica con un altro documento.`
      : `${capital(record(what))} riceve il suo numero: dopo non si elimina e il numero resta suo.`,
  numberComes: (field: Named, when: 'saved' | 'issued' | 'accepted') =>
    `${subject(field)} viene ${adjective(field, 'dato')} ${{ saved: 'al salvataggio', issued: 'all’emissione', accepted: 'all’ingresso' }[when]}`,
  /** Somebody writes a number that only a commit gives. */
  numberIsGiven: (field: Named) => `${subject(field)} viene ${adjective(field, 'dato')} da sé e non si scrive.`,
  numberNeeds: (number: Named, field: Named) =>
    `Per dare ${noun(number).phrase} ${agree(field, 'serve', 'servono')} ${noun(field).phrase}.`,
  numberStays: (what: Kind, number: string) =>
    `${capital(record(what))} ${number} ha un numero e non si può eliminare: si rettifica con un altro documento.`,
  /** The same of a number that names a record. */
  nameStays: (what: Kind, number: string) =>
    `${capital(record(what))} ${number} ha un numero, che non si dà due volte, e non si può eliminare: se non si fa, cambia stato.`,
  numberIsFixed: (field: Named, number: string) => `${subject(field)} ${number} è già ${adjective(field, 'dato')} e non può cambiare.`,
  numberHolds: (field: Named, number: string, year?: string) =>
    year
      ? `${subject(field)} appartiene al numero ${number}: può cambiare solo dentro il ${year}.`
      : `${subject(field)} appartiene al numero ${number} e non può cambiare.`,
  numberNotBack: (what: Kind, number: string, state: string) =>
    `${capital(record(what))} ${number} ha un numero e non torna «${state}»: si rettifica con un altro documento.`,
  numberNotUndone: (what: Kind, number: string) =>
    `Non posso annullare: ${record(what)} ${number} ha un numero. Si rettifica con un altro documento.`,
  /** «La vendita è incassata», «Il movimento è registrato»: the half before how one goes on. */
  closed: (what: Kind, state?: string) =>
    `${capital(record(what))} è ${state === undefined ? participle(what, 'registrato') : state.toLowerCase()}`,
  /** «La prestazione è già su una fattura». */
  closedOn: (what: Kind, document: Named) => `${capital(record(what))} è già su ${indefinite(document)}`,
  /** A record that stands on a document which bears its number. */
  onDocument: (what: Kind, title: string) =>
    `${capital(record(what))} è su «${title}», che ha il suo numero: prima si storna o si annulla quel documento.`,
  closedStays: () => 'resta com’è.',
  unknownField: (key: string) => `«${key}» non è un campo di questa scheda.`,
  readOnly: (field: Named) =>
    `${subject(field)} ${agree(field, 'si calcola da sé e non si può', 'si calcolano da sé e non si possono')} scrivere.`,
  notYours: (field: Named) => `Non puoi cambiare ${noun(field).phrase}: chiedilo al titolare.`,
  notYoursToChange: (what: Kind) => `Non puoi cambiare ${record(what)}: chiedilo al titolare.`,
  notTold: () => 'Non si può fare per un motivo che non puoi vedere: chiedilo al titolare.',
  notFound: (what: Kind) => `${capital(record(what))} non c’è più: forse è ${participle(what, 'stato')} ${participle(what, 'eliminato')}.`,
  referenceMissing: (field: Named) => `${subject(field)} che hai scelto non c’è più. Scegli di nuovo.`,
  moveNotAllowed: (from: string, to: string, allowed: readonly string[]) =>
    `Da «${from}» non si passa a «${to}». ${allowed.length > 0 ? `Si può passare a: ${allowed.join(', ')}.` : 'È uno stato finale.'}`,
  moveRequires: (to: string, fields: readonly Named[]) =>
    `Per passare a «${to}» ${fields.some((field) => noun(field).plural) || fields.length > 1 ? 'mancano' : 'manca'} ${fields.map((field) => noun(field).phrase).join(', ')}.`,
  stateRequires: (state: string, field: Named) => `Nello stato «${state}» ${agree(field, 'serve', 'servono')} ${noun(field).phrase}.`,
  /** What belongs to one alone is another's. */
  notUnique: (kind: Kind, fields: readonly Named[], title: string) =>
    `C’è già ${kind.gender === 'f' ? 'una' : 'un'} ${kind.one.toLowerCase()} con ${agreeSame(fields)}: «${title}».`,
  isTaken: (title: string, when: string) => `è già di «${title}» ${when}`,
  noPlaceLeft: (title: string, places: number, day?: string) =>
    `«${title}» ha ${places === 1 ? 'un posto' : `${formatNumber(places)} posti`}${day === undefined ? '' : ` il ${formatDate(day)}`}: non ce ne sono più.`,
  /** «Tavolo 4 ha 4 posti: per 6 ne mancano 2.» */
  tooFewPlaces: (called: string, isMany: boolean, places: number, needed: number) =>
    `${called} ${isMany ? 'hanno' : 'ha'} ${places === 1 ? 'un posto' : `${formatNumber(places)} posti`}: per ${formatNumber(needed)} ${lacks(needed - places)}.`,
  /** Of «Farina» ne restano 3 kg: ne mancano 2. */
  notEnough: (title: string, there: number, lacking: number, field?: Counted) =>
    `Di «${title}» ${there === 0 ? 'non ce n’è' : `${there === 1 ? 'ne resta' : 'ne restano'} ${amount(there, field)}`}: ${lacks(lacking, field)}.`,
  alreadyUsed: (title: string, lacking: number, field?: Counted) =>
    `Di «${title}» una parte è già uscita: senza questo movimento ${lacks(lacking, field)}. Correggi con un nuovo movimento.`,
  otherLot: (field?: Named) => `${field ? subject(field) : 'Il lotto'} è di un altro articolo. Scegli di nuovo.`,
  conflict: (what: Kind) =>
    `${capital(record(what))} è ${participle(what, 'cambiato')} nel frattempo. Ricarica e riprova: quello che hai scritto resta qui.`,
  /** Of a move by hand or by keys, where nothing was typed: the record stands there as it is now. */
  movedMeanwhile: (what: Kind) =>
    `${capital(record(what))} è ${participle(what, 'cambiato')} nel frattempo: guarda com’è adesso e riprova.`,
  undoConflict: (what: Kind, title = '') =>
    `Non posso annullare: ${record(what)}${title && ` «${title}»`} è ${participle(what, 'cambiato')} dopo.`,
  undoLost: (field: Named) => `Non posso annullare: ${noun(field).phrase} di allora non c’è più.`,
  unreachable: () => 'Il server non risponde: la modifica non risulta salvata. Controlla la rete e riprova, niente si salva due volte.',
  signedOut: () => SIGNED_OUT,
  undoUnknown: () => 'Questa modifica non si può più annullare.',
  endInstead: (state: string) => `Passa a «${state}»`,
  inUse: (title: string, users: string) => `«${title}» non si può eliminare: compare in ${users}.`,
} as const
