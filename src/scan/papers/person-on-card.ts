import { foldAccents } from '../../kernel/italian/words.ts'
import type { Found } from '../found.ts'
import { betweenLetters } from '../page/between-letters.ts'
import { runOf, type Page, type Run } from '../page/page.ts'
import { isName, proper } from '../patterns/name.ts'
import { seen } from './accept.ts'
import { asGiven, isGiven } from './given-names.ts'

/** What ends a firm's name, or joins its owners. */
export const LEGAL =
  /(?<![\p{L}])(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|soc\.? coop|gmbh|ltd|ets|odv)\.?(?![\p{L}])|&/iu
const TITLES = /^(?:(?:dott|dr|ing|arch|avv|geom|rag|prof|sig|dipl|p\.i|per|cav)\.?(?:ssa|ra)?\.?\s+)+/iu
/** What people do, and what firms call themselves: neither is a name. */
const ROLES =
  /responsabile|titolare|direttor|direttrice|amministrat|consulen|agente|architett|ingegner|geometra|avvocat|tecnic|socio|manager|commercial|vendite|presidente|segreteria|ufficio|falegnam|restaur|sartoria|progett|studio|officin|impresa|servizi|impiant|medico|dottor|dentist|chirurg|fisioterap|psicolog|notaio|perit|veterinari|farmaci/iu
const TRADES =
  /idraulic|termo|vetreri|edil|ferrament|elettr|immobil|assicura|costruzion|arred|mobili|carrozzer|autoric|bottega|azienda|agricol|cantin|tipograf|pasticcer|panific|ristor|trattori|pizzeri|albergo|agenzia|associazion|cooperativ|centro|gruppo|fratelli|f\.lli|laborator|meccanic|metall|marmi|legno|serrament|tappezz|trasport|viaggi|abbigliament|gioieller|ottica|parrucch|estetic|palestra|scuola|soluzion|qualit[aà]|idee|group|service|design|italia|nord|sud|(?<!val)eria(?![\p{L}])/iu
const WORD = /^(?:\p{Lu}[\p{L}'’]*|(?:de|di|da|del|della|dello|dalla|lo|la|li|van|von|d['’]\p{Lu}[\p{L}'’]*))$/iu
/** Signs that part a name from what is printed beside it on its line. */
const PARTS = /\s?[,;:|·•—–]\s?|\s[-/]\s/u

interface Candidate {
  readonly source: string
  readonly text: string
  readonly worth: number
}

const wordsOf = (text: string) => text.split(/\s+/)

interface Name {
  readonly text: string
  readonly isTitled: boolean
}

/** Words of a piece before or after those that say what somebody does. */
function withoutRole(text: string): string {
  const words = wordsOf(text)
  const at = words.findIndex((word) => ROLES.test(word))
  if (at < 0) return text
  return at > 1 ? words.slice(0, at).join(' ') : words.slice(words.findLastIndex((word) => ROLES.test(word)) + 1).join(' ')
}

/** The pieces of a line that may be somebody's name: between its signs, and after the form of a firm. */
function namesIn(line: string): Name[] {
  return line.split(PARTS).flatMap((piece): Name[] => {
    const own = piece.includes('&') ? '' : (piece.split(LEGAL).at(-1) ?? '').replace(/^[^\p{L}]+/u, '')
    const text = betweenLetters(withoutRole(own.replace(TITLES, '')))
    const words = wordsOf(text)
    const isPerson = words.length > 1 && words.length < 5 && words.every((word) => WORD.test(word)) && /^\p{Lu}/u.test(text)
    return isPerson && isName(text) ? [{ text, isTitled: TITLES.test(own) }] : []
  })
}

/** A given name over its surname: two short lines of the same large print, beginning or centred alike. */
function stackedUnder(run: Run, { rows }: Page, row: number): Run | undefined {
  if (run.words.length > 2 || !run.words.every(({ text }) => isGiven(text))) return undefined
  return rows
    .slice(row + 1, row + 3)
    .flat()
    .find(
      (other) =>
        other.words.length < 3 &&
        !ROLES.test(other.text) &&
        !TRADES.test(other.text) &&
        Math.abs(other.height - run.height) < run.height * 0.25 &&
        other.top - run.bottom < run.height &&
        (Math.abs(other.left - run.left) < run.height * 0.5 || Math.abs(other.left + other.right - run.left - run.right) < run.height),
    )
}

/** Whether the lines next to a name say what somebody does. */
const hasRole = ({ rows }: Page, row: number, { left, right }: Run) =>
  rows.slice(row, row + 2).some((runs) => runs.some((other) => ROLES.test(other.text) && other.left < right && other.right > left))

function candidates(page: Page, isInEmail: (text: string) => boolean): Candidate[] {
  const runs = page.rows.flat()
  const largest = Math.max(...runs.map(({ height }) => height))
  return page.rows.flatMap((row, at) =>
    row.flatMap((run) => {
      const under = stackedUnder(run, page, at)
      const lines = [run, ...(under ? [runOf([...run.words, ...under.words])] : [])]
      const names = lines.flatMap((one) => namesIn(one.text).map((name) => ({ one, name })))
      return names.map(({ one, name }): Candidate => {
        const words = wordsOf(name.text)
        const worth =
          (isGiven(words[0] ?? '') ? 2 : words.some(isGiven) ? 1.5 : 0) +
          (one === run ? 0 : 1.2) +
          (name.isTitled ? 1.5 : 0) +
          (isInEmail(name.text) ? 1.5 : 0) +
          (hasRole(page, at, one) ? 0.6 : 0) -
          (TRADES.test(name.text) ? 2 : 0) +
          run.height / largest -
          (runs.indexOf(run) / runs.length) * 0.5
        return { source: one.text, text: name.text, worth }
      })
    }),
  )
}

/**
 * The person of a visiting card: by what the name says first (a given name, a title, the e-mail's own name), then by how
 * large it is printed, how high it stands and whether a profession stands below it. `checked` where the e-mail spells it.
 */
export function personOn(page: Page, email: Found | undefined): Found | undefined {
  const letters = (text: string) => foldAccents(text.toLowerCase()).replace(/[^a-z]/g, '')
  const local = email?.value.split('@')[0]?.replace(/[^a-z]/g, '') ?? ''
  const isInEmail = (text: string) => wordsOf(text).some((word) => letters(word).length > 3 && local.includes(letters(word)))
  const best = candidates(page, isInEmail).toSorted((a, b) => b.worth - a.worth)[0]
  if (!best) return undefined
  const turned = wordsOf(best.text).toReversed().join('')
  // Nothing but plain letters: an e-mail has no accents to agree with.
  const agrees = /^[a-z ]+$/i.test(best.text) && (local === letters(best.text) || local === letters(turned))
  if (agrees) return seen(proper(best.text), best.source, 'checked')
  return seen(proper(best.text).split(' ').map(asGiven).join(' '), best.source)
}
