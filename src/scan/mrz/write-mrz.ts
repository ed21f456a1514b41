import { checkDigit } from './check-digit.ts'
import { cut, MRZ_LAYOUTS, type MrzField, type MrzFormat } from './mrz-layout.ts'

/** What a zone is written from; dates as YYMMDD, with fillers where unknown; texts already in A–Z, 0–9 and spaces. */
export interface MrzContent {
  readonly format: MrzFormat
  readonly code: string
  readonly issuer: string
  readonly nationality: string
  readonly surname: string
  readonly given: string
  readonly number: string
  readonly birth: string
  readonly sex: 'M' | 'F' | ''
  readonly expiry: string
  readonly optional?: string
  readonly optional2?: string
}

const filled = (text: string, width: number) => text.replaceAll(' ', '<').padEnd(width, '<').slice(0, width)

/**
 * The lines of a machine-readable zone with its check digits, for specimens and for tests: the inverse of `readMrz`.
 * A document number of more than nine characters continues in the optional data, in TD1 and TD2.
 */
export function writeMrz(content: MrzContent): string[] {
  const layout = MRZ_LAYOUTS[content.format]
  const lines = Array.from({ length: layout.lines }, () => '<'.repeat(layout.width))
  const put = (field: MrzField, text: string) => {
    const stretch = layout.fields[field]
    if (!stretch) return
    const line = lines[stretch.line] ?? ''
    lines[stretch.line] = line.slice(0, stretch.from) + filled(text, stretch.to - stretch.from) + line.slice(stretch.to)
  }
  const sealed = (field: MrzField, digit: MrzField, text: string) => {
    put(field, text)
    const stretch = layout.fields[field]
    if (stretch) put(digit, checkDigit(cut(lines, stretch)))
  }
  const { surname, given, number, optional = '', optional2 = '' } = content
  put('code', content.code)
  put('issuer', content.issuer)
  put('nationality', content.nationality)
  put('names', given ? `${surname}<<${given}` : surname)
  put('sex', content.sex)
  if (number.length > 9 && content.format !== 'TD3') {
    put('number', number.slice(0, 9))
    put('numberDigit', '<')
    put('optional', `${number.slice(9)}${checkDigit(number)}<${optional}`)
  } else {
    sealed('number', 'numberDigit', number)
    put('optional', optional)
  }
  sealed('birth', 'birthDigit', content.birth)
  sealed('expiry', 'expiryDigit', content.expiry)
  if (layout.fields.optionalDigit) sealed('optional', 'optionalDigit', optional)
  put('optional2', optional2)
  if (layout.composite) put('composite', checkDigit(layout.composite.map((stretch) => cut(lines, stretch)).join('')))
  return lines
}
