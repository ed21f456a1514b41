import { wordsOf } from '../italian/token.ts'

/** «I only understand Italian» in four languages, and the small words by which each is known; none of them is Italian. */
const LANGUAGES: readonly (readonly [says: string, words: string])[] = [
  [
    'I only understand Italian.',
    'the what which how many much is are do does did have has today tomorrow please my our show and with you can',
  ],
  [
    'Ich verstehe nur Italienisch.',
    'wie viele viel haben hat ist sind wir ich heute morgen bitte welche wann wer das der und mit kannst zeig mir',
  ],
  [
    'Je ne comprends que l’italien.',
    'quels quelle quelles avons avez est les aujourd demain combien nous vous je des du pour avec qui merci',
  ],
  [
    'Solo entiendo italiano.',
    'cuantos cuantas cuanto cuales tenemos tengo hay hoy mañana manana los las el por para gracias quien muestra',
  ],
]
/** One small word may be a name or a slip. */
const ENOUGH = 2

/** What to say to a sentence in English, German, French or Spanish, in that language; nothing for any other. */
export function inItsLanguage(text: string): string | undefined {
  const said = new Set(wordsOf(text))
  const [best] = LANGUAGES.map(([says, words]) => ({ says, times: words.split(' ').filter((word) => said.has(word)).length })).toSorted(
    (a, b) => b.times - a.times,
  )
  return best && best.times >= ENOUGH ? best.says : undefined
}
