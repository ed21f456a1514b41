import type { Values } from '../door/change.ts'
import type { AnyRow } from '../fields/shapes.ts'

/** Longest draft that a server keeps, in bytes of its JSON: browsers send no more than 64 kB while a page goes. */
export const MOST_DRAFT_BYTES = 60_000

/** Text of a form that somebody has not saved: `PUT /api/aziende/:slug/bozze/:id`. */
export interface DraftWish {
  readonly entity: string
  /** The form that it belongs to, as the page names it: a new record, one record, the next one after another. */
  readonly place: string
  /** Inputs by field, as the form holds them. */
  readonly typed: Values
  /** The record as it was when the form was opened, so that a change of somebody else is noticed; absent for a new one. */
  readonly base?: AnyRow | undefined
}

/** A draft as its owner finds it again. */
export interface DraftHeld extends Pick<DraftWish, 'typed' | 'base'> {
  readonly id: string
  /** Moment of the last key that was kept. ISO, UTC. */
  readonly at: string
}

/** `GET /api/aziende/:slug/bozze?scheda=…`: drafts of one form, the oldest first. */
export interface DraftsHeld {
  readonly drafts: readonly DraftHeld[]
}
