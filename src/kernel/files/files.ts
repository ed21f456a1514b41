import type { Filed } from './filed.ts'

export type Put =
  | { readonly ok: true; readonly file: Filed }
  /** `isFull` where the file is one that is kept, and there is no room for it. */
  | { readonly ok: false; readonly problem: string; readonly isFull?: true }

/**
 * The bytes of pictures and files, opened for one workspace beside its `Store`, whose rows, history and exports hold only what a file
 * is called and its id. A file never changes. It may go only when neither a row nor an entry of the history names it, because what is
 * undone brings it back, nor the firm as its logo (`kernel/firm/logo.ts`); nothing removes any yet.
 */
export interface Files {
  /**
   * Keeps a file. Its type is what its first bytes say, whatever it is called; what is refused is said in a sentence for people. Of a
   * picture `small` is the same one small, for where many stand; what cannot be one is left out.
   */
  put(bytes: Blob, name: string, small?: Blob): Promise<Put>
  /** Nothing where there is no such file in this workspace. A picture that is wanted small comes whole where it was brought alone. */
  open(id: string, as?: 'small'): Promise<Blob | undefined>
}
