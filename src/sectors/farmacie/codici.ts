/** NRE: region (3 digits), two letters or digits, ten digits. Its last digits are no check that anybody has verified. */
export const nre = {
  isRight: (code: string): boolean => /^\d{3}[0-9A-Z]{2}\d{10}$/.test(code),
  says: 'Un NRE ha 15 caratteri: tre cifre, due lettere o cifre, dieci cifre (030A45501234561).',
}

/** AIC: nine digits with a check digit, the others at odd and even places weighing one and two. */
export const aic = {
  isRight: (code: string): boolean => /^\d{9}$/.test(code) && (code.startsWith('9') || checkDigit(code) === Number(code[8])),
  says: 'Un codice AIC ha nove cifre, e l’ultima controlla le altre: questo non torna.',
}

export function checkDigit(code: string): number {
  let sum = 0
  for (let at = 0; at < 8; at++) {
    const weighed = Number(code[at]) * (at % 2 === 0 ? 1 : 2)
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10
}
