import { addDays } from '../../kernel/italian/dates.ts'

/** A comune or a state of the police tables. */
export interface Place {
  readonly kind: 'comune' | 'stato'
  /** Nine digits. */
  readonly code: string
  /** As the police writes it: capitals, apostrophe for the accent. */
  readonly name: string
  /** Sigla as the police writes it, which for Sardinia is the old one; '' for states. */
  readonly provincia: string
  /** Last day of validity; undefined while it lasts. */
  readonly to: string | undefined
  /** The three letters of machine-readable documents, '' where there are none. */
  readonly letters: string
  /** Other names that people type. */
  readonly also: readonly string[]
}

/** The places by their code. */
export type Places = ReadonlyMap<string, Place>

export const ITALIA = '100000100'
export const APOLIDE = '100000999'

const START = '1900-01-01'
const dayOf = (encoded: string | undefined) => (encoded ? addDays(START, parseInt(encoded, 36)) : undefined)

function readComuni(table: string): Place[] {
  return table.split('\n').flatMap((line) => {
    const [, area = '', provincia = '', end, names = ''] = /^(\d{5})([A-Z]{2})(?:<(\w+))?:(.*)$/.exec(line) ?? []
    const to = dayOf(end)
    let number = 0
    return names.split(',').map((entry): Place => {
      const [, jump, name = ''] = /^([0-9a-z]*)(.*)/.exec(entry) ?? []
      number = jump ? parseInt(jump, 36) : number + 1
      const code = `4${area}${String(number).padStart(3, '0')}`
      return { kind: 'comune', code, name, provincia, to, letters: '', also: [] }
    })
  })
}

function readStati(table: string): Place[] {
  return table.split('\n').map((line) => {
    const [code = '', name = '', letters = '', end, also] = line.split('|')
    return { kind: 'stato', code, name, provincia: '', to: dayOf(end), letters, also: also?.split(',') ?? [] }
  })
}

/** Places by code, from rows of any origin: the committed tables, or the official download of today. */
export function indexPlaces(rows: readonly Place[]): Places {
  return new Map(rows.map((place) => [place.code, place]))
}

let loading: Promise<Places> | undefined

/** The comuni and states of November 2025, fetched on first use: about 54 kB with brotli. A failed load may be tried again. */
export function loadPlaces(): Promise<Places> {
  loading ??= Promise.all([import('./tables/comuni.ts'), import('./tables/stati.ts')]).then(([{ COMUNI_TABLE }, { STATI_TABLE }]) =>
    indexPlaces([...readComuni(COMUNI_TABLE), ...readStati(STATI_TABLE)]),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Whether the code was still in use on that day. The tables do not say when a code began. */
export function isInUse(place: Place, onDay: string): boolean {
  return !place.to || onDay <= place.to
}
