import type { ShownChart } from '../chart/shown-chart.ts'
import type { Signed } from '../fields/signature.ts'
import type { Filed } from '../files/filed.ts'

/** Whose paper it is: what stands at its head. */
export interface Firm {
  readonly name: string
  readonly address: string
  readonly vatNumber: string
  readonly phone: string
  /** The account that invoices are paid to, where they may be paid by transfer. */
  readonly iban?: string
  /** Registers that it is entered in, as its papers say it: «Iscritta al RUNTS, sezione …». */
  readonly register?: string
  /** Picture above its name. */
  readonly logo?: Filed
}

/** A printed page as plain structure: a sector says what stands on it, the web draws it, nobody writes markup. */
export interface Paper {
  readonly title: string
  readonly subtitle?: string
  /** The head, where it is another than that of today: of a document that was issued earlier. */
  readonly firm?: Firm
  /** Printed on the roll of a till, 80 mm wide, and as long as it is. */
  readonly roll?: true
  readonly blocks: readonly PaperBlock[]
}

/** One thing that a paper tells: «Telefono», «045 800 1234». */
export interface PaperFact {
  readonly label: string
  readonly value: string
}

/** A fact, where it is known: nothing where its value is not there or empty. */
export const fact = (label: string, value: string | undefined): readonly PaperFact[] => (value ? [{ label, value }] : [])

export type PaperBlock =
  | { readonly kind: 'facts'; readonly title?: string; readonly facts: readonly PaperFact[] }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'table'
      readonly title?: string
      /** Its columns are places and no kinds of things: of one width, the text in their middle. */
      readonly even?: true
      readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[]
      readonly rows: readonly (readonly string[])[]
      /** One cell for each column; empty where there is no total. */
      readonly totals?: readonly string[]
    }
  | { readonly kind: 'pictures'; readonly title: string; readonly pictures: readonly Filed[] }
  | { readonly kind: 'chart'; readonly chart: ShownChart }
  /** Boxes with a name under each: empty for the pen, or with what somebody has signed on a screen. */
  | { readonly kind: 'signatures'; readonly signers: readonly Signer[] }
  /** Ruled space to write by hand. */
  | { readonly kind: 'notes'; readonly title: string; readonly lines: number }

/** Who signs a paper, and what of it is signed already. */
export type Signer = string | { readonly label: string; readonly signed: Signed | undefined }

/** The files that are drawn on a paper. */
export const filesOn = ({ blocks }: Paper): readonly Filed[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'pictures') return block.pictures
    if (block.kind !== 'signatures') return []
    return block.signers.flatMap((signer) => (typeof signer === 'object' && signer.signed ? [signer.signed] : []))
  })
