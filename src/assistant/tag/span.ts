import { readDays, type ReadDays } from '../italian/days.ts'
import { readDuration, readHours, type ReadHours } from '../italian/hour.ts'
import { readMoney, readNumber } from '../italian/number.ts'
import { isIdle, isLight } from '../lexicon/grammar-words.ts'
import type { Found } from '../lexicon/lexicon.ts'
import type { Sense } from '../lexicon/sense.ts'
import { distance, slipsIn } from '../lexicon/slips.ts'
import type { Named, Thing } from '../names/name-index.ts'
import { isKnownTo } from './mend.ts'
import type { Sources } from './sources.ts'

/** What a stretch of words may be; which of its readings it is, the frame decides. */
export type Reading =
  | { readonly is: 'sense'; readonly sense: Sense; readonly sure: number }
  | { readonly is: 'named'; readonly named: Named; readonly sure: number }
  | { readonly is: 'days'; readonly days: ReadDays; readonly sure: number }
  | { readonly is: 'hours'; readonly hours: ReadHours; readonly sure: number }
  | { readonly is: 'lasts'; readonly minutes: number; readonly sure: number }
  | { readonly is: 'money'; readonly cents: number; readonly sure: number }
  | {
      readonly is: 'number'
      readonly value: number
      readonly figures: boolean
      readonly unit?: 'percent' | 'measure'
      readonly sure: number
    }

export interface Span {
  readonly from: number
  readonly to: number
  /** How many of its words speak. */
  readonly words: number
  readonly readings: readonly Reading[]
}

/** A slip costs as much as half a word. */
const SLIP = 0.35
/** What a small word is worth that may point at something. */
export const FAINT = 0.1
const MOST_CORRECTIONS = 3
const COMMON = 0.3
/** What another ending of a word is worth less that is somebody's name. */
const NAME = 0.5

/** Everything that the words may mean, stretch by stretch. */
export function spansOf(
  words: readonly string[],
  { lexicon, names, today }: Sources,
  proper: ReadonlySet<number> = new Set(),
  slips: ReadonlySet<number> = new Set(),
): readonly Span[] {
  const slipped = (from: number, to: number) => [...slips].filter((at) => from <= at && at < to).length
  const spans = new Map<string, { from: number; to: number; words: number; readings: Reading[] }>()
  const add = (from: number, to: number, spoken: number, reading: Reading) => {
    const key = `${from}-${to}`
    const span = spans.get(key)
    if (span) {
      span.readings.push(reading)
      span.words = Math.max(span.words, spoken)
    } else spans.set(key, { from, to, words: spoken, readings: [reading] })
  }
  const spokenIn = (from: number, to: number) => Math.max(1, words.slice(from, to).filter((word) => !isIdle(word)).length)
  const isKnown = (word: string) => isKnownTo({ lexicon, names, today }, word)
  // «la Righi» is somebody, and no «righe».
  const isOther = ({ from, to, said }: Found) =>
    to === from + 1 && proper.has(from) && said !== words[from] && names.knows(words[from] ?? '')
  const addFound = ({ sense, sure, from, to, words: spoken }: Found, less: number) =>
    // An article may be a pronoun, and is no reason to take a phrase apart.
    add(from, to, spoken, {
      is: 'sense',
      sense,
      sure:
        sense.is === 'those' && to === from + 1 && isIdle(words[from] ?? '')
          ? FAINT
          : sure - (less + slipped(from, to) * SLIP) / (to - from),
    })
  // «chi è entrato?» and «vorrei prenotare» tell of a deed, and name none of the «entrate» and «prenotazioni».
  const isDeed = ({ sense, from, to, said }: Found) =>
    sense.is === 'entity' &&
    to === from + 1 &&
    // «camere» are rooms: another ending is no other word.
    said.slice(0, -1) !== words[from]?.slice(0, -1) &&
    (/(?:are|ere|ire)$/.test(words[from] ?? '') || (/[aiu]t[oaie]$/.test(words[from] ?? '') && AUXILIARY.test(words[from - 1] ?? '')))
  // «Luca» is no «luci», and «fare» no «fari»: a name or a verb is no other ending of an option.
  const isStranger = ({ sense, from, to, said }: Found) =>
    (sense.is === 'held' && to === from + 1 && said !== words[from] && (isInfinitive(words[from]) || isOdd(words[from], said))) ||
    (NO_NAME.has(sense.is) && words.slice(from, to).some((word, at) => proper.has(from + at) && !said.split(' ').includes(word)))
  // «per Sara Monti» tells no time.
  const isName = ({ sense, from, to }: Found) => sense.is === 'tense' && to === from + 1 && proper.has(from)
  // «da più di un anno» is one stretch of time, and compares nothing.
  let since = 0
  let pointed = 0
  // «segna svolta la lezione di oggi» orders, and asks for no figure that is called so.
  const first = words.findIndex((word) => !isIdle(word))
  const does = lexicon.at(words, first).flatMap(({ sense }) => (sense.is === 'does' ? [sense.what] : []))
  // «imposta di soggiorno» names something, though «imposta» orders.
  const isNoun = lexicon.at(words, first).some(({ sense, to }) => to > first + 1 && (sense.is === 'field' || sense.is === 'metric'))
  const orders = !isNoun && does.length > 0 && !does.includes('show') && words[first]?.endsWith('mi') !== true
  for (let from = 0; from < words.length; from++) {
    const word = words[from] ?? ''
    const days = readDays(words, from, today)
    if (days && word === 'da' && /^(?:piu|meno|oltre|almeno)$/.test(words[from + 1] ?? '')) since = days.end
    if (days && /^quest[oae]?$/.test(word)) pointed = Math.max(pointed, days.end)
    const hours = readHours(words, from)
    // «entro venerdì», «prima delle 11», «la prossima settimana»: the word belongs to what it leads to.
    const led = LEADS.test(word) ? Math.max(days?.end ?? 0, hours?.to ?? 0) : 0
    const isLead = led > from + 1
    // «nuovo volontario» is one to be made, though «nuovi volontari» asks for some.
    const isNew = /^nuov[oa]$/.test(word)
    for (const found of lexicon.at(words, from))
      if (
        (!isLead || found.to > from + 1) &&
        !(isNew && found.sense.is === 'question') &&
        // «fino a lunedì» compares nothing either.
        !(found.sense.is === 'compare' && (from < since || found.to < led || words[found.to] === 'quando')) &&
        !(orders && found.sense.is === 'metric') &&
        // «questo mese» is a time, and no number of months.
        !(found.sense.is === 'field' && found.to <= pointed) &&
        !isName(found) &&
        !isStranger(found) &&
        !isDeed(found)
      )
        addFound(found, isOther(found) ? NAME : 0)
    for (const named of names.at(words, from, (one) => !isKnown(one))) {
      const isPart = !named.whole && named.words === 1
      // «ha» is nothing of «Ha telefonato: rimandato».
      if (isPart && isIdle(word) && !proper.has(from)) continue
      // One word of a longer name that means something by itself is seldom the name: «due» of «Due Laghi», «10» of «10 flaconcini».
      const isCommon = isPart && (/^\d{1,2}$/.test(word) || (isKnown(word) && !/\d/.test(word)))
      const sure = 0.95 - named.slips * SLIP - (named.whole ? 0 : 0.1) - (isCommon ? COMMON : 0)
      add(from, named.to, named.words, { is: 'named', named, sure })
    }
    // «a martedì» is «martedì»: what leads to it says nothing more.
    const bare = days && isIdle(word) ? readDays(words, from + 1, today) : undefined
    if (days && !(bare?.end === days.end && JSON.stringify(bare.ahead) === JSON.stringify(days.ahead)))
      // «da più di 90 giorni» is one saying, and compares nothing.
      add(from, days.end, spokenIn(from, days.end) + (word === 'da' && days.end > from + 3 ? 1 : 0), { is: 'days', days, sure: 1 })
    // «della Notte», whom the data know by that name
    const isCalled = (end: number) => proper.has(end - 1) && names.knows(words[end - 1] ?? '')
    if (hours) add(from, hours.to, spokenIn(from, hours.to), { is: 'hours', hours, sure: isCalled(hours.to) ? NAME : 1 })
    const lasts = readDuration(words, from)
    if (lasts) add(from, lasts.to, spokenIn(from, lasts.to), { is: 'lasts', minutes: lasts.minutes, sure: 1 })
    const money = readMoney(words, from)
    // «a 8,90» is a price, though nobody says euros.
    if (!money && /^\d+,\d\d$/.test(word))
      add(from, from + 1, 1, { is: 'money', cents: Math.round(Number(word.replace(',', '.')) * 100), sure: 0.85 })
    if (money) add(from, money.to, spokenIn(from, money.to), { is: 'money', cents: money.cents, sure: 1 })
    if (/^quant[ei]$/.test(word) && isMeasure(words[from + 1]))
      add(from, from + 2, 1, { is: 'sense', sense: { is: 'asks', what: 'many' }, sure: 1 })
    const number = readNumber(words, from)
    const to = number?.to ?? from + 1
    for (const [entity, things] of numberedAt(from, number?.value))
      add(from, to, 1, { is: 'named', named: { entity, things, from, to, words: 1, whole: true, slips: 0 }, sure: 1 })
    const share = number && /^(?:%|per cento\b|percento\b)/.exec(words.slice(number.to).join(' '))?.[0]
    if (number && share !== undefined) {
      const end = number.to + share.split(' ').length
      add(from, end, end - from, { is: 'number', value: number.value, figures: number.figures, unit: 'percent', sure: 1 })
    }
    // «più di sei» counts, and is no verb.
    const isCount = word === 'sei' && /^(?:di|in|da|per|almeno|con)$/.test(words[from - 1] ?? '')
    if (number && (isCount || !(number.to === from + 1 && isIdle(word)))) {
      add(from, number.to, spokenIn(from, number.to), { is: 'number', value: number.value, figures: number.figures, sure: 0.9 })
      // «venti litri», «3 kg di …»: what it is measured in says no more.
      if (isMeasure(words[number.to]))
        add(from, number.to + 1, spokenIn(from, number.to), {
          is: 'number',
          value: number.value,
          figures: number.figures,
          unit: 'measure',
          sure: 0.9,
        })
      // A number said in words may be a name: «camera duecentouno», «tavolo cinque».
      if (!number.figures && Number.isInteger(number.value)) {
        for (const named of names.at([String(number.value)], 0, () => false))
          // The number of a house is no name.
          if (named.field === undefined || named.whole)
            add(from, number.to, 1, { is: 'named', named: { ...named, from, to: number.to }, sure: 0.85 })
        if (number.to === from + 1 && from > 0)
          for (const named of names.at(words.with(from, String(number.value)), from - 1, () => false))
            if (named.to === from + 1) add(from - 1, named.to, named.words, { is: 'named', named, sure: 0.94 })
      }
    }
    // A name is never mended into a word: «Bianchi» is no «banco».
    if (!isKnown(word) && !isLight(word) && !names.knows(word) && slipsIn(word) > 0 && !proper.has(from)) addCorrected(from, word)
  }
  return [...spans.values()]

  /** What goods are measured in, where the trade means nothing else by it. */
  function isMeasure(word: string | undefined): boolean {
    return word !== undefined && MEASURE.test(word) && !isKnown(word)
  }

  /** «la fattura 12», «il preventivo n. 8»: records whose number is said after what they are. */
  function numberedAt(at: number, count: number | undefined): readonly (readonly [string, readonly Thing[]])[] {
    if (count === undefined || !Number.isInteger(count) || /^un[oa]?$/.test(words[at] ?? '')) return []
    let end = at
    while (end > 0 && /^(?:n|nr|num|numero|la|il)$/.test(words[end - 1] ?? '')) end -= 1
    const begun = [end - 1, end - 2, end - 3].filter((one) => one >= 0)
    const senses = begun.flatMap((one) =>
      lexicon
        .at(words, one)
        .filter(({ to }) => to === end)
        .map(({ sense }) => sense),
    )
    const entities = new Set(senses.flatMap((sense) => (sense.is === 'entity' ? [sense.entity] : [])))
    return [...entities].map((entity) => [entity, names.numbered(entity, count)] as const).filter(([, things]) => things.length > 0)
  }

  /** What a word may have been meant to be: phrases, days and hours that it would begin. */
  function addCorrected(from: number, word: string): void {
    const calendar = CALENDAR.flatMap((one) => (slipsBetween(word, one) ? [{ word: one, slips: 1 }] : []))
    // A word that stands in some phrase is itself, or mistyped by a letter.
    const most = lexicon.isWord(word) ? 1 : 2
    for (const { word: meant, slips: wrong } of [...calendar, ...lexicon.corrected(word).slice(0, MOST_CORRECTIONS)]) {
      if (wrong > most) continue
      const mended = words.with(from, meant)
      // A pronoun is not what anybody slips on, and a short word no denial and no order: «voto» is not «vuoto», «pasta» not «passa».
      const isOdd = ({ sense }: Found) => sense.is === 'those' || (/^(?:without|does)$/.test(sense.is) && word.length < 6)
      for (const found of lexicon.at(mended, from)) if (!isOdd(found)) addFound(found, wrong * SLIP)
      const days = readDays(mended, from, today)
      if (days) add(from, days.end, spokenIn(from, days.end), { is: 'days', days, sure: 1 - wrong * SLIP })
      const hours = readHours(mended, from)
      if (hours) add(from, hours.to, spokenIn(from, hours.to), { is: 'hours', hours, sure: 1 - wrong * SLIP })
    }
  }
}

const MEASURE =
  /^(?:litr[oi]|lt|kg|chil[oi]|chilogramm[oi]|gramm[oi]|pezz[oi]|pz|metr[oi]|rotol[oi]|scatol[ae]|confezion[ei]|bottigli[ae]|sacch[oi]|tanic[ah]e?|paia|unita)$/
/** What a name is not called by in another ending: «progetti di Rossi» are none «in rosso». */
const NO_NAME = new Set<Sense['is']>(['held', 'question', 'metric', 'action', 'move'])
const isInfinitive = (word = ''): boolean => /(?:are|ere|ire)$/.test(word)
/** A short word in -a is no singular of one in -i: «luca» is no «luci». */
const isOdd = (word = '', said = ''): boolean => word.length <= 4 && word.endsWith('a') && said.endsWith('i')
const AUXILIARY = /^(?:e|ha|ho|hanno|abbiamo|sono|siamo)$/
const LEADS = /^(?:entro|fino|prima|dopo|oltre|prossim[oaie]|ultim[oaie])$/
const CALENDAR =
  'oggi domani dopodomani ieri stamattina stanotte domattina mattina pomeriggio sera mattinata lunedi martedi mercoledi giovedi venerdi sabato domenica settimana gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre stasera weekend mese prossima prossimo'.split(
    ' ',
  )

/** Whether one letter is wrong, or two of a long word. */
function slipsBetween(typed: string, meant: string): boolean {
  const most = meant.length >= 8 ? 2 : 1
  return (
    Math.abs(typed.length - meant.length) <= most &&
    typed.length >= 4 &&
    typed.charAt(0) === meant.charAt(0) &&
    distance(typed, meant, most) <= most
  )
}
