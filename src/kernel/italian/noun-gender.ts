interface NounKind {
  readonly gender: 'm' | 'f'
  readonly plural: boolean
}

const words = (list: string) => new Set(list.split(' '))

const FEMININE = words(
  'foto auto moto mano radio dinamo biro eco email e-mail mail password privacy newsletter app chat card hall suite reception checklist pec iva asl ral crisi tesi analisi sintesi ipotesi diagnosi prognosi anamnesi protesi enfasi oasi metropoli serie specie superficie moglie carie madre chiave classe notte parte mente gente legge rete sede pelle carne nave neve febbre tosse sete fame base frase dose patente corrente sorgente arte morte sorte corte voce croce luce pace foce noce radice vernice cornice torre lente causale cambiale fede nube estate lite vite dinamite ape gru siepe valle polvere cenere cute fonte fine origine indagine immagine ruggine lavatrice filiale iniziale percentuale variante controparte merce',
)
const MASCULINE = words(
  'clima panorama cinema collega pianeta poeta diploma pigiama coma sosia delta dramma caffe menu tabu papa lunedi martedi mercoledi giovedi venerdi computer rione campione milione testimone padrone cordone bastone cantone mattone bottone sapone cartone balcone polmone tendone furgone camion portone cognome box gas bus brindisi boia pirata programma ospite',
)
const FEMININE_PLURAL = words(
  'note ore date spese persone camere copie righe pagine scorte cucine tessere quote riserve prove schede stanze finestre porte mani ali armi tasse imposte merci piante cose donne lezioni scale ruote gomme opere chiamate regole schedine',
)
const SINGULAR_E = words('limite abate frate mese paese')
const FEMININE_E = /(?:[aeiouct]zione|[szg]ione|nione|zione|trice|tudine|[aiu]gine)$/
const FEMININE_PLURAL_E = /(?:ure|nze|[cg]he|ette|elle|ate|ite|ese|[aeot]gie|[^s]pie|afie|omie|enie|rgie|erie)$/
const MASCULINE_A = /(?:ista|gramma|(?:bl|st|ch|^t|or)ema|cida|iatra)$/

function isFeminineE(word: string): boolean {
  return !MASCULINE.has(word) && (FEMININE.has(word) || FEMININE_E.test(word))
}

/** A plural in -i: feminine when its singular in -e is ('prestazioni', 'chiavi'), else masculine. */
function ofEndingI(word: string): NounKind {
  if (FEMININE.has(word)) return { gender: 'f', plural: false }
  if (MASCULINE.has(word)) return { gender: 'm', plural: false }
  return { gender: FEMININE_PLURAL.has(word) || isFeminineE(`${word.slice(0, -1)}e`) ? 'f' : 'm', plural: true }
}

function ofEndingE(word: string): NounKind {
  const isPlural = FEMININE_PLURAL.has(word) || (FEMININE_PLURAL_E.test(word) && !SINGULAR_E.has(word) && !FEMININE.has(word))
  if (isPlural) return { gender: 'f', plural: true }
  return { gender: isFeminineE(word) ? 'f' : 'm', plural: false }
}

/**
 * Gender and number of an Italian noun guessed from its ending and from the exceptions that occur in labels. `word` is
 * lower case; its accent, if any, is the last letter ('quantità'). A guess: labels it gets wrong state their own.
 */
export function nounKind(word: string): NounKind {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  if (MASCULINE.has(plain)) return { gender: 'm', plural: false }
  if (/[àù]$/.test(word)) return { gender: 'f', plural: false }
  if (plain.endsWith('i')) return ofEndingI(plain)
  if (plain.endsWith('e')) return ofEndingE(plain)
  if (FEMININE.has(plain)) return { gender: 'f', plural: false }
  return { gender: plain.endsWith('a') && !MASCULINE_A.test(plain) ? 'f' : 'm', plural: false }
}
