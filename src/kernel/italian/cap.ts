/**
 * Whether the text has the shape of a CAP, the Italian postal code: five digits.
 * There is no free official list, so the existence of the code is not checked.
 */
export function isCap(text: string): boolean {
  return /^\d{5}$/.test(text.trim())
}
