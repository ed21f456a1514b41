import type { ProblemCode } from '../../kernel/problem/problem.ts'
import { layoutOf, type FieldKey } from './layout.ts'
import { sentences } from './sentences.ts'

/** Something about one guest, before the name and the place in the list are put to it. */
export interface Finding {
  /** Field of `Ospite`, as in the path of a problem. */
  readonly field: string
  readonly code: ProblemCode
  readonly sentence: string
  /** It may be sent all the same. */
  readonly isWarning?: true
}

const LABELS = new Map<FieldKey, string>(layoutOf('file_unico').map(({ key, label }) => [key, label]))

/** 'la data di nascita', as the layout calls the field. */
export const labelOf = (key: FieldKey) => LABELS.get(key) ?? key

export const rule = (field: string, sentence: string): Finding => ({ field, code: 'rule', sentence })
export const invalid = (field: string, sentence: string): Finding => ({ field, code: 'invalid', sentence })
export const warning = (field: string, sentence: string): Finding => ({ field, code: 'rule', sentence, isWarning: true })
export const missing = (field: string, key: FieldKey): Finding => ({ field, code: 'required', sentence: sentences.missing(labelOf(key)) })
