import type { Fields } from '../fields/field.ts'
import type { KeyOf } from '../fields/shapes.ts'
import type { Values } from '../door/change.ts'

/** How the records of an entity move a stock. */
export interface StockSays<F extends Fields> extends Omit<Stock, 'of' | 'quantity' | 'lot' | 'at'> {
  /** The article, which sums its movements in a field of its own. */
  readonly of: KeyOf<F, 'reference'>
  /** How much: above nothing what comes, below what goes. */
  readonly quantity: KeyOf<F, 'integer' | 'decimal'>
  /** The lot, which sums its movements too. */
  readonly lot?: KeyOf<F, 'reference'>
  /** The place: an article is there at each of them, and nowhere less than nothing. */
  readonly at?: KeyOf<F, 'reference'>
}

/** What of an entity moves a stock, and whose. */
export interface Stock {
  readonly of: string
  readonly quantity: string
  readonly lot?: string
  /** The day of a lot after which it is no longer good. */
  readonly expiry?: string
  readonly at?: string
  /** The trade sells what its count denies: less than nothing is shown and not refused. */
  readonly mayFallBelow?: boolean
  readonly opening?: Opening
}

/** The lot, or the movement where there are no lots, by which a new article begins with what a sheet counts of it. */
export interface Opening {
  /** Its fields that a column of the article fills: `{ rimasto: 'quantita' }` by the field of the article, the count among them. */
  readonly fills: Readonly<Record<string, string>>
  /** Values of all others that it must have. */
  readonly values: Values
}
