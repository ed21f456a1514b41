import { formatMoney, parseMoney } from '../../kernel/italian/money.ts'
import type { Found } from '../found.ts'
import { afterLabel } from './labelled.ts'

const NUMBER = String.raw`\d{1,3}(?:[. ]\d{3})+(?:[ ]?,[ ]?\d{2})?|\d+(?:[ ]?[,.][ ]?\d{2})?`
const AMOUNT = new RegExp(String.raw`(?:€|\beuro?\b)[ \t]{0,3}(${NUMBER})(?!\d|[,.]\d)|(?<![\d.,])(${NUMBER})[ \t]{0,3}(?:€|euro?\b)`, 'iu')
const TOTAL = String.raw`totale(?: (?:fattura|documento|complessivo|da pagare|dovuto|€|euro|eur))?|importo(?: totale)?|netto a pagare|prezzo`
const ALONE = new RegExp(String.raw`^(?:€|eur[o]?)?[ \t]*(${NUMBER})(?![\d/%])`, 'iu')

function found(number: string, source: string, at: number): Found | undefined {
  const cents = parseMoney(number.replace(/ (?=,)|(?<=,) /g, ''))
  return cents === undefined ? undefined : { value: formatMoney(cents).replace(/\s?€/u, ''), source, at, proof: 'unchecked' }
}

/** The first amount with a euro sign or the word; without any, the number beside «totale», «importo» or «prezzo». */
export function findAmount(text: string): Found | undefined {
  const match = AMOUNT.exec(text)
  if (match) return found(match[1] ?? match[2] ?? '', match[0], match.index)
  const piece = afterLabel(text, TOTAL)
  const number = piece && ALONE.exec(piece.text)
  return piece && number ? found(number[1] ?? '', number[0], piece.at) : undefined
}
