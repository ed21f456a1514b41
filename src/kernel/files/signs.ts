/** Some bytes as text, a sign each. */
export const signsIn = (bytes: Uint8Array, from: number, until: number): string => String.fromCharCode(...bytes.subarray(from, until))

/** A text as bytes, one for each sign. */
export const bytesOf = (signs: string): Uint8Array<ArrayBuffer> => Uint8Array.from(signs, (sign) => sign.charCodeAt(0))

/** Parts one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
