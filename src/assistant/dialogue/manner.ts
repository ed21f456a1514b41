import { PUSHES } from '../frame/features.ts'
import { plainOf } from '../italian/token.ts'

const LEADS = '(?:(?:e|ed|ma|no|ok|si|allora|anche|anzi|poi|adesso|ora|invece|aspetta|scusa) )*'
const ASKS = new RegExp(
  `^${LEADS}(?:(?:di|a|in|da|con|per|su) )?(?:che|cosa|cos|come|perche)\\b|\\b(?:chi|quale?|quali|quant[oaie]?|quando|quand|dove|dov|c e|ci sono|ce n e|ce ne sono|fammi|dammi|mostra\\w*|vedere|elenc\\w*|lista|cerca|trova)\\b`,
)
/** «spostale», «bloccalo mercoledì», «dalla a Irina»: a verb with its object, and no word that joins or shows. */
const ORDERS = new RegExp(
  `^${LEADS}(?!(?:que|tu|a|da|de|ne|su|co)l[loaei]|alle\\b|(?:fa|da|mostra|elenca|conta|di|dividi|raggruppa|ripeti|leggi)(?:m[ei])?l[oaie]\\b)\\w{2,}(?:[aei]|ar|er|ir)(?:l[oaie]|gliel[oaie]|gli|ne)\\b`,
)
/** «l’ha rifiutato», «la ritira adesso», «è stata pagata», «sono diventati in sei»: tells what has come about. */
const TELLS = new RegExp(
  `\\bl (?:ha|hanno) \\w+[oaie]\\b|\\b(?:e|sono) stat[oaie] \\w+[oaie]\\b|^${LEADS}(?:(?:lo|la|li|le) )?\\w+a (?:adesso|ora|subito)\\b|\\b(?:lo|la|li|le) \\w+[ae] (?:adesso|ora|subito|in contanti|con)\\b|^${LEADS}(?:sono|siamo|e) (?:diventat|arrivat|rimast|tornat|passat)[oaie]\\b|^${LEADS}(?:pag|vien|vengon)\\w+ (?:in|con|per)\\b`,
)

/** Whether a sentence asks in so many words. */
export const isQuestion = (said: string): boolean => /\?\s*$/.test(said.trim()) || ASKS.test(plainOf(said))

const ASKS_FIRST = new RegExp(
  `^${LEADS}(?:(?:di|a|in|da|con|per|su) )?(?:che|cosa|cos|come|perche|chi|quale?|quali|quant[oaie]?|quando|quand|dove|dov)\\b`,
)
/** Whether a sentence begins as a question, though nothing of the trade is said in it: «cosa c’è da fare oggi?». */
export const asksFirst = (said: string): boolean => ASKS_FIRST.test(plainOf(said))

/** Whether a sentence orders or tells, so that no list and no figure is an answer to it. */
export function ordersOrTells(said: string): boolean {
  const plain = plainOf(said)
  return PUSHES.test(plain) || (!isQuestion(said) && (ORDERS.test(plain) || TELLS.test(plain)))
}

/** Whether a sentence picks among what was spoken of, or goes on to others: «e quelli che non hanno pagato?». */
export const narrows = (said: string): boolean =>
  /^(?:e|ed|solo|soltanto|invece|ma) |\b(?:quell[oaie]|qual[ei]?|(?:di|tra|fra) (?:quest[ie]|loro))\b/.test(plainOf(said))

/** «in che camera va?», «chi è il cliente?», «che macchina è?», «che corsi tiene?»: what of the one that is spoken of. */
const OF_IT =
  /^(?:(?:e|ma) )?(?:(?:in|a|da|con|per|di|su) (?:che|qual[ei])\b|(?:chi|qual|quale|quali|cos|cosa) (?:e|era|sono) (?:il|lo|la|l|i|gli|le|(?:il|la) su[oa]) \w+$|(?:che|qual[ei]?|quant[oaie]) (?:\w+ )?(?:e|ha|era|aveva|fa|tiene|costa|sono|hanno|fanno)$|(?:che|quali|quant[oaie]) (?:\w+ )?(?:ha|fa|tiene|segue|insegna) \w+|(?:che|quali) \w+ \w+[ae]$|(?:quando|dove|a che ora) (?:l[aoie] |ci )?\w+[ae]$)/
/** «di che corso sono?», «che telefono hanno?»: of each of those that are spoken of. */
const OF_THEM =
  /^(?:(?:e|ma) )?(?:(?:in|a|da|con|per|di|su) (?:che|qual[ei]) |(?:che|qual[ei]?) \w+ (?:sono|hanno|fanno)$|quant[oaie] (?:\w+ )?(?:hanno|fanno) \w+)/

/** «cosa hanno ordinato?»: a deed, and whose is not said. */
const DID = /^(?:(?:e|ma|allora) )*(?:che )?cosa (?:ha|hanno) \w+o$/

/** Whether a sentence asks what belongs to some records that it does not name. */
export const isOfThose = (words: string, many: boolean): boolean => DID.test(words) || (many ? OF_THEM : OF_IT).test(words)
