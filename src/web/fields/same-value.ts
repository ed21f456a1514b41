/** Whether two values of a record are the same; lists are compared by what is in them. */
export const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
