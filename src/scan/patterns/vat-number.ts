import { isPartitaIva } from '../../kernel/italian/partita-iva.ts'
import type { Found } from '../found.ts'
import { only, repairsOf } from './repair-code.ts'

const LABEL =
  /(?:p(?:artita|\.)?[ \t]?\.?[ \t]?i\.?[ \t]?v\.?[ \t]?a\.?|vat(?: (?:number|no\.?|id))?|c\.?f\.? e p\.?[ \t]?iva)[^\dA-Z]{0,6}(?:IT[ \t]?)?/iu
const CODE = /(?<![A-Z\d+])(?:IT[ \t]?|[I1][T7](?=\d{11}(?!\d)))?([\dOQDILZSGBT|]{11}|\d{1,9}(?:[ .]\d{1,9}){1,4})(?![A-Z\d])/giu
const ELEVEN = Array.from({ length: 11 }, () => 'digit' as const)

interface Candidate {
  readonly code: string
  readonly source: string
  readonly at: number
}

/** Runs of eleven characters that may be digits, those after the label first. */
function candidates(text: string): Candidate[] {
  const label = LABEL.exec(text)
  const after = label ? label.index + label[0].length : 0
  const all = [...text.matchAll(CODE)]
    .map((match) => ({ code: (match[1] ?? '').replace(/[ .]/g, '').toUpperCase(), source: match[0], at: match.index }))
    .filter(({ code }) => code.length === 11 && code.replace(/\D/g, '').length >= 6)
  return label
    ? [...all.filter(({ at }) => at >= label.index && at <= after + 2), ...all.filter(({ at }) => at < label.index || at > after + 2)]
    : all
}

/**
 * The first partita IVA: eleven digits, beside its label if there is one. The first whose check digit holds is `checked`;
 * else the first of which exactly one likely reading holds is `repaired`; else the first eleven digits, `unchecked`.
 */
export function findVatNumber(text: string): Found | undefined {
  const all = candidates(text)
  const right = all.find(({ code }) => isPartitaIva(code))
  if (right) return { value: right.code, source: right.source, at: right.at, proof: 'checked' }
  for (const { code, source, at } of all) {
    const value = /^\d+$/.test(code) ? undefined : only(repairsOf(code, ELEVEN, isPartitaIva))
    if (value) return { value, source, at, proof: 'repaired' }
  }
  const first = all.find(({ code }) => /^\d{11}$/.test(code))
  return first && { value: first.code, source: first.source, at: first.at, proof: 'unchecked' }
}
