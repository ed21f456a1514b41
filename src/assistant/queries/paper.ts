import type { Print } from '../../kernel/paper/print.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle, isPreposition } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Asking, Meaning } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { grammarOf, rolesOf, type Frame } from '../frame/role.ts'

interface Reading {
  readonly meaning: Meaning
  readonly frame: Frame
  readonly unknown: readonly string[]
  readonly score: number
}

interface Reader {
  readonly trade: Trade
  readonly read: (text: string) => readonly Reading[]
}

/** «Stampa scheda di lavorazione»: the label of a paper is an order, and what stands behind its verb is what the paper is called. */
const nounOf = ({ label }: Print): readonly string[] => wordsOf(label).slice(1)
const verbOf = ({ label }: Print): string => wordsOf(label)[0] ?? ''

/** Whether a word orders what another one does: «stampami», «stampare» of «stampa». */
const isVerb = (word: string, verb: string): boolean => foldAccents(word).startsWith(verb)

/** How many words of what a paper is called stand from a place on: «scheda» of «scheda di lavorazione» is one, «sollecita» is one of «sollecito». */
function calledFrom(words: readonly string[], from: number, noun: readonly string[], isNamed: boolean): number {
  let end = isNamed ? 1 : 0
  // «le fatture di ottobre» are a list, and no paper of one.
  while (end < noun.length && words[from + end] === noun[end]) end += 1
  while (end > 0 && isIdle(noun[end - 1] ?? '')) end -= 1
  return end
}

/** Orders that ask for something to be handed over, where nothing else understands the sentence. */
const hands = ({ frame, unknown }: Reading, object: number): boolean =>
  unknown.length > 0 &&
  grammarOf(frame, 'asks').every(({ from }) => from >= object) &&
  // «mandami», and not «manda … a Rossi»: nothing is sent. «Prepara» is what makes a record too.
  (rolesOf(frame, 'makes').some(({ to }) => to <= object) ||
    grammarOf(frame, 'does').some(
      ({ what, from, to }) => from < object && (/create|show/.test(what) || (what === 'assign' && frame.words[to - 1]?.endsWith('mi'))),
    ))

/** Whether the first word is the paper and no other thing: «sollecito della 38», and «sollecita la 38», its verb. */
const isNamedBy = (word: string, print: Print, unknown: readonly string[]): boolean =>
  unknown.includes(word) && stemOf(word) === stemOf(nounOf(print)[0] ?? '')

const isOf = (way: Reading | undefined, entity: string): boolean =>
  way?.meaning.is === 'list' && way.meaning.entity === entity && way.unknown.length === 0

/**
 * The records of which a paper is asked for: «stampami la ricevuta della suite», «mandami il sollecito della 38». The paper is the object
 * of the order; what follows it says of which record. A verb that does not say that something is printed asks for a paper only where the
 * sentence means nothing else.
 */
export function paperAsked(text: string, [first]: readonly Reading[], { trade, read }: Reader): (Asking & { is: 'list' }) | undefined {
  const words = wordsOf(text)
  const begins = words.findIndex((word) => !isIdle(word))
  const { prints } = trade.sector
  const isPrinting = prints.some((print) => isVerb(words[begins] ?? '', verbOf(print)))
  const named = prints.filter((print) => isNamedBy(words[begins] ?? '', print, first?.unknown ?? []))
  const object = named.length > 0 ? begins : words.findIndex((word, at) => at > begins && !isIdle(word))
  if (
    begins < 0 ||
    object < 0 ||
    !first ||
    !(isPrinting || named.length > 0 || hands(first, object)) ||
    isPreposition(words[object - 1] ?? '')
  )
    return undefined
  const called = prints.map((print) => ({ print, length: calledFrom(words, object, nounOf(print), named.includes(print)) }))
  const most = Math.max(...called.map(({ length }) => length))
  if (most === 0) return undefined
  const ways = called
    .filter(({ length }) => length === most)
    .flatMap(({ print }) => {
      const entity = trade.entity(print.entity)
      const rest = words.slice(object + most)
      const own = wordsOf(entity.label.one)
      const isNamed = rest.some((word) => own.some((one) => !isIdle(one) && stemOf(one) === stemOf(word)))
      // «della 38» is «fattura 38» as well.
      const bare = rest.slice(rest.findIndex((word) => !isIdle(word)))
      // «fattura a Rossi» makes one: those of Rossi are told by their plural.
      const ofThem = isNamed || bare.length === 0 ? [] : [...wordsOf(entity.label.many), 'di', ...bare]
      const all = [...[rest, bare].map((some) => [...(isNamed ? [] : own), ...some]), ofThem].flatMap((some) => read(some.join(' ')))
      const way = all.find((one) => isOf(one, print.entity))
      if (way?.meaning.is !== 'list') return []
      const isItself = own.join(' ') === words.slice(object, object + most).join(' ')
      return [{ meaning: { ...way.meaning, prints: print.key }, worth: way.score + (isItself ? 2 : 0) }]
    })
  return ways.toSorted((a, b) => b.worth - a.worth)[0]?.meaning
}
