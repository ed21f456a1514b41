/** The middle one of the values, the upper of two; `undefined` of none. */
export const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
