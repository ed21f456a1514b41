import type { Condition } from '../expression/condition.ts'

/**
 * What a means of payment is. Of `cash` more may be handed over than is due, and the change is said; the others only say which
 * picture stands beside their name.
 */
export type MeansKind = 'cash' | 'card' | 'phone' | 'voucher' | 'transfer' | 'other'
export const meansKinds: readonly MeansKind[] = ['cash', 'card', 'phone', 'voucher', 'transfer', 'other']

/** A discount as it is written: in points of a hundred, in euros, or either. */
export interface Discount<P = string, M = string> {
  readonly percent?: P
  readonly money?: M
}

/**
 * A till: the records of the screen's entity are sales, made of what is read and paid at once. All that it adds up is worked out by
 * the entity. The letters are what the compiler puts for names: `C` columns of what is sold, `A` fields of the article, `F` fields
 * of the sale, `P` columns of what is paid, `S` its states.
 */
export interface Counter<
  C extends string = string,
  A extends string = string,
  F = string,
  P = string,
  S = string,
  V extends string = string,
> {
  /** What is sold, line by line. */
  readonly sold: {
    /** The field of lines. */
    readonly lines: F
    /** The columns: the reference to the article, how many, at which price, and what that comes to. */
    readonly article: C
    readonly quantity: C
    readonly price: C
    readonly amount: C
    /** What a line takes from the article when it is read, and keeps whatever the article says later: column ← field of the article. */
    readonly takes: { readonly [K in C]?: A }
    readonly discount?: Discount<C, C>
    /** A yes or no of the line: it is never discounted. */
    readonly full?: C
    /** A reference to the record that a line comes from: it stays as that record wants it, and what is read goes beside it. */
    readonly from?: C
  }
  readonly articles: {
    /** What a reader reads: a barcode, a number of the trade's own. */
    readonly codes: readonly A[]
    /** What stands under the name. */
    readonly details: readonly A[]
    /** How many there are. */
    readonly stock?: A
    /** The choice whose values are the shelves. */
    readonly by?: A
    /** Those that are sold; all when absent. */
    readonly where?: readonly Condition[]
  }
  /** Worked-out amounts of the sale: what stands above the total, and the total. */
  readonly foot: readonly F[]
  readonly total: F
  /** The discount on the whole. */
  readonly discount?: Discount<F, F>
  /** What is paid: a line for each means. */
  readonly payment: {
    readonly lines: F
    readonly means: P
    /** What of the sale it pays. */
    readonly amount: P
    /** What was handed over, where that may be more. */
    readonly given?: P
    /** Every value of the means, in the order of the keys F1 to F4. */
    readonly kinds: Readonly<Record<V, MeansKind>>
    /** Worked-out amounts of the sale: what is still to be paid, and what goes back. */
    readonly missing: F
    readonly change: F
  }
  /** Where a sale stands that is paid, and one that waits for its customer; one in hand stands where the lifecycle begins. */
  readonly states: { readonly paid: S; readonly parked?: S }
  /** What else is said of a sale at the till; the first that is filled names it while it is parked. */
  readonly about?: readonly F[]
  /** When it was last put down: parked, or paid. */
  readonly moment?: { readonly day: F; readonly time: F }
}
