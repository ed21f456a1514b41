import { foldAccents } from './words.ts'

const DIGITS = /\d+/g
/** The sign for the length of a number still comes before the letters. */
const LONGEST = 40
/** Beyond the letters of the first plane, signs would sort otherwise in a database than here. */
const BEYOND = /[\ud800-\udfff]+/g

/**
 * The key by which a text is sorted as in an Italian register: without accents and capitals, numbers by their value
 * («Camera 9» before «Camera 10»). Keys are compared sign by sign, in the browser as in every database.
 */
export function orderKey(text: string): string {
  const folded = foldAccents(text.toLowerCase()).replace(BEYOND, '\ufffd')
  return folded.replace(DIGITS, (digits) => {
    const value = digits.replace(/^0+(?=\d)/, '')
    // How long it is comes first: of two numbers the longer one is greater.
    return String.fromCharCode(0x30 + Math.min(value.length, LONGEST)) + value
  })
}
