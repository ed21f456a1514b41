import { matchesPerson } from '../../kernel/italian/codice-fiscale.ts'
import type { Found } from '../found.ts'
import { formOf, valueAt, type Accept, type Labels } from '../page/labels.ts'
import type { Page } from '../page/page.ts'
import { findFiscalCode } from '../patterns/fiscal-code.ts'
import { asName, seen, shaped } from './accept.ts'
import { isGiven } from './given-names.ts'
import { proper } from '../patterns/name.ts'
import { known, type PaperReader } from './reader.ts'
import { spelledByCode } from './spelled-by-code.ts'

const LABELS: Labels = {
  patient: [
    "cognome e nome iniziali dell'assistito",
    'cognome e nome dell assistito',
    'assistito',
    'paziente',
    'cognome e nome',
    'nome e cognome',
    'cognome nome',
    'nominativo',
    'intestatario',
    'intestata a',
    'prescritta a',
    'sig ra',
    'sig',
  ],
  surname: ['cognome', 'cognome assistito', "cognome dell'assistito"],
  given: ['nome', 'nome assistito', "nome dell'assistito"],
  code: ['codice fiscale assistito', "codice fiscale dell'assistito", 'codice fiscale', 'cod fiscale', 'cod fisc', 'cf', 'c f'],
  doctor: ['cognome e nome del medico', 'nome del medico', 'medico', 'medico prescrittore', 'dott'],
  '': [
    'promemoria per l assistito',
    "promemoria per l'assistito",
    'gentile paziente',
    'o iniziali',
    'iniziali',
    'indirizzo',
    'residenza',
    'prescrizione',
    'esenzione',
    'nre',
    'data',
    'data di nascita',
    'nato il',
    'nata il',
    'emessa il',
    'quesito diagnostico',
    'tipo ricetta',
    'telefono',
    'farmaco',
    'farmaci',
  ],
}

/** The regions and the two provinces, as every number of an electronic prescription begins. */
const REGIONS = new Set([
  '010',
  '020',
  '030',
  '041',
  '042',
  '050',
  '060',
  '070',
  '080',
  '090',
  '100',
  '110',
  '120',
  '130',
  '140',
  '150',
  '160',
  '170',
  '180',
  '190',
  '200',
])

/** Three digits of the region, two signs of the system, ten digits; no check digit is published. */
export function asNre(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (signs.length !== 15) return undefined
  const head = shaped(signs.slice(0, 3), 'DDD')
  const tail = shaped(signs.slice(5), 'DDDDDDDDDD')
  const nre = head && tail ? `${head}${signs.slice(3, 5)}${tail}` : undefined
  return nre && REGIONS.has(head ?? '') ? nre : undefined
}

const PIECE = /[A-Z\d]+/g
const LENGTH = 15
/** Signs of its first piece, region and system. */
const HEAD = 5
/** So many pieces at most, of so many signs at least, where spaces part the number. */
const MOST_PIECES = 4
const LEAST_SIGNS = 3

/** Numbers that begin with a piece: it alone, the next ones with it, or with one sign less, as the stars around it are misread. */
function nresFrom(pieces: readonly string[], from: number): string[] {
  const first = pieces[from] ?? ''
  if (first.length === LENGTH) return [first]
  if (first.length === LENGTH + 1 || first.length === LENGTH + 2)
    return [first.slice(0, LENGTH), first.slice(1, LENGTH + 1), first.slice(first.length - LENGTH)]
  let whole = ''
  for (const piece of pieces.slice(from, from + MOST_PIECES)) {
    if (piece.length < LEAST_SIGNS) return []
    whole += piece
    if (whole.length === LENGTH) return [whole]
  }
  return []
}

const piecesOf = (row: Page['rows'][number]) =>
  row.flatMap(({ words }) => words.flatMap(({ text }) => text.toUpperCase().match(PIECE) ?? []))
/** Rows that a second line of bars may stand below the first. */
const NEXT_ROWS = 4
/** A piece, also without the stars around it that were read as signs. */
const within = (piece: string, length: number): string[] =>
  piece.length < length || piece.length > length + 2
    ? []
    : Array.from({ length: piece.length - length + 1 }, (_, i) => piece.slice(i, i + length))

/** The head and the tail of the number under bars that stand over each other. */
function overEachOther({ rows }: Page): string[] {
  return rows.flatMap((row, at) =>
    piecesOf(row)
      .flatMap((piece) => within(piece, HEAD))
      .flatMap((head) =>
        rows
          .slice(at, at + NEXT_ROWS)
          .flatMap(piecesOf)
          .flatMap((piece) => within(piece, LENGTH - HEAD))
          .map((tail) => head + tail),
      ),
  )
}

const isNre = (whole: string) => whole.replace(/\D/g, '').length > 9 && asNre(whole) !== undefined

/** In one piece, or in the two pieces that stand under its bars; read twice and alike, it proves itself. */
function nreIn(page: Page): Found | undefined {
  const all = page.rows.flatMap((row) => {
    const pieces = piecesOf(row)
    return pieces.flatMap((piece, i) => {
      const whole = nresFrom(pieces, i).find(isNre)
      const nre = whole && asNre(whole)
      return whole && nre ? [{ ...seen(nre, whole), isWhole: piece.length === LENGTH || piece.length === HEAD }] : []
    })
  })
  const first = all.find(({ isWhole }) => isWhole) ?? all[0]
  if (first) {
    const isTwice = first.isWhole && all.filter(({ value }) => value === first.value).length > 1
    return seen(first.value, first.source, isTwice ? 'checked' : 'unchecked')
  }
  const parted = overEachOther(page).find(isNre)
  const nre = parted && asNre(parted)
  return parted && nre ? seen(nre, parted) : undefined
}

/** Somebody's whole name, every word of which begins with a capital letter, and nothing that is printed on the form itself. */
const PRINTED =
  /^(?:servizio|sanitari|nazionale|regione|ricetta|elettronica|promemoria|assistito|dell|iniziali|medic|farmac|dott|sig|ssn|asl)/iu
const asPatient: Accept<Found> = (text, run) => {
  const found = asName(text.replace(TITLE, ''), run)
  const words = found?.source.split(/\s+/) ?? []
  return words.length > 1 && words.every((word) => /^\p{Lu}|^d['’]\p{Lu}|^(?:de|di|da|del|della|lo|la)$/u.test(word) && !PRINTED.test(word))
    ? found
    : undefined
}
const TITLE = /^[^\p{L}]*(?:sig(?:nor|\.)?(?:\s?ra|a)?\.?\s+|gent(?:ile)?\.?\s+)/iu

/** Without a code the usual given names tell, and else papers begin with the surname. */
function byGivenName(words: readonly string[]): { lastName: string; firstName: string } {
  const given = words.map(isGiven)
  const isTurned = given[0] === true && given.at(-1) !== true
  const at = isTurned ? given.findLastIndex(Boolean) + 1 : Math.max(1, given.indexOf(true, 1))
  const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  return isTurned ? { firstName: head, lastName: tail } : { lastName: head, firstName: tail }
}

/** «ROSSI MARIA» or «Maria Rossi»: the proven code tells which word is which; without one papers begin with the surname. */
function personOf(text: string, code: Found | undefined): { lastName: string; firstName: string } | undefined {
  const words = text.split(/\s+/)
  if (words.length < 2) return undefined
  const splits = words.slice(1).flatMap((_, i) => {
    const [head, tail] = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]
    return [
      { lastName: head, firstName: tail },
      { lastName: tail, firstName: head },
    ]
  })
  if (!code || code.proof === 'unchecked') return byGivenName(words)
  return splits.find(({ lastName, firstName }) => {
    const wrong = matchesPerson(code.value, { cognome: lastName, nome: firstName })
    return !wrong.includes('cognome') && !wrong.includes('nome')
  })
}

/** The reminder of an electronic prescription: its number (NRE), whose it is, and their codice fiscale. */
export const prescription: PaperReader = {
  signs: {
    'ricetta elettronica': 1,
    'promemoria per l assistito': 1,
    nre: 0.8,
    'ricetta dematerializzata': 1,
    'promemoria ricetta': 0.6,
    'ricetta medica': 1,
    'promemoria dematerializzata': 0.8,
    'numero ricetta': 0.6,
    promemoria: 0.4,
    ricetta: 0.5,
    prescrizione: 0.4,
    prescrittore: 0.4,
    'servizio sanitario nazionale': 0.4,
    assistito: 0.3,
    "dell'assistito": 0.4,
    esenzione: 0.3,
    'quesito diagnostico': 0.5,
    'timbro e firma del medico': 0.5,
    farmaco: 0.3,
    posologia: 0.3,
    medico: 0.2,
  },
  always: ['nre', 'fiscalCode', 'name'],
  patterns: ['fiscalCode'],
  read: (page, today) => {
    const form = formOf(page, LABELS)
    const code = findFiscalCode(page.text, today)
    const spelled = code && code.proof !== 'unchecked' ? spelledByCode(page, code.value) : undefined
    const patient = spelled ? undefined : valueAt(form, 'patient', asPatient)
    const [lastName, firstName] = [valueAt(form, 'surname', asName)?.value, valueAt(form, 'given', asName)?.value]
    const labelled = lastName && firstName ? { lastName, firstName } : undefined
    const person = spelled ?? (patient ? personOf(patient.value, code) : labelled)
    const named = (value: string) => seen(proper(value), patient?.source ?? value)
    return known({
      nre: nreIn(page),
      fiscalCode: code,
      name: person ? named(`${person.firstName} ${person.lastName}`) : patient,
      lastName: person && named(person.lastName),
      firstName: person && named(person.firstName),
    })
  },
}
