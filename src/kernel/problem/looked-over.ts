/** Said by the build of what it makes: its descriptions were looked over before (`scripts/build/look-over.ts`). */
declare const LOOKED_OVER: true | undefined

/**
 * Whether descriptions are looked over as they are read: wherever somebody writes them, and in tests. What was built takes them as
 * they are, since looking over a trade costs every page that opens and every server that starts the same again.
 */
export const looksOver: boolean = typeof LOOKED_OVER === 'undefined'
