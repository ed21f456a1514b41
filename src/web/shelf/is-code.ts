/** What a reader sends, and not what a person types of a name: digits, with one letter in front at most. */
export const isCode = (text: string): boolean => /^[a-z]?\d{6,14}$/i.test(text)
