import type { Grey } from './image/picture.ts'
import type { Word } from './page/word.ts'

/** What a text recogniser gives back for a picture. */
export interface OcrText {
  /** Line by line, as it stands on the page. */
  readonly text: string
  /** Mean confidence, 0 to 100. */
  readonly confidence: number
  /** Where each word stands; without them the text is taken for a page of lines. */
  readonly words?: readonly Word[]
}

/** A text recogniser (tesseract in the product); `onProgress` takes 0 to 1. */
export type Ocr = (picture: Grey, onProgress: (share: number) => void) => Promise<OcrText>
