import type { Scanned } from '../../kernel/entity/scan-papers.ts'
import type { Grey } from '../../scan/image/picture.ts'
import type { RecognisedPicture } from '../../scan/recognise.ts'

/** What the scan is about just now, for the words beside the bar. */
export type ScanPhase = 'open' | 'zone' | 'engine' | 'text'

/** To the worker: a picture to read, as a file or, where the worker has no canvas, already as pixels. */
export interface ReadRequest {
  readonly picture: File | Grey
  /** ISO day, for years of two digits. */
  readonly today: string
  /** What the form is for, where it says so. */
  readonly expected?: readonly Scanned[] | undefined
}

/** From the worker, in this order: one `opened`, several `progress`, one of the others. */
export type ScanAnswer =
  | { readonly type: 'opened'; readonly preview: Blob }
  /** `percent` from 0 to 100, never falling. */
  | { readonly type: 'progress'; readonly percent: number; readonly phase: ScanPhase }
  | { readonly type: 'read'; readonly result: RecognisedPicture }
  /** `refused` carries a sentence for the person; `engine` may be tried again with the same picture. */
  | { readonly type: 'failed'; readonly fault: 'refused' | 'engine' | 'unknown'; readonly message: string }
