/** The picture of the product as it stands in a page that was written. */
export interface Still {
  readonly day: string
  readonly date: string
  readonly hue: number
  readonly firm: string
  readonly html: string
}
