import type { Filed } from './files/filed.ts'

/** Whose paper it is: what stands at its head. */
export interface Firm {
  readonly name: string
  readonly address: string
  readonly vatNumber: string
  readonly phone: string
}

/** A printed page as plain structure: a sector says what stands on it, the web draws it, nobody writes markup. */
export interface Paper {
  readonly title: string
  readonly subtitle?: string
  readonly blocks: readonly PaperBlock[]
}

export type PaperBlock =
  | { readonly kind: 'facts'; readonly title?: string; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'table'
      readonly title?: string
      readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[]
      readonly rows: readonly (readonly string[])[]
      /** One cell for each column; empty where there is no total. */
      readonly totals?: readonly string[]
    }
  | { readonly kind: 'pictures'; readonly title: string; readonly pictures: readonly Filed[] }
  /** Empty boxes with a name under each. */
  | { readonly kind: 'signatures'; readonly signers: readonly string[] }
  /** Ruled space to write by hand. */
  | { readonly kind: 'notes'; readonly title: string; readonly lines: number }

/** The files that are drawn on a paper. */
export const filesOn = ({ blocks }: Paper): readonly Filed[] => blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
