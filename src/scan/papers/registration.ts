import { checkPlate } from '../../kernel/italian/plates.ts'
import type { Found } from '../found.ts'
import { formOf, valueAt, type Labels } from '../page/labels.ts'
import { datesIn } from '../patterns/date.ts'
import { asDay, seen, shaped } from './accept.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  first: ['b data della prima immatricolazione', 'data della prima immatricolazione', 'prima immatricolazione', 'b prima immatricolazione'],
  later: ['i data di immatricolazione', 'data di immatricolazione', 'data immatricolazione', 'prossima revisione'],
  plate: ['a numero di immatricolazione', 'numero di immatricolazione', 'targa', 'a targa'],
  vin: ['e numero di identificazione del veicolo', 'numero di identificazione del veicolo', 'telaio', 'e telaio', 'numero di telaio'],
  '': ['d 1 marca', 'marca', 'proprietario', 'f 2', 'p 2'],
}

/** A value read once is to be looked at; printed twice and read alike, it proves itself. */
function agreed(values: readonly Found[]): Found | undefined {
  const count = (value: string) => values.filter((one) => one.value === value).length
  const [best] = values.toSorted((a, b) => count(b.value) - count(a.value))
  return best && (count(best.value) > 1 ? { ...best, proof: 'checked' } : best)
}

/** Runs of capitals and digits of a length, also where spaces part them. */
function tokens(text: string, length: number): string[] {
  const words = text
    .toUpperCase()
    .split(/[^A-Z\d]+/)
    .filter((word) => word.length > 1)
  return words.flatMap((_, from) => {
    let code = ''
    for (const word of words.slice(from, from + 4)) {
      code += word
      if (code.length === length) return [code]
    }
    return []
  })
}

const PLATE = 'LLDDDLL'

/** Plates of today's series, line by line. */
const platesIn = (text: string): Found[] =>
  text.split(/\n| {2,}/).flatMap((line) =>
    tokens(line, PLATE.length).flatMap((token) => {
      const plate = token.replace(/\D/g, '').length >= 2 ? shaped(token, PLATE) : undefined
      const check = plate === undefined ? undefined : checkPlate(plate)
      return plate && check?.ok && check.kind === 'auto' ? [seen(plate, token)] : []
    }),
  )

const VIN_LENGTH = 17
const VIN_DIGITS: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }

/** A chassis number has neither I nor O nor Q, and ends with a number. */
function asVin(token: string): string | undefined {
  const read = token.replaceAll('O', '0').replaceAll('Q', '0').replaceAll('I', '1')
  const end = Array.from(read.slice(-6), (sign) => VIN_DIGITS[sign] ?? sign).join('')
  const vin = read.slice(0, -6) + end
  return /^[A-HJ-NPR-Z\d]{3}[A-HJ-NPR-Z\d]{10}\d{4}$/.test(vin) && /[A-Z]/.test(vin.slice(0, 3)) ? vin : undefined
}

const vinsIn = (text: string): Found[] =>
  text.split(/\n| {2,}/).flatMap((line) =>
    tokens(line, VIN_LENGTH).flatMap((token) => {
      const vin = token.replace(/\D/g, '').length >= 5 ? asVin(token) : undefined
      return vin ? [seen(vin, token)] : []
    }),
  )

/** «(B) 12/03/2015», «B. 12.03.2015»: the harmonised code before its day. */
const CODED = /(?:^|\n|[ ]{2})[^\p{L}\d\s]{0,2}[B8][^\p{L}\d]{1,4}(?=\d)/u

/** Carta di circolazione and documento unico: plate (A), first registration (B), chassis number (E). */
export const registration: PaperReader = {
  signs: {
    'carta di circolazione': 1,
    'documento unico': 1,
    'documento unico di circolazione': 1,
    'numero di immatricolazione': 0.5,
    'prima immatricolazione': 0.6,
    telaio: 0.5,
    'numero di identificazione del veicolo': 0.5,
  },
  always: ['plate', 'vin', 'firstRegistration'],
  patterns: [],
  read: (page, today) => {
    const form = formOf(page, LABELS)
    const days = datesIn(page.text, today).filter(({ value }) => value <= today)
    const code = CODED.exec(page.text)
    const coded = code ? datesIn(page.text.slice(code.index, code.index + code[0].length + 14), today)[0] : undefined
    const first = coded ?? valueAt(form, 'first', asDay(today)) ?? days.toSorted((a, b) => a.value.localeCompare(b.value))[0]
    const again = days.filter(({ value }) => value === first?.value).length > 1
    return known({
      plate: agreed(platesIn(page.text)),
      vin: agreed(vinsIn(page.text)),
      firstRegistration: first && { ...first, proof: again ? 'checked' : 'unchecked' },
    })
  },
}
