import type { Found } from '../found.ts'
import type { Page, Run } from '../page/page.ts'
import { findAddress } from '../patterns/address.ts'
import { findEmail } from '../patterns/email.ts'
import { isName, proper } from '../patterns/name.ts'
import { seen } from './accept.ts'
import { isGiven } from './given-names.ts'
import { known, type PaperReader } from './reader.ts'

const LEGAL =
  /(?<![\p{L}])(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|soc\.? coop|gmbh|ltd|ets|odv)\.?(?![\p{L}])|&/iu
const TITLES = /^(?:dott|dr|ing|arch|avv|geom|rag|prof|sig|dipl|p\.i|per)\.?(?:ssa|ra)?\.?\s+/iu
const ROLES =
  /responsabile|titolare|direttor|direttrice|amministrat|consulente|agente|architetto|ingegnere|geometra|avvocato|tecnico|socio|manager|commerciale|vendite|presidente|segreteria|ufficio|falegnam|restauro|sartoria|progettazione|studio|officin|impresa|servizi|impianti/iu
const WORD = /^(?:\p{Lu}[\p{L}'’]*|(?:de|di|da|del|della|dello|dalla|lo|la|li|van|von|d['’]\p{Lu}[\p{L}'’]*))$/iu

interface Candidate {
  readonly run: Run
  readonly text: string
  readonly worth: number
}

/** The piece of a line that may be somebody's name. */
function nameOf({ text }: Run): string | undefined {
  const [clean = ''] = text
    .replace(TITLES, '')
    .trim()
    .split(/\s?[,;|·•]/u)
  const words = clean.split(/\s+/)
  const isPerson = words.length > 1 && words.length < 5 && words.every((word) => WORD.test(word)) && /^\p{Lu}/u.test(clean)
  return isPerson && !LEGAL.test(text) && !ROLES.test(text) && isName(clean) ? clean : undefined
}

/** A name by what it says first (a given name, the e-mail's), and then by how large it is printed and how high it stands. */
function personOn({ rows }: Page, email: Found | undefined): Found | undefined {
  const local = email?.value.split('@')[0]?.replace(/[^a-z]/g, '')
  const runs = rows.flat()
  const largest = Math.max(...runs.map(({ height }) => height))
  const all = runs.flatMap((run, place): Candidate[] => {
    const text = nameOf(run)
    if (!text) return []
    const words = text.toLowerCase().split(/\s+/)
    const isKnown = words.some(isGiven)
    return [{ run, text, worth: (isKnown ? 2 : 0) + run.height / largest - (place / runs.length) * 0.5 }]
  })
  const best = all.toSorted((a, b) => b.worth - a.worth)[0]
  if (!best) return undefined
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const turned = best.text.split(/\s+/).toReversed().join('')
  // Nothing but plain letters: an e-mail has no accents to agree with.
  const agrees = /^[a-z ]+$/i.test(best.text) && (local === letters(best.text) || local === letters(turned))
  return seen(proper(best.text), best.text, agrees ? 'checked' : 'unchecked')
}

/** Street and town over each other, also where another column stands beside them. */
function addressOn({ rows }: Page): Found | undefined {
  const runs = rows.flatMap((row, at) => row.map((run) => ({ run, at })))
  const all = runs.flatMap(({ run, at }) => {
    const below = rows.slice(at + 1, at + 3).flatMap((row) => row.filter(({ left, right }) => left < run.right && right > run.left))
    const found = findAddress([run.text, ...below.map(({ text }) => text)].join('\n'))
    return found ? [found] : []
  })
  return all.toSorted((a, b) => b.value.length - a.value.length)[0]
}

/** A visiting card: whose it is, their firm, and where they are. */
export const visitingCard: PaperReader = {
  signs: {},
  always: [],
  patterns: ['email', 'phone', 'vatNumber', 'fiscalCode'],
  read: (page) => {
    const email = findEmail(page.text)
    const firm = page.rows.flat().find(({ text }) => LEGAL.test(text) && !/\d{3}|@/.test(text))
    const person = personOn(page, email)
    return known({
      name: person ?? (firm && seen(firm.text, firm.text)),
      firm: firm && seen(firm.text, firm.text),
      address: addressOn(page),
    })
  },
}
