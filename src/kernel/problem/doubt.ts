/** A question about a value that may be kept and is probably not meant. */
export interface Doubt {
  readonly path: string
  readonly message: string
  /** A value that was probably meant: one tap takes it. */
  readonly instead?: unknown
  /** Said at the field while it is filled in, and not only when the record is kept. */
  readonly atField?: true
}
