const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** 0–9 for a digit, 0–25 for a capital letter. */
function weight(code: number): number {
  return code < 65 ? code - 48 : code - 65
}

/**
 * The control letter of capital letters and digits: characters in odd places (counting from one) go through the table
 * of DM 23/12/1976, the others count as they are, the sum modulo 26 is the letter. Codice fiscale and CIN of the IBAN.
 */
export function checkCharacter(text: string): string {
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const value = weight(text.charCodeAt(i))
    sum += i % 2 === 0 ? (ODD[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26))
}
