const UNITS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

function belowHundred(n: number): string {
  if (n < 20) return UNITS[n] ?? ''
  const tens = TENS[Math.floor(n / 10) - 2] ?? ''
  const unit = n % 10
  if (unit === 0) return tens
  return (unit === 1 || unit === 8 ? tens.slice(0, -1) : tens) + (UNITS[unit] ?? '')
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  if (hundreds === 0) return belowHundred(n)
  const head = `${hundreds === 1 ? '' : (UNITS[hundreds] ?? '')}cento`
  if (rest === 0) return head
  const tail = belowHundred(rest)
  return (tail.startsWith('ott') ? head.slice(0, -1) : head) + tail
}

/**
 * A whole number from 0 to 999999 in Italian words, as spoken or as written on a receipt: 450 is
 * 'quattrocentocinquanta'. Throws RangeError outside those bounds.
 */
export function numberInWords(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 999_999)
    throw new RangeError(`numberInWords: ${n} is out of reach. Pass a whole number from 0 to 999999.`)
  const thousands = Math.floor(n / 1000)
  const rest = n % 1000
  const head = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${belowThousand(thousands)}mila`
  const words = head + (rest === 0 && head ? '' : belowThousand(rest))
  return words.length > 3 ? words.replace(/tre$/, 'tré') : words
}
