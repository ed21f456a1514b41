import { foldText } from '../../kernel/italian/words.ts'
import { plainOf, wordsOf } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Wish } from '../meaning/meaning.ts'

/** What a short saying does in a dialogue, whatever the trade. */
export type Saying = 'yes' | 'no' | 'undo' | 'again' | 'thanks' | 'hello' | 'help' | 'day'

const set = (phrases: string) => new Set(phrases.split(',').map((phrase) => phrase.trim()))
/** A saying that is made of these pieces and of nothing else, one of them its head. */
const saying = (heads: string, fillers: string) => {
  const any = (list: string) => `(?:${list})`
  const piece = any(`${heads}|${fillers}`)
  return new RegExp(`^(?=(?:.* )?${any(heads)}(?: |$))${piece}(?: ${piece})*$`)
}

const SOUNDS = 'ah|oh|eh|ehi|beh|oddio|scusa|scusami|allora|ecco|guarda|senti|per favore|grazie|grazie mille'
/** What leads another mind, and no yes. */
const STARTS = `${SOUNDS}|no|anzi|aspetta|aspetti`
const YES = saying(
  `si|ok|okay|okey|va bene|va benissimo|vabbene|vabbe|conferma|conferm(?:o|iamo|ato|al[oaie])|cert[oa]|certamente|perfetto|esatto|proced[ia]|procediamo|d accordo|giusto|sicuro|fall[oaie]|facciamolo|vai|dai|bene|benissimo|ottimo|salva(?:l[oaie])?|registra(?:l[oaie])?|manda(?:l[oaie])?|invia(?:l[oaie])?|fatto|per me va bene|mi va bene|approvo|approvato|proprio cosi|a posto|assolutamente|volentieri|come no|ci sta`,
  `${SOUNDS}|cosi|tutto|pure|adesso|ora|subito|avanti|quell[oaie]|lei|lui|loro|e|che va bene|che si`,
)
const NO = saying(
  'no|niente|lascia(?:l[oaie])?|lascia (?:stare|perdere|cosi)|lasciamo (?:stare|perdere)|non importa|ferma|fermati|fermo|stop|aspetta|non fa niente|fa niente|non serve(?: piu)?|come non detto|ci ripenso|ci penso|ripensandoci|non (?:lo |la |li |le )?(?:fare|farlo|farla|salvare|confermare|confermo|mandare|registrare)',
  `${STARTS}|no|piu|per ora|per adesso|stare|perdere|tutto|ma|poi|ok|va bene|meglio di no|dai`,
)
const UNDO = saying(
  'annulla|annulla (?:tutto|(?:l ultim[oa] |la |l |lo |il |le |questa |quest )?(?:modific(?:a|he)|operazione|azione|spostamento|cambio|cambiamento|inserimento|aggiunta|ultim[oa](?: cosa)?)|(?:quello|cio|la cosa) che (?:ho|hai|abbiamo) (?:appena )?fatto|quest ultima)|disfa|(?:torna|tornare|torniamo) (?:indietro|come prima|a prima)|rimett(?:i|il[oaie]|ere|iamo|iamol[oaie]) (?:tutto )?(?:com era|com erano|come prima|come stava|a posto|indietro)|ripristina|come prima|torna com era|ho sbagliato|mi sono sbagliat[oa]|errore mio|marcia indietro',
  `${STARTS}|tutto|ok|ripensandoci|ma|pure|di nuovo|subito|adesso|tutto com era|com era|lascia (?:stare|perdere)`,
)
const AGAIN = set('ricomincia, ricominciamo, da capo, reset, nuova conversazione, ricomincia da capo, ricominciamo da capo')
const LEAVES = 'a domani|a dopo|a presto|ci vediamo|buona (?:giornata|serata|notte)|buon (?:lavoro|pranzo)|arrivederci'
const THANKS = saying('grazie(?: mille| tante)?|ti ringrazio|molte grazie', `${LEAVES}|ciao|davvero|sei (?:gentile|bravo)|per ora`)
const HELLO = saying(
  `ciao|buongiorno|buonasera|salve|buondi|hey|ehi|buon pomeriggio|${LEAVES}`,
  'come (?:va|stai|state)|tutto bene|a tutti|di nuovo',
)
const HELP = saying(
  'aiuto|aiutami|help|(?:che |che cosa |cosa )(?:sai|puoi) fare|come funzion[ai]|(?:che |che cosa |cosa )posso chieder(?:ti|e)',
  `ciao|buongiorno|buonasera|salve|tu|qui|e|${SOUNDS}`,
)

/** Asks for the day as a whole, and for no kind of record. */
const DAY = saying(
  '(?:che |che cosa |cosa )(?:devo|dobbiamo|ho da|abbiamo da|c e da) fare|(?:che |che cosa |cosa )c e di urgente|(?:che |che cosa |cosa )(?:mi|ci) aspetta|da dove (?:comincio|cominciamo|inizio)|com e la giornata|come siamo messi',
  'oggi|stamattina|adesso|ora|questa mattina|e|allora|buongiorno|ciao',
)

/** Longer sentences say more, and the patterns above are for short ones. */
const LONGEST_SAYING = 60

const foldedOf = (text: string) => wordsOf(foldText(text))

/** A saying of its own; nothing where the sentence says more. */
export function sayingOf(text: string): Saying | undefined {
  const said = plainOf(text)
  if (said.length > LONGEST_SAYING) return undefined
  if (UNDO.test(said)) return 'undo'
  if (YES.test(said)) return 'yes'
  if (NO.test(said)) return 'no'
  if (AGAIN.has(said)) return 'again'
  if (THANKS.test(said)) return 'thanks'
  if (HELLO.test(said)) return 'hello'
  if (DAY.test(said)) return 'day'
  return HELP.test(said) ? 'help' : undefined
}

/** Takes something back, or lets it be, and says why: «annulla, mi ha richiamato», «no, ho sbagliato: torna indietro». */
export function backingIn(text: string): 'undo' | 'no' | undefined {
  const clauses = text.split(/[,.;:!]+|\b(?:perché|ché)\b/)
  for (const clause of clauses) {
    const said = sayingOf(clause)
    if (said === 'undo') return 'undo'
    // A mere «no» leads a correction; who lets it be says so.
    if (said === 'no' && /\b(?:lasci|import|serve|niente)/i.test(clause)) return 'no'
    if (said === undefined && plainOf(clause) !== '' && !/^(?:no|ah|anzi|scusa|aspetta|ok)$/.test(plainOf(clause))) return undefined
  }
  return undefined
}

const ALL_OF_IT =
  /^(?:per favore |ora |adesso |allora )*(?:elimina|cancella|rimuovi|svuota|azzera|butta|togli|distruggi)(?:re|mi)? (?:via )?(?:tutto|ogni cosa)(?! (?:i|gli|il|lo|la|le)\b)/i
/** Wants everything gone, and names nothing: that is never done, whatever was told last. */
export const wantsAllGone = (text: string): boolean => ALL_OF_IT.test(text.trim())

/** Signs of a formula or of a program, and hardly a word: nobody asks that of a desk. */
export const isCode = (text: string): boolean => /[=+*{}$<>|\\;]/.test(text) && !/\p{L}{3}/u.test(text)

const MAKES = 'registr|salv|aggiung|cre|inseri|prenot|segn|mett|fiss|scriv|cari'
const CHANGES = 'spost|cambi|modific|aggiorn|segn|mett|pass|salv|registr|corregg|scriv|dai|dall|imposta'
const VERBS: Readonly<Record<Wish['is'], string>> = {
  create: MAKES,
  update: CHANGES,
  move: CHANGES,
  act: 'fai|proced|registr',
  remove: 'elimin|cancell|toglil|togli|rimuov|lev',
}

/** A yes that is a verb of a state with its object: «confermali». */
export const ordersIn = (text: string, lexicon: Lexicon): boolean =>
  foldedOf(text).some((word) => /.{4}l[oaie]$/.test(word) && lexicon.at([word], 0).some(({ sense }) => sense.is === 'move'))

/** A yes in the words of the proposal itself: «sì, completala», «registra pure», «ok, spostalo». */
export function agrees(text: string, wish: Wish, lexicon: Lexicon): boolean {
  const words = foldedOf(text)
  if (words.length > 6) return false
  const rest = words.filter((word) => !isIdle(word) && !YES.test(word) && word !== 'si')
  const [verb] = rest
  if (verb === undefined || rest.length > 1) return verb === undefined && words.some((word) => YES.test(word))
  if (new RegExp(`^(?:${VERBS[wish.is]})`).test(verb)) return true
  return lexicon
    .at([verb], 0)
    .some(
      ({ sense }) =>
        (wish.is === 'move' && sense.is === 'move' && sense.to === wish.to) ||
        (wish.is === 'act' && sense.is === 'action' && sense.key === wish.action) ||
        (wish.is === 'create' && sense.is === 'makes' && sense.entity === wish.entity),
    )
}

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
