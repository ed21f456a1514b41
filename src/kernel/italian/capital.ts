/** A text with its first letter large, as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with its first letter small, as inside a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
