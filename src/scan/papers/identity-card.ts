import type { Found } from '../found.ts'
import { difference, formOf, valueAt, type Labels } from '../page/labels.ts'
import type { Page } from '../page/page.ts'
import { datesIn } from '../patterns/date.ts'
import { asDay, asName, asSex, seen, shaped } from './accept.ts'
import { placeIn } from './birth-place.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  surname: ['cognome'],
  name: ['nome'],
  born: ['luogo e data di nascita', 'luogo di nascita', 'nato a'],
  birthDay: ['luogo e data di nascita', 'data di nascita', 'nato il'],
  sex: ['sesso'],
  expiry: ['scadenza', 'data di scadenza', 'valida fino al'],
  issued: ['emissione', 'rilascio', 'data di emissione', 'data di rilascio'],
  comune: ['comune di', 'comune', 'comune di residenza'],
  height: ['statura'],
  state: ['cittadinanza'],
  number: ['numero', 'numero della carta', 'n.'],
  '': [
    'surname',
    'name',
    'given name',
    'nachname',
    'vorname',
    'nom',
    'prenom',
    'familienname',
    'place and date of birth',
    'place of birth',
    'date of birth',
    'geburtsort und datum',
    'geburtsort',
    'geburtsdatum',
    'sex',
    'geschlecht',
    'height',
    'grosse',
    'nationality',
    'staatsangehorigkeit',
    'municipality',
    'gemeinde',
    'number',
    'nummer',
    'issuing',
    'issued',
    'issue',
    'ausstellung',
    'expiry',
    'date of expiry',
    'ablauf',
    'firma del titolare',
    "holder's signature",

    'repubblica italiana',
    "ministero dell'interno",
    'republik italien',
    'carta di identita',
    "carta d'identita",
    'identity card',
    'personalausweis',
    'elettronica',
  ],
}

/** Electronic identity cards 3.0 and 2.0, and those before. */
const NUMBERS = ['LLDDDDDLL', 'LLDDDDDDD', 'DDDDDDDLL']
const TOKEN = /[A-Z\d]{9}/g

function numberIn(text: string): Found | undefined {
  for (const shape of NUMBERS)
    for (const [token] of text.replace(/(?<=\d) (?=\d)/g, '').matchAll(TOKEN)) {
      // Most signs as their places ask for, or a word of nine letters would be a number.
      if (token.replace(/\D/g, '').length < 4) continue
      const number = shaped(token, shape)
      if (number && (shape !== 'LLDDDDDLL' || number.startsWith('C'))) return seen(number, token)
    }
  return undefined
}

/** A word that stands once on the card, where its label was not read. */
function alone({ rows }: Page, word: RegExp, value: (text: string) => string): Found | undefined {
  const all = rows.flat().flatMap(({ words }) => words.filter(({ text }) => word.test(text)))
  return all.length === 1 && all[0] ? seen(value(all[0].text), all[0].text) : undefined
}

/** «ITA», «ITALIANA», with a letter or two misread. */
const asItalian = (text: string) => {
  const word =
    text
      .split(/\s/)[0]
      ?.toUpperCase()
      .replace(/^[^\p{L}]*(?=TA)/u, 'I') ?? ''
  return word === 'ITA' || difference(word, 'ITALIANA', 2) < 3 ? seen('ITALIA', text) : undefined
}

/** The front of the electronic identity card: labels in two or three languages, before, above or below their values. */
export const identityCard: PaperReader = {
  signs: {
    "carta d'identita": 1,
    'carta di identita': 1,
    'identity card': 0.7,
    personalausweis: 0.5,
    municipality: 0.3,
    statura: 0.4,
    surname: 0.2,
  },
  always: ['documentNumber', 'lastName', 'firstName', 'birthDate', 'expiryDate'],
  patterns: ['fiscalCode'],
  read: async (page, today) => {
    const form = formOf(page, LABELS)
    const days = datesIn(page.text, today, true).toSorted((a, b) => a.value.localeCompare(b.value))
    const birthDate =
      valueAt(form, 'born', asDay(today, true)) ?? valueAt(form, 'birthDay', asDay(today, true)) ?? (days.length > 2 ? days[0] : undefined)
    const coming = datesIn(page.text, today).filter(({ value }) => value > (birthDate?.value ?? ''))
    const latest = coming.toSorted((a, b) => b.value.localeCompare(a.value))[0]
    const expiryDate = valueAt(form, 'expiry', asDay(today)) ?? (coming.length > 1 ? latest : undefined)
    const place = valueAt(form, 'born', (text) => (/\p{L}{2}/u.test(text.split(/\d/)[0] ?? '') ? text : undefined))
    return known({
      documentNumber: valueAt(form, 'number', numberIn) ?? numberIn(page.text),
      lastName: valueAt(form, 'surname', asName),
      firstName: valueAt(form, 'name', asName),
      birthDate,
      birthPlace: place === undefined ? undefined : await placeIn(place, birthDate?.value),
      sex: valueAt(form, 'sex', asSex) ?? alone(page, /^[MF]$/, (text) => text),
      expiryDate,
      nationality: valueAt(form, 'state', asItalian) ?? alone(page, /^ITA$/, () => 'ITALIA'),
      issuer: seen('ITALIA', 'Repubblica Italiana'),
      documentType: seen('IDELE', "Carta d'identità"),
    })
  },
}
