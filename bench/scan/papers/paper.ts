import type { RecognisedKey } from '../../../src/scan/read-text.ts'
import type { Person } from '../people.ts'
import type { Dice } from '../random.ts'

/** What a paper says, key by key, as a reader should find it. */
export type Truth = Readonly<Partial<Record<RecognisedKey, string>>>

/** What one paper is about: a person, and a dice for what only this paper has. */
export interface Subject {
  readonly of: Person
  /** A second person or firm on the paper: the customer of an invoice. */
  readonly other: Person
  readonly dice: Dice
}

/** One paper ready to be drawn. */
export interface Printed {
  readonly body: string
  readonly truth: Truth
  readonly implied?: Truth
}

/** A kind of paper: what stands on it, in layouts of which those `apart` were never looked at while the readers were made. */
export interface Paper {
  /** Its name in the tables. */
  readonly title: string
  readonly layouts: Readonly<Record<string, (subject: Subject) => Printed>>
  readonly apart: Readonly<Record<string, (subject: Subject) => Printed>>
  /** Layouts drawn later to tune on more kinds of them; counted after those apart, so that those keep their persons and faces. */
  readonly more?: Readonly<Record<string, (subject: Subject) => Printed>>
}

export const slashes = (iso: string): string => iso.split('-').toReversed().join('/')
export const dots = (iso: string): string => slashes(iso).replaceAll('/', '.')
export const capitals = (text: string): string => text.toUpperCase()
export const two = (n: number): string => String(n).padStart(2, '0')

/** A day between two years. */
export const dayIn = ({ number }: Dice, first: number, last: number): string =>
  `${number(first, last)}-${two(number(1, 12))}-${two(number(1, 28))}`

/** A label in small print over its value. */
export const over = (label: string, value: string): string => `<div class="over"><small>${label}</small><b>${value}</b></div>`
/** A label before its value. */
export const before = (label: string, value: string): string => `<div class="before"><small>${label}</small> <b>${value}</b></div>`
