import type { Found } from '../found.ts'

/** «Intervento: sostituzione sifone»: what follows is the work. */
const LABELLED = /(?<![\p{L}])(?:tipo(?:logia)?[ \t]+(?:di[ \t]+)?)?(?:intervento|servizio)[ \t]*[:\-–][ \t]*([^\r\n]{2,80})/iu
/** «Pulizia straordinaria uffici»: the word is part of the work. */
const NAMED = /(?<![\p{L}])(?:pulizia|sanificazione)(?![\p{L}])[^\r\n.;]{0,60}/iu

/**
 * The kind of work that an order asks for, by the keywords of the specification's cleaning form (§ 5): intervento, pulizia,
 * sanificazione.
 */
export function findService(text: string): Found | undefined {
  const labelled = LABELLED.exec(text)
  const named = NAMED.exec(text)
  if (labelled?.[1] && (!named || labelled.index <= named.index))
    return { value: labelled[1].trim(), source: labelled[1].trim(), at: labelled.index, proof: 'unchecked' }
  // «Pulizia: sanificazione bagni» says it after the sign.
  const value = named?.[0].replace(/^\p{L}+[ \t]*[:–][ \t]*(?=\S)/u, '').trim()
  return named && value ? { value, source: named[0].trim(), at: named.index, proof: 'unchecked' } : undefined
}
