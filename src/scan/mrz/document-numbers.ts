/**
 * How some states write their document numbers, nine characters: helps only to choose between readings that the check
 * digit cannot tell apart. A number of another shape is read all the same.
 */
const SHAPES: Readonly<Record<string, readonly RegExp[]>> = {
  // Passport and electronic identity card 2.0: two letters, seven digits; identity card 3.0: CA00000AA; before: 0000000AA.
  ITA: [/^[A-Z]{2}\d{7}$/, /^[A-Z]{2}\d{5}[A-Z]{2}$/, /^\d{7}[A-Z]{2}$/],
  GBR: [/^\d{9}$/],
  ESP: [/^[A-Z]{3}\d{6}$/],
  USA: [/^[A-Z\d]\d{8}$/],
}

/** Whether the number has a shape that the state uses; `undefined` when we do not know its shapes. */
export function hasUsualShape(issuer: string, number: string): boolean | undefined {
  return SHAPES[issuer.replaceAll('<', '')]?.some((shape) => shape.test(number))
}
