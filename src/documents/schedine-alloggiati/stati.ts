import { choice, type Later } from '../../kernel/fields/choice.ts'
import type { FieldOptions } from '../../kernel/fields/field.ts'
import { newStates } from './newer-tables.ts'
import { placeName } from './place-name.ts'
import { STATI_TABLE } from './tables/stati.ts'

/** The six that the specification names stand first, in its order (§3, guest form), under its keys. */
const FIRST = ['ITALIA', 'FRANCIA', 'GERMANIA', 'SPAGNA', 'REGNO_UNITO', 'USA']
const OWN_KEYS: Readonly<Record<string, string>> = { "STATI UNITI D'AMERICA": 'USA' }
const OWN_LABELS: Readonly<Record<string, string>> = { USA: 'Stati Uniti (USA)' }

interface Stato {
  readonly key: string
  readonly label: string
  /** Nine digits of the police table. */
  readonly code: string
  readonly also: readonly string[]
}

const keyOf = (name: string) => OWN_KEYS[name] ?? name.replaceAll(/[^A-Z]+/g, '_').replaceAll(/^_|_$/g, '')

const read = STATI_TABLE.split('\n').flatMap((line): Stato[] => {
  const [code = '', name = '', , end, others = ''] = line.split('|')
  const key = keyOf(name)
  const also = [...others.split(','), ...(OWN_LABELS[key] ? [name] : [])].filter(Boolean)
  return end ? [] : [{ key, label: OWN_LABELS[key] ?? placeName({ name }), code, also: also.map((other) => placeName({ name: other })) }]
})
const place = ({ key }: Stato) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length)
const all = read.toSorted((a, b) => place(a) - place(b))

/** Every state of today by its key («REGNO_UNITO»), as a list for people. */
export const stati: Readonly<Record<string, string>> = Object.fromEntries(all.map(({ key, label }) => [key, label]))
const codes = new Map(all.map(({ key, code }) => [key, code]))
const keys = new Map(all.map(({ key, code }) => [code, key]))

/** A state that a newer table brought is kept with its code and its name, «100001003 SUDLANDIA»: no list of ours knows either. */
const LATER = /^(1\d{8}) (\S.*)$/
const later: Later = {
  is: (value) => LATER.test(value),
  label: (value) => placeName({ name: LATER.exec(value)?.[2] ?? value }),
  among: (differences) => newStates(differences, (code) => keys.has(code)).map(({ code, name }) => `${code} ${name}`),
}

const names = Object.fromEntries(all.map(({ key, also }) => [key, also]))
/** A choice of a state: those of `stati` and of newer tables, found by every other name that the police table knows. */
export const statoDi = (label: string, options: FieldOptions = {}) => choice(label, stati, { ...options, later, also: names })

/** What people from a state are called, of those that travel here most. */
const POPOLI: Readonly<Record<string, string>> = {
  ITALIA: 'italiano',
  FRANCIA: 'francese',
  GERMANIA: 'tedesco',
  SPAGNA: 'spagnolo',
  REGNO_UNITO: 'inglese britannico',
  USA: 'americano',
  AUSTRIA: 'austriaco',
  SVEZIA: 'svedese',
  NORVEGIA: 'norvegese',
  DANIMARCA: 'danese',
  FINLANDIA: 'finlandese',
  PAESI_BASSI: 'olandese',
  BELGIO: 'belga',
  IRLANDA: 'irlandese',
  PORTOGALLO: 'portoghese',
  POLONIA: 'polacco',
  ROMANIA: 'rumeno romeno',
  UNGHERIA: 'ungherese',
  GRECIA: 'greco',
  CROAZIA: 'croato',
  SLOVENIA: 'sloveno',
  UCRAINA: 'ucraino',
  FEDERAZIONE_RUSSA: 'russo',
  TURCHIA: 'turco',
  ALBANIA: 'albanese',
  BRASILE: 'brasiliano',
  ARGENTINA: 'argentino',
  CANADA: 'canadese',
  AUSTRALIA: 'australiano',
  CINA: 'cinese',
  GIAPPONE: 'giapponese',
  INDIA: 'indiano',
}
/** A choice of a citizenship: a state, found by what its people are called too. */
export const cittadinanzaDi = (label: string, options: FieldOptions = {}) =>
  choice(label, stati, {
    ...options,
    later,
    also: Object.fromEntries(all.map(({ key, also }) => [key, [...also, ...(POPOLI[key]?.split(' ') ?? [])]])),
  })

/** The police code of a state; '' for a key that is none. */
export const codeOfState = (key: string | undefined): string => codes.get(key ?? '') ?? LATER.exec(key ?? '')?.[1] ?? ''
/** The key of a police code of a state, where there is one today. */
export const stateOfCode = (code: string): string | undefined => keys.get(code)
