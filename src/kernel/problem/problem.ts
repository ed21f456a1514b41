/**
 * One thing that is wrong with what a person, a file or the assistant handed in.
 * `message` is an Italian sentence that says what to do; `path` is the field (`preventivo`, `righe.2.quantita`), empty for the whole record.
 */
export interface Problem {
  readonly path: string
  readonly code: ProblemCode
  readonly message: string
  /** Which change of a commit it is about; absent outside commits. */
  readonly change?: number
  /** The other record that has to change first, and its field: a customer without an address. */
  readonly mends?: Mends
  /** Something else that can be done with the same record, which is right: who finds no place is put on the waiting list. */
  readonly instead?: Instead
}

/** The words on its button, and the state that it brings the record to. */
export interface Instead {
  readonly label: string
  readonly state: string
}

/** A field of a record, named from elsewhere. */
export interface Mends {
  readonly entity: string
  readonly id: string
  readonly field: string
}

export type ProblemCode =
  | 'required'
  | 'invalid'
  | 'unknown_field'
  | 'read_only'
  | 'not_found'
  | 'move_not_allowed'
  | 'move_requires'
  | 'state_requires'
  | 'conflict'
  | 'in_use'
  | 'unique'
  | 'numbered'
  | 'chained'
  | 'exclusive'
  | 'capacity'
  | 'stock'
  | 'rule'
  /** Nobody answered: what was to be done may have been done, or not. */
  | 'unreachable'

/** A fault in the code of a sector, thrown when it is defined and never while somebody works: place, fault, remedy. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  constructor(path: string, fault: string, remedy: string) {
    super(`${path}: ${fault} ${remedy}`)
  }
}
