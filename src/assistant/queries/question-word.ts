import type { Inquiry } from './inquiry.ts'
import { isDayField } from '../trade/fields.ts'
import { grammarOf, rolesOf, type Role } from '../frame/role.ts'
import type { QuestionWord } from '../lexicon/sense.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'

type Fits = (asked: Inquiry, meaning: Asking) => boolean

const kindIn = (kinds: RegExp, field: Field | undefined): boolean => field !== undefined && kinds.test(field.kind)
const fieldOf = ({ trade }: Inquiry, meaning: Asking): Field | undefined =>
  'field' in meaning && meaning.field !== undefined ? trade.fieldAt(meaning.entity, meaning.field) : undefined

const MEASURES = /^(?:money|integer|decimal|percent|vat|date|time|month|boolean)$/
/** Whether a field says who in a record that leads to nobody of their own. */
const isSomebody = ({ means }: Field): boolean => means === 'somebody' || means === 'supplier'

/** Whether records of an entity are somebody. */
export const canBeCalled = (trade: Trade, entity: string): boolean =>
  Object.values(trade.entity(entity).fields).some(({ kind }) => kind === 'phone' || kind === 'email')

/** Whether records of an entity are somebody, or lead to somebody. */
function isOfSomebody(trade: Trade, entity: string): boolean {
  return (
    canBeCalled(trade, entity) ||
    trade.waysFrom(entity).some(({ target }) => canBeCalled(trade, target)) ||
    nameIn(trade, entity) !== undefined
  )
}
/** The text in which a record says who: «Addetto». */
export const nameIn = (trade: Trade, entity: string): string | undefined =>
  Object.entries(trade.entity(entity).fields).find(([, field]) => isSomebody(field))?.[0]

/** Whether a field says who: by a name, or by somebody. */
function isName(trade: Trade, field: Field | undefined): boolean {
  if (!field || kindIn(MEASURES, field)) return false
  const target = targetOf(field)
  if (target !== '' && trade.entities.some(({ name }) => name === target)) return isOfSomebody(trade, target)
  return !kindIn(/text$/, field) || isSomebody(field)
}

/** Nobody is a place: «dove si tiene la lezione?» asks for no teacher. */
const isCallable = (trade: Trade, field: Field | undefined): boolean =>
  field !== undefined && trade.entities.some(({ name }) => name === targetOf(field) && canBeCalled(trade, name))

const PLACE = /indirizzo|luogo|posizione|ubicazione|sede|sala|aula|camera|stanza|postazione|comune/
/** Whether records of an entity say where they are, or lead to what does. */
function isSomewhere(trade: Trade, entity: string): boolean {
  const says = (name: string) => Object.entries(trade.entity(name).fields).some(([key]) => PLACE.test(key))
  return (
    says(entity) ||
    (trade.entity(entity).slot ?? trade.entity(entity).span) !== undefined ||
    trade.waysFrom(entity).some(({ target, hops }) => hops === 1 && says(target))
  )
}

export const FINISHES = /\b(?:fin(?:isce|iscono|ira|iranno)|termina(?:no)?)\b/
export const AT_HOUR = /\bche or[ae]\b/
/** What is counted by measuring: «quante ore», «quanti giorni». */
const MEASURED = /\bquant[ie] (?:ore|minuti|giorni|notti|mesi|settimane|euro|soldi|km|chilometri|litri|chili)\b(?! e )/
const THESE = /^(?:(?:e|ma|allora|dunque|senti|scusa|ehm) )*/.source

/** What each question word may be answered by. */
const ANSWERS: readonly (readonly [word: QuestionWord, says: RegExp, fits: Fits])[] = [
  [
    'who',
    /\bchi\b/,
    (asked, meaning) => {
      if (meaning.is === 'list') return isOfSomebody(asked.trade, meaning.entity)
      if (meaning.is === 'tell') return isName(asked.trade, fieldOf(asked, meaning))
      return meaning.is === 'groups' && meaning.per === undefined
    },
  ],
  [
    'when',
    /\bquand|\bche (?:ora|ore|giorno|data|mese)\b/,
    (asked, meaning) => {
      const { trade, features } = asked
      if (meaning.is === 'opening') return true
      if (meaning.is === 'list')
        return features.says(AT_HOUR) ? trade.timeOf(meaning.entity) !== undefined : trade.dayOf(meaning.entity) !== undefined
      if (meaning.is === 'groups') return meaning.per !== undefined || isDayField(trade, meaning.entity, meaning.by)
      const field = meaning.is === 'tell' ? fieldOf(asked, meaning) : undefined
      // «a che ora finisce?» asks for no beginning.
      if (meaning.is === 'tell' && features.says(AT_HOUR) && features.says(FINISHES) && meaning.field === trade.timeOf(meaning.entity))
        return false
      return (
        field !== undefined &&
        (features.says(AT_HOUR) ? isKind(field, 'time') : kindIn(/^(?:date|time|month|recurrence|text|long_text|choice)$/, field))
      )
    },
  ],
  [
    'where',
    new RegExp(`${THESE}(?:da |per )?dove?\\b`),
    (asked, meaning) => {
      if (meaning.is === 'list') return isSomewhere(asked.trade, meaning.entity)
      if (meaning.is === 'tell') return !kindIn(MEASURES, fieldOf(asked, meaning)) && !isCallable(asked.trade, fieldOf(asked, meaning))
      return meaning.is === 'groups' && meaning.per === undefined
    },
  ],
  [
    'much',
    /\bquant(?:o|a)?\b/,
    ({ trade }, meaning) =>
      meaning.is !== 'list' || meaning.sort?.some(({ field }) => trade.fieldAt(meaning.entity, field)?.numeric) === true,
  ],
  [
    'many',
    /\bquant[ie]\b/,
    (asked, meaning) => {
      const { features } = asked
      if (meaning.is === 'list') return meaning.first !== undefined
      const isMoney = isKind(fieldOf(asked, meaning) ?? ({} as Field), 'money')
      if (meaning.is === 'groups' && meaning.fn === 'sum' && isMoney) return features.says(MEASURED)
      return !(features.says(MEASURED) && (meaning.is === 'figure' || meaning.is === 'groups') && meaning.fn === 'count')
    },
  ],
]

/** «chi ti ha fatto?» is asked of the assistant, and of nobody in the records. */
const TO_ITSELF = /\bchi (?:ti|vi) (?:ha|hanno|paga)\b|\bquel paese\b/
/** What somebody earns is nothing of what they bring in. */
const EARNS = /\bguadagna (?!(?:il|la|lo|l|con|su|in)\b)|\bstipendio (?:di|del|della)\b|\bprende al mese\b/
const HOW = new RegExp(`${THESE}come (?:ha|hanno|paga|pagano)\\b`)
const WHY = new RegExp(`${THESE}(?:e )?(?:perche|come mai)\\b`)
const SAYS_WHAT = new Set<Role['role']>(['about', 'metric', 'field', 'relation'])
const ASKS_ONE = /\b(?:chi|dove|cosa|quando)\b/
const ANY = new Set<Asking['is']>(['yes', 'formula', 'history', 'free', 'gaps'])

/** «cosa le posso dare?», «cosa può mangiare un celiaco?» */
export const MAY_EAT =
  /\b(?:cosa|che|quali)\b(?: \w+){0,3} (?:posso|possiamo|puo|possono) (?:\w+ )?(?:dare|darle|dargli|dar|mangiare|bere|prendere|servire|proporre)\b/

/** «chi non viene da un anno?» asks for somebody, and for no visit; «chi non fa l’igiene …?» for none of all else that was done. */
function isOfAbsent({ trade, frame }: Inquiry, meaning: Asking): boolean {
  const { words } = frame
  if (meaning.is !== 'list' || meaning.lacks || !WHO_NOT.test(words.join(' '))) return false
  if (!rolesOf(frame, 'days').some(({ from, days }) => words[from] === 'da' && days.ahead.from === undefined)) return false
  const { slot, span } = trade.entity(meaning.entity)
  return (slot ?? span) !== undefined || comparisonsOf(meaning.where).some(({ op }) => op === 'ne')
}
const WHO_NOT = /^(?:(?:e|ma|allora) )*chi (?:e che )?non\b/

/**
 * Whether an answer is of the kind that its question word asks for: somebody for «chi», an hour for «a che ora», a place for «dove», a
 * number of that unit for «quante ore». Where two of them are said a row may answer both.
 */
export function fitsWord(asked: Inquiry, meaning: Asking): boolean {
  const { frame, features } = asked
  if (features.says(TO_ITSELF) || (features.says(EARNS) && (asked.where.length > 0 || features.says(/prende/)))) return false
  // «sono arrivati tutti?» asks whether none is left.
  if (features.whether && features.says(/\btutt[ie]\b/)) return false
  if (isOfAbsent(asked, meaning)) return false
  // What somebody may eat is written nowhere: only what dishes hold is.
  if (features.says(MAY_EAT)) return false
  if (ANY.has(meaning.is)) return true
  if (features.says(WHY)) return meaning.is === 'tell' && kindIn(/^(?:text|long_text|choice)$/, fieldOf(asked, meaning))
  // «come ha pagato Rossi?» asks by what.
  if (features.says(HOW)) return meaning.is === 'tell' && fieldOf(asked, meaning)?.kind === 'choice'
  // «chi fa l’elettricista da noi?» is nobody of all.
  const isOfAll = meaning.is === 'list' && asked.where.length === 0 && !asked.lacks && !frame.roles.some(({ role }) => SAYS_WHAT.has(role))
  if (isOfAll && features.says(ASKS_ONE)) return false
  const words = ANSWERS.filter(([word, says]) => features.asks.has(word) && features.says(says))
  const isOther = grammarOf(frame, 'asks').some(({ what }) => what === 'which' || what === 'history' || what === 'how')
  const [only] = words
  return words.length !== 1 || isOther || !only || only[2](asked, meaning)
}
