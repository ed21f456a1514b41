import { matchesPerson } from '../../kernel/italian/codice-fiscale.ts'
import type { Found } from '../found.ts'
import { formOf, valueAt, type Labels } from '../page/labels.ts'
import type { Page } from '../page/page.ts'
import { findFiscalCode } from '../patterns/fiscal-code.ts'
import { asName, seen, shaped } from './accept.ts'
import { isGiven } from './given-names.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  patient: [
    "cognome e nome iniziali dell'assistito",
    'cognome e nome dell assistito',
    'assistito',
    'paziente',
    'cognome e nome',
    'nome e cognome',
  ],
  code: ['codice fiscale assistito', "codice fiscale dell'assistito", 'codice fiscale'],
  doctor: ['cognome e nome del medico', 'medico', 'medico prescrittore', 'dott'],
  '': ['indirizzo', 'prescrizione', 'esenzione', 'nre', 'data', 'emessa il', 'quesito diagnostico'],
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

/** In one piece, or in the two pieces that stand under its bars; read twice and alike, it proves itself. */
function nreIn({ rows }: Page): Found | undefined {
  const all = rows.flatMap((row) => {
    const pieces = row.flatMap(({ words }) => words.flatMap(({ text }) => text.toUpperCase().match(PIECE) ?? []))
    return pieces.flatMap((piece, i) => {
      const next = pieces[i + 1] ?? ''
      const whole = piece.length === 15 ? piece : piece.length === 5 && next.length === 10 ? piece + next : ''
      const nre = whole && whole.replace(/\D/g, '').length > 9 ? asNre(whole) : undefined
      return nre ? [seen(nre, whole)] : []
    })
  })
  const [first] = all
  return first && (all.filter(({ value }) => value === first.value).length > 1 ? { ...first, proof: 'checked' } : first)
}

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
    prescrizione: 0.4,
    'servizio sanitario nazionale': 0.4,
    assistito: 0.3,
  },
  always: ['nre', 'fiscalCode', 'name'],
  patterns: ['fiscalCode'],
  read: (page, today) => {
    const form = formOf(page, LABELS)
    const patient = valueAt(form, 'patient', asName)
    const code = findFiscalCode(page.text, today)
    const person = patient && personOf(patient.value, code)
    const named = (value: string) => seen(value, patient?.source ?? value)
    return known({
      nre: nreIn(page),
      name: person ? named(`${person.firstName} ${person.lastName}`) : patient,
      lastName: person && named(person.lastName),
      firstName: person && named(person.firstName),
    })
  },
}
