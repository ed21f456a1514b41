const format = new Intl.ListFormat('it', { type: 'conjunction' })

/** Several things in a sentence: «Anna, Bruno e Carla». */
export const enumerate = (things: Iterable<string>): string => format.format(things)
