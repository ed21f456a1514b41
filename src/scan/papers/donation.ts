import { numberInWords } from '../../kernel/italian/number-in-words.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import { formOf, valueAt, type Labels } from '../page/labels.ts'
import { datesIn } from '../patterns/date.ts'
import { proper } from '../patterns/name.ts'
import { asCents, asDay, money, seen } from './accept.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  donor: ['eseguito da', 'ricevuto da', 'donatore', 'donatrice', 'ordinante', 'versante', 'offerente', 'abbiamo ricevuto da', 'versato da'],
  amount: ['importo', 'di euro', 'euro', 'la somma di euro', 'la somma di', 'somma', 'importo in cifre', 'importo versato'],
  words: ['importo in lettere'],
  cause: ['causale', 'progetto', 'finalita', 'a favore del progetto', 'destinazione'],
  date: ['data', 'data del versamento', 'data esecuzione', 'data valuta', 'data operazione', 'versato il', 'eseguito il'],
  body: ['intestato a', 'beneficiario', 'iban', 'iban beneficiario', 'sul c c n'],
  '': ['via piazza', 'cap', 'localita'],
}

/** «centoventi/00», as receipts write amounts. */
const WORDS = /([\p{L}]{3,60})\s?[/|]\s?(\d{2})(?!\d)/gu
const letters = (text: string) => foldAccents(text.toLowerCase())

/** Whether the amount also stands on the page in words. */
function isWritten(cents: number, text: string): boolean {
  const euro = Math.floor(cents / 100)
  const wanted = euro <= 999_999 ? letters(numberInWords(euro)) : ''
  return [...text.matchAll(WORDS)].some(([, words = '', rest]) => letters(words) === wanted && Number(rest) === cents % 100)
}

const asText = (text: string) => {
  const clean = text.replace(/^[^\p{L}\d]+/u, '').replace(/(?<=[\p{L}\d).])[^\p{L}\d).]+$/u, '')
  return /\p{L}{2}/u.test(clean) ? clean : undefined
}

/** Slips, receipts and transfers of donations: who, how much, when and for what. */
export const donation: PaperReader = {
  signs: {
    donazione: 1,
    'erogazione liberale': 1,
    'conti correnti postali': 1,
    'ricevuta di versamento': 1,
    bollettino: 0.6,
    bonifico: 0.7,
    donatore: 0.6,
    'importo in lettere': 0.5,
    causale: 0.2,
    ordinante: 0.5,
    offerta: 0.4,
  },
  always: ['name', 'date'],
  patterns: [],
  read: (page, today) => {
    const form = formOf(page, LABELS)
    const cents = valueAt(form, 'amount', asCents)
    const donor = valueAt(form, 'donor', (text) => (/\d/.test(text) ? undefined : asText(text)))
    const cause = valueAt(form, 'cause', asText)
    return known({
      name: donor === undefined ? undefined : seen(proper(donor), donor),
      price: cents === undefined ? undefined : seen(money(cents), money(cents), isWritten(cents, page.text) ? 'checked' : 'unchecked'),
      date: valueAt(form, 'date', asDay(today)) ?? datesIn(page.text, today)[0],
      cause: cause === undefined ? undefined : seen(cause, cause),
    })
  },
}
