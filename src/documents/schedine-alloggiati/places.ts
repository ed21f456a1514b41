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
  /** Other names that people type and cards print. */
  readonly also: readonly string[]
  /** Other siglas that it is found by: Carbonia is CA for the police and SU on its cards. */
  readonly sigle: readonly string[]
}

/** The places by their code. */
export type Places = ReadonlyMap<string, Place>

export const ITALIA = '100000100'
export const APOLIDE = '100000999'

const START = '1900-01-01'
const dayOf = (encoded: string | undefined) => (encoded ? addDays(START, parseInt(encoded, 36)) : undefined)

/** What else the comuni are called, by code. */
type Extra = Pick<Place, 'also' | 'sigle'>
const NONE: Extra = { also: [], sigle: [] }

function readExtra(table: string): Map<string, Extra> {
  return new Map(
    table.split('\n').map((line) => {
      const [code = '', sigle = '', also = ''] = line.split('|')
      return [`4${code}`, { sigle: sigle.split(' ').filter(Boolean), also: also.split(',').filter(Boolean) }]
    }),
  )
}

function readComuni(table: string, extra: ReadonlyMap<string, Extra>): Place[] {
  return table.split('\n').flatMap((line) => {
    const [, area = '', provincia = '', end, names = ''] = /^(\d{5})([A-Z]{2})(?:<(\w+))?:(.*)$/.exec(line) ?? []
    const to = dayOf(end)
    let number = 0
    return names.split(',').map((entry): Place => {
      const [, jump, name = ''] = /^([0-9a-z]*)(.*)/.exec(entry) ?? []
      number = jump ? parseInt(jump, 36) : number + 1
      const code = `4${area}${String(number).padStart(3, '0')}`
      return { kind: 'comune', code, name, provincia, to, letters: '', ...(extra.get(code) ?? NONE) }
    })
  })
}

function readStati(table: string): Place[] {
  return table.split('\n').map((line) => {
    const [code = '', name = '', letters = '', end, also] = line.split('|')
    return { kind: 'stato', code, name, provincia: '', to: dayOf(end), letters, also: also?.split(',') ?? [], sigle: [] }
  })
}

/** Places by code, from rows of any origin. */
export function indexPlaces(rows: readonly Place[]): Places {
  return new Map(rows.map((place) => [place.code, place]))
}

async function readTables(): Promise<Places> {
  const [{ COMUNI_TABLE }, { COMUNI_ALTRI_NOMI }, { STATI_TABLE }] = await Promise.all([
    import('./tables/comuni.ts'),
    import('./tables/comuni-altri-nomi.ts'),
    import('./tables/stati.ts'),
  ])
  return indexPlaces([...readComuni(COMUNI_TABLE, readExtra(COMUNI_ALTRI_NOMI)), ...readStati(STATI_TABLE)])
}

let loading: Promise<Places> | undefined

/** The comuni and states of November 2025, fetched on first use: about 58 kB with brotli. A failed load may be tried again. */
export function loadPlaces(): Promise<Places> {
  loading ??= readTables()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Whether the code was still in use on that day. The tables do not say when a code began. */
export function isInUse(place: Place, onDay: string): boolean {
  return !place.to || onDay <= place.to
}
