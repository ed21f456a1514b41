/** Joins classes, leaving out what a condition switched off. */
export const classNames = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
