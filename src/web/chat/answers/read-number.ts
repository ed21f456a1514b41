/** The number that somebody typed to say that they mean it; nothing where it is none. */
export const readNumber = (typed: string): number | undefined => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : undefined)
