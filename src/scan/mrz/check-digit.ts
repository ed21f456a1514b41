const WEIGHTS = [7, 3, 1]

/** 0–9 for digits, 10–35 for A–Z, 0 for the filler and for anything else. */
function valueOf(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 48 && code <= 57) return code - 48
  return code >= 65 && code <= 90 ? code - 55 : 0
}

/**
 * The check digit of ICAO Doc 9303-3, § 4.9: values times 7, 3, 1, 7, 3, 1…, modulo 10.
 *
 * What it can and cannot see: every weight is prime to 10, so one changed character is seen exactly when the two values
 * differ modulo 10. Between two digits that is always. Between a letter and a digit (or two letters) it is blind for
 * pairs such as G/6, S/8, L/1, Z/5, U/0: see `isBlindTo`.
 */
export function checkDigit(text: string): string {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum += valueOf(text, i) * (WEIGHTS[i % 3] ?? 0)
  return String(sum % 10)
}

/** Whether exchanging these two characters leaves every check digit as it is. */
export const isBlindTo = (a: string, b: string): boolean => (valueOf(a, 0) - valueOf(b, 0)) % 10 === 0
