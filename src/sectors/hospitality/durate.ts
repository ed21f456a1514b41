/** The most nights of one booking: longer stays are split by hand. */
export const LONGEST_BOOKING = 365
/** The most nights of one closure: longer ones follow each other. */
export const LONGEST_CLOSURE = 366
/** What began so many days before a day, or earlier, cannot reach it. */
export const LONGEST = Math.max(LONGEST_BOOKING, LONGEST_CLOSURE)
