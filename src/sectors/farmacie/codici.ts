/** NRE: region (3 digits), two letters or digits, ten digits. Its last digits are no check that anybody has verified. */
export const nre = {
  isRight: (code: string): boolean => /^\d{3}[0-9A-Z]{2}\d{10}$/.test(code),
  says: 'Un NRE ha 15 caratteri: tre cifre, due lettere o cifre, dieci cifre (030A45501234561).',
}

/** AIC: nine digits with a check digit, the others at odd and even places weighing one and two. */
export const aic = { isRight: isAic, says: 'Un codice AIC ha nove cifre, e l’ultima controlla le altre: questo non torna.', reads: readAic }

/** Signs of Code 32: digits and the letters that are no vowel. */
const BASE_32 = '0123456789BCDFGHJKLMNPQRSTUVWXYZ'

/**
 * The nine digits of an AIC as they are read under the bars of a box: after the A of the Code 32, or as the six signs of base 32 that
 * a reader of Code 39 sends (D.M. 2 August 2001). A spreadsheet that took the code for a number has dropped its zero.
 */
function readAic(code: string): string {
  const bare = /^A\d{8,9}$/.test(code) ? code.slice(1) : code
  if (/^\d{8}$/.test(bare)) return isAic(`0${bare}`) ? `0${bare}` : bare
  const places = bare.length === 6 ? [...bare].map((sign) => BASE_32.indexOf(sign)) : [-1]
  if (places.includes(-1)) return bare
  const digits = String(places.reduce((sum, place) => sum * 32 + place, 0)).padStart(9, '0')
  return isAic(digits) ? digits : bare
}

function isAic(code: string): boolean {
  return /^\d{9}$/.test(code) && (code.startsWith('9') || checkDigit(code) === Number(code[8]))
}

export function checkDigit(code: string): number {
  let sum = 0
  for (let at = 0; at < 8; at++) {
    const weighed = Number(code[at]) * (at % 2 === 0 ? 1 : 2)
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10
}
