import { foldText } from '../../kernel/italian/words.ts'
import { tokensOf } from '../italian/token.ts'

/** What a short saying does in a dialogue, whatever the trade. */
export type Saying = 'yes' | 'no' | 'undo' | 'again' | 'thanks' | 'hello' | 'help'

const set = (phrases: string) => new Set(phrases.split(',').map((phrase) => phrase.trim()))
const YES = set(
  'si, ok, okay, va bene, conferma, confermo, certo, perfetto, esatto, procedi, vai, d accordo, giusto, confermalo, confermala, confermali, confermale, fallo, certamente, sicuro, dai, salva, salvalo, salvala, registra, vai pure, si grazie, ok grazie, si conferma, si confermo, ok conferma, ok confermo, ok procedi, si procedi, si va bene, va bene cosi, si va bene cosi, va bene conferma, va bene confermo, perfetto conferma, perfetto confermo, perfetto salva, si salva, ok salva, ok vai, si vai, si fallo, ok fallo, si lei, si lui, si quello, si quella, si esatto, si perfetto, perfetto grazie, va bene grazie, bene, bene cosi, benissimo, ottimo, si dai, ok dai, si si, si si vai, ok perfetto, mandalo, mandala, certo conferma, esatto conferma, si ok, ok si, si giusto, si tutto giusto, tutto giusto, confermato',
)
const NO = set(
  'no, no grazie, lascia stare, lascia perdere, niente, non importa, ferma, fermati, stop, aspetta, non fa niente, anzi no, anzi no lascia stare, no lascia stare, no lascia perdere, anzi lascia stare, lascia, no niente, niente lascia stare, no aspetta, non serve, come non detto, ci ripenso, anzi lascia perdere, no fermo',
)
const UNDO = set(
  'annulla, disfa, torna indietro, annulla l ultima modifica, rimetti com era, ripristina, come prima, torna com era, rimetti tutto com era, annulla tutto, ho sbagliato, ho sbagliato annulla, annulla ho sbagliato, no annulla, no scusa annulla, no aspetta annulla, no aspetta annulla tutto, aspetta annulla, ah no annulla, scusa annulla, rimettilo com era, rimettila com era, rimetti a posto, torna indietro ho sbagliato, annulla l operazione, annulla la modifica, disfa tutto, oddio annulla, anzi annulla, anzi no annulla, ripensandoci annulla',
)
const AGAIN = set('ricomincia, ricominciamo, da capo, reset, nuova conversazione, ricomincia da capo, ricominciamo da capo')
const THANKS = set('grazie, grazie mille, ti ringrazio, molte grazie, grazie tante, perfetto grazie')
const HELLO = set('ciao, buongiorno, buonasera, salve, buondi, hey, ehi, ciao come stai, buon pomeriggio')
const HELP = set(
  'aiuto, aiutami, help, cosa sai fare, cosa puoi fare, che cosa sai fare, come funzioni, come funziona, cosa posso chiederti, che posso chiedere',
)

/** A saying of its own; nothing where the sentence says more. */
export function sayingOf(text: string): Saying | undefined {
  const said = tokensOf(foldText(text))
    .map(({ word }) => word)
    .join(' ')
  if (YES.has(said)) return 'yes'
  if (NO.has(said)) return 'no'
  if (UNDO.has(said)) return 'undo'
  if (AGAIN.has(said)) return 'again'
  if (THANKS.has(said)) return 'thanks'
  if (HELLO.has(said)) return 'hello'
  return HELP.has(said) ? 'help' : undefined
}

const BEFORE = String.raw`^(?:(?:no|ah no|ah|anzi|anzi no|scusa|aspetta|oddio|ok|no aspetta|no scusa),?\s+)*`
const AFTER = String.raw`\s*(?:$|[,.:;!]|tutto\b)`
const TAKES_BACK = new RegExp(`${BEFORE}(?:annulla|torna indietro|disfa|rimetti com['’]era)${AFTER}`, 'i')
const LEAVES = new RegExp(`${BEFORE}lascia (?:stare|perdere)${AFTER}`, 'i')
/** Takes something back, or lets it be, and says why: «annulla, mi ha richiamato», «lascia stare, aspetto la sua mail». */
export function backingIn(text: string): 'undo' | 'no' | undefined {
  if (TAKES_BACK.test(text.trim())) return 'undo'
  return LEAVES.test(text.trim()) ? 'no' : undefined
}

const ALL_OF_IT =
  /^(?:per favore |ora |adesso |allora )*(?:elimina|cancella|rimuovi|svuota|azzera|butta|togli|distruggi)(?:re|mi)? (?:via )?(?:tutto|ogni cosa)(?! (?:i|gli|il|lo|la|le)\b)/i
/** Wants everything gone, and names nothing: that is never done, whatever was told last. */
export const wantsAllGone = (text: string): boolean => ALL_OF_IT.test(text.trim())

/** A yes with more after it: «sì, va bene così», «ok, conferma tutto». */
const AGREES = /^(?:s[iì]|ok(?:ay)?|va bene|perfetto|certo|esatto|d['’]accordo|confermo|conferma|vai)\b/i
export const agrees = (text: string): boolean => AGREES.test(text.trim()) && tokensOf(text).length <= 4

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:prim[oa]|uno)\b/, 0],
  [/\b(?:second[oa]|due)\b/, 1],
  [/\b(?:terz[oa]|tre)\b/, 2],
  [/\bquart[oa]\b/, 3],
  [/\bquint[oa]\b/, 4],
  [/\bultim[oa]\b/, -1],
]

/** Which one of several: «la seconda», «il primo, le luci delle scale». */
export function ordinalIn(text: string, of: number): number | undefined {
  const said = foldText(text)
  const led = /^(?:no |scusa |no scusa |anzi |e )*(?:il|la|lo|l['’]|quell[oa]|per )?\s*(?:prim|second|terz|quart|quint|ultim)/.test(
    said.replace(/[,.]/g, ''),
  )
  if (!led) return undefined
  const [, at] = ORDINALS.find(([pattern]) => pattern.test(said)) ?? []
  if (at === undefined) return undefined
  const index = at < 0 ? of - 1 : at
  return index < of ? index : undefined
}
