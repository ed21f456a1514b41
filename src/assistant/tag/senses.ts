import { isIdle } from '../italian/small-words.ts'
import type { FoundPhrase } from '../lexicon/lexicon.ts'
import type { Sense } from '../lexicon/sense.ts'
import { FAINT, NAME, SLIP, type SpanReading } from './span.ts'
import type { Utterance } from './utterance.ts'

/** Phrases of the trade and of Italian that begin at a word. */
export function* readSenses(utterance: Utterance, at: number): Iterable<SpanReading> {
  for (const found of utterance.lexicon.at(utterance.words, at))
    if (VETOES.every((forbids) => !forbids(utterance, found))) yield senseRead(utterance, found, isOther(utterance, found) ? NAME : 0)
}

/** A phrase as a reading that is worth so much less. */
export function senseRead(utterance: Utterance, { sense, sure, from, to, words: spoken }: FoundPhrase, less: number): SpanReading {
  const slipped = [...utterance.slips].filter((slip) => from <= slip && slip < to).length
  // An article may be a pronoun, and is no reason to take a phrase apart.
  const isArticle = sense.is === 'those' && to === from + 1 && isIdle(utterance.words[from] ?? '')
  return {
    from,
    to,
    words: spoken,
    reading: { is: 'sense', sense, sure: isArticle ? FAINT : sure - (less + slipped * SLIP) / (to - from) },
  }
}

/** «la Righi» is somebody, and no «righe». */
const isOther = ({ words, proper, names }: Utterance, { from, to, said }: FoundPhrase): boolean =>
  to === from + 1 && proper.has(from) && said !== words[from] && names.knows(words[from] ?? '')

type Veto = (utterance: Utterance, found: FoundPhrase) => boolean

/** Why a phrase is not meant where it stands. */
const VETOES: readonly Veto[] = [leadsToTime, isOfNew, comparesNothing, isOrdered, isTime, isSomebody, isOtherWord, isDeed]

const LEADS = /^(?:entro|fino|prima|dopo|oltre|prossim[oaie]|ultim[oaie])$/

/** End of the day or hour that a word leads to; 0 where it leads to none. */
const ledBy = ({ words, days, hours }: Utterance, at: number): number =>
  LEADS.test(words[at] ?? '') ? Math.max(days[at]?.end ?? 0, hours[at]?.to ?? 0) : 0

/** «entro venerdì», «prima delle 11», «la prossima settimana»: the word belongs to what it leads to. */
function leadsToTime(utterance: Utterance, { from, to }: FoundPhrase): boolean {
  return to === from + 1 && ledBy(utterance, from) > from + 1
}

/** «nuovo volontario» is one to be made, though «nuovi volontari» asks for some. */
function isOfNew({ words }: Utterance, { sense, from }: FoundPhrase): boolean {
  return sense.is === 'question' && /^nuov[oa]$/.test(words[from] ?? '')
}

/** «da più di un anno» is one stretch of time, and «fino a lunedì» leads to a day: neither compares. */
function comparesNothing(utterance: Utterance, { sense, from, to }: FoundPhrase): boolean {
  return sense.is === 'compare' && (from < sinceAt(utterance, from) || to < ledBy(utterance, from) || utterance.words[to] === 'quando')
}

/** End of the last stretch of time that begins with «da più» up to a word. */
function sinceAt({ words, days }: Utterance, at: number): number {
  const begins = (day: unknown, place: number) =>
    place <= at && day !== undefined && words[place] === 'da' && /^(?:piu|meno|oltre|almeno)$/.test(words[place + 1] ?? '')
  return days.findLast(begins)?.end ?? 0
}

function isOrdered({ orders }: Utterance, { sense }: FoundPhrase): boolean {
  return orders && sense.is === 'metric'
}

/** «questo mese» is a time, and no number of months. */
function isTime({ words, days }: Utterance, { sense, from, to }: FoundPhrase): boolean {
  return (
    sense.is === 'field' &&
    days.some((day, at) => at <= from && day !== undefined && /^quest[oae]?$/.test(words[at] ?? '') && to <= day.end)
  )
}

/** «per Sara Monti» tells no time. */
function isSomebody({ proper }: Utterance, { sense, from, to }: FoundPhrase): boolean {
  return sense.is === 'tense' && to === from + 1 && proper.has(from)
}

/** Senses that a name is not called by in another ending: «progetti di Rossi» are none «in rosso». */
const NO_NAME = new Set<Sense['is']>(['held', 'question', 'metric', 'action', 'move'])
const isInfinitive = (word = ''): boolean => /(?:are|ere|ire)$/.test(word)
/** A short word in -a is no singular of one in -i: «luca» is no «luci». */
const isOddEnding = (word = '', said = ''): boolean => word.length <= 4 && word.endsWith('a') && said.endsWith('i')

/** «Luca» is no «luci», and «fare» no «fari»: a name or a verb is no other ending of an option. */
function isOtherWord({ words, proper }: Utterance, { sense, from, to, said }: FoundPhrase): boolean {
  return (
    (sense.is === 'held' && to === from + 1 && said !== words[from] && (isInfinitive(words[from]) || isOddEnding(words[from], said))) ||
    (NO_NAME.has(sense.is) && words.slice(from, to).some((word, at) => proper.has(from + at) && !said.split(' ').includes(word)))
  )
}

const AUXILIARY = /^(?:e|ha|ho|hanno|abbiamo|sono|siamo)$/

/** «chi è entrato?» and «vorrei prenotare» tell of a deed, and name none of the «entrate» and «prenotazioni». */
function isDeed({ words }: Utterance, { sense, from, to, said }: FoundPhrase): boolean {
  const word = words[from] ?? ''
  return (
    sense.is === 'entity' &&
    to === from + 1 &&
    // «camere» are rooms: another ending is no other word.
    said.slice(0, -1) !== words[from]?.slice(0, -1) &&
    (isInfinitive(word) || (/[aiu]t[oaie]$/.test(word) && AUXILIARY.test(words[from - 1] ?? '')))
  )
}
