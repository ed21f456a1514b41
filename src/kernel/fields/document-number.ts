import * as z from 'zod/mini'
import type { Condition } from '../expression/condition.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions, type Optional } from './field.ts'
import { ORDER_OPERATORS, textual } from './textual.ts'

/** How the numbers of a document go on. `C` is the choice that it names, `D` the date, `S` the state. */
export interface Numbering<C extends string = string, D extends string = string, S extends string = string> {
  /** What stands before the number: a text in capitals, or a choice of the record, whose key is written in capitals. */
  readonly series?: C
  /** The count begins anew with the year; it never ends when absent. */
  readonly per?: 'year'
  /** The date whose year it is; the day of the commit when absent. */
  readonly of?: D
  /** The state that gives the number; a record has it from the beginning when absent. */
  readonly on?: S
  /** It names a record and issues no document: the job number of a repair. It stays with its record, and closes nothing of it. */
  readonly names?: true
  /** Such a number is given by the first commit that finds the record so. */
  readonly when?: readonly Condition[]
}

/** The number of a document, given by the commit and by nobody else. */
export type DocumentNumber<C extends string = string, D extends string = string, S extends string = string> = Optional<
  Field<string, 'document_number'> & { readonly numbering: Numbering<C, D, S> }
>

const SHAPE = /^([A-Z][A-Z0-9]*)?\/(\d{4})?\/\d{7}$/
const DIGITS = 7

/** A text that is a series; anything else names a choice. */
export const isSeries = (text: string): boolean => /^[A-Z][A-Z0-9]*$/.test(text)
/** What all numbers of a series and a year begin with, as they are kept. */
export const numbersOf = (series = '', year = ''): string => `${series}/${year}/`
/** A number as it is kept, so that signs alone put numbers in order: `documentNumber(12, 2026, 'A')` is `A/2026/0000012`. */
export const documentNumber = (count: number, year?: number, series?: string): string =>
  numberAmong(numbersOf(series, year === undefined ? '' : String(year)), count)
/** The number of this count among those that begin so. */
export const numberAmong = (begins: string, count: number): string => begins + String(count).padStart(DIGITS, '0')
/** The parts of a number as it is kept. */
export function partsOf(held: string): { readonly series: string; readonly year: string; readonly count: number } {
  const [series = '', year = '', count = ''] = held.split('/')
  return { series, year, count: Number(count) }
}

/** «12/2026», «A/12/2026», «12», as the trade writes it. */
function write(held: string): string {
  const { series, year, count } = partsOf(held)
  return [series, String(count), year].filter(Boolean).join('/')
}

/** «FE 12/26» and «2026/12» say the same as «12/2026»: of two numbers the year has four digits, or stands last. */
function read(text: string, isYearly: boolean): string {
  const parts = text.toUpperCase().match(/[A-Z][A-Z0-9]*|\d+/g) ?? []
  const [series, another] = parts.filter((part) => /^[A-Z]/.test(part) && !/^NR?$/.test(part))
  const [one = '', two, more] = parts.filter((part) => /^\d/.test(part))
  if (another !== undefined || more !== undefined || one === '' || isYearly !== (two !== undefined)) return text.trim()
  if (two === undefined) return documentNumber(Number(one), undefined, series)
  const [count, year] = /^\d{4}$/.test(two) || !/^\d{4}$/.test(one) ? [one, two] : [two, one]
  return documentNumber(Number(count), year.length === 2 ? 2000 + Number(year) : Number(year), series)
}

/**
 * `number('Numero', { per: 'year', of: 'data', on: 'emessa' })`: given inside the commit, one after the other, without gaps or doubles.
 * What has one stays: it is reversed by a further document.
 */
export function number<const C extends string = never, const D extends string = never, const S extends string = never>(
  label: string,
  { series, per, of, on, names, when, ...options }: Numbering<C, D, S> & FieldOptions = {},
): DocumentNumber<C, D, S> {
  const named = { label, noun: options.noun }
  const schema = typed<string>(
    z.string({ error: messages.required(named) }).check(z.regex(SHAPE, messages.notADocumentNumber(named, per === 'year'))),
  )
  const base = textual(
    'document_number',
    label,
    { placeholder: messages.numberComes(named, when ? 'accepted' : on !== undefined ? 'issued' : 'saved'), ...options },
    {
      schema,
      format: write,
      parse: (text) => read(text, per === 'year'),
      operators: ORDER_OPERATORS,
      isIso: true,
      words: (value) => `${write(value)} ${partsOf(value).count}`,
      aliases: ['numero documento', 'n. documento', 'n.'],
    },
  )
  const numbering = {
    ...(series && { series }),
    ...(per && { per }),
    ...(of && { of }),
    ...(on && { on }),
    ...(names && { names }),
    ...(when && { when }),
  }
  return { ...base, optional: true, numbering }
}
