/** Whether two types are the very same: `any`, optional and readonly included, which assignability would let pass. */
export type Equal<A, B> = (<T>(probe: T) => T extends A ? 1 : 2) extends <T>(probe: T) => T extends B ? 1 : 2 ? true : false

/** Compiles only for what is true. */
export const expect = <T extends true>(fact?: T): T | undefined => fact

expect<Equal<{ readonly a: 1 }, { readonly a: 1 }>>()
// @ts-expect-error readonly makes a difference
expect<Equal<{ readonly a: 1 }, { a: 1 }>>()
// @ts-expect-error so does undefined
expect<Equal<{ a?: 1 }, { a?: 1 | undefined }>>()
