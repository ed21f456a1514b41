import { capital } from '../../kernel/italian/capital.ts'
import { findingsOf, type CheckOptions } from './check.ts'
import { codiceDocumento } from './documenti.ts'
import { capoDi, type InGruppo } from './gruppi.ts'
import type { Variant } from './layout.ts'
import type { Documento, Ospite } from './ospite.ts'
import { codeOfText } from './place-of-text.ts'
import { isInUse, ITALIA, type Places } from './places.ts'
import { buildSchedine, fileName, type Built } from './schedine.ts'
import { codeOfState } from './stati.ts'
import { codiciAlloggiato, type TipoSchedina } from './tipi-schedina.ts'

/** A person for the police as a record holds it. States are keys («ITALIA»), places texts, days 'YYYY-MM-DD'. */
export interface Schedina extends InGruppo {
  readonly tipo_alloggiato: TipoSchedina
  readonly notti_permanenza: number
  readonly sesso?: 'M' | 'F' | undefined
  readonly data_nascita?: string | undefined
  readonly comune_nascita?: string | undefined
  readonly stato_nascita?: string | undefined
  readonly cittadinanza?: string | undefined
  /** A key of the form: see `codiceDocumento`. */
  readonly tipo_documento?: string | undefined
  readonly numero_documento?: string | undefined
  readonly stato_rilascio?: string | undefined
  readonly comune_rilascio?: string | undefined
}

/** The code that a text and a state name together: a comune beside a foreign state stands, so that the check can say that one is wrong. */
function luogoDi(state: string, text: string, places: Places, onDay?: string): string {
  const code = codeOfText(places, text, onDay)
  const place = places.get(code)
  if (state === '' || state === ITALIA) return code || state
  return place?.kind === 'comune' && isInUse(place, onDay ?? '9999-12-31') ? code : state
}

/** Nothing while neither kind nor number is written: the state alone is only what the form begins with. */
function documento(row: Schedina, places: Places): Documento | undefined {
  const { tipo_documento, numero_documento = '' } = row
  if (!tipo_documento && !numero_documento.trim()) return undefined
  return {
    tipo: tipo_documento ? codiceDocumento(tipo_documento) : '',
    numero: numero_documento,
    luogoRilascio: luogoDi(codeOfState(row.stato_rilascio), row.comune_rilascio ?? '', places),
    stato: codeOfState(row.stato_rilascio) || undefined,
  }
}

/** The people of the police file out of their schedine: official codes for kinds, places, states and documents, heads by group. */
export function ospitiDi(rows: readonly Schedina[], places: Places, appartamento?: string): readonly Ospite[] {
  const byArrival = Map.groupBy(rows, (row) => row.data_arrivo)
  return rows.map((row) => ({
    id: row.id,
    tipo: codiciAlloggiato[row.tipo_alloggiato],
    capo: capoDi(row, row.capo ? rows : (byArrival.get(row.data_arrivo) ?? []))?.id,
    arrivo: row.data_arrivo,
    notti: row.notti_permanenza,
    cognome: row.cognome ?? '',
    nome: row.nome ?? '',
    sesso: row.sesso ?? '',
    nascita: row.data_nascita ?? '',
    luogoNascita: luogoDi(codeOfState(row.stato_nascita), row.comune_nascita ?? '', places, row.data_nascita),
    statoNascita: codeOfState(row.stato_nascita) || undefined,
    cittadinanza: codeOfState(row.cittadinanza),
    documento: documento(row, places),
    appartamento,
  }))
}

export interface Regole extends CheckOptions {
  /** Number of the apartment, for the file of 174 characters. */
  readonly appartamento?: string | undefined
}

/** Something about one person, for the row that shows the name already. */
export interface Rilievo {
  readonly id: string
  /** «Rossi Mario», or the place in the list of who has no name yet. */
  readonly persona: string
  /** The field of the schedina to open; empty for what stands elsewhere, the apartment. */
  readonly campo: string
  /** «Manca il sesso.» */
  readonly frase: string
  /** It may be sent all the same. */
  readonly isWarning: boolean
}

const CAMPI: Readonly<Record<string, keyof Schedina | ''>> = {
  arrivo: 'data_arrivo',
  notti: 'notti_permanenza',
  cognome: 'cognome',
  nome: 'nome',
  sesso: 'sesso',
  nascita: 'data_nascita',
  cittadinanza: 'cittadinanza',
  documento: 'tipo_documento',
  'documento.tipo': 'tipo_documento',
  'documento.numero': 'numero_documento',
  tipo: 'tipo_alloggiato',
  capo: 'capo',
}

function campoDi(field: string, row: Schedina): string {
  if (field === 'luogoNascita') return isAbroad(row.stato_nascita) ? 'stato_nascita' : 'comune_nascita'
  if (field === 'documento.luogoRilascio')
    return row.comune_rilascio && !isAbroad(row.stato_rilascio) ? 'comune_rilascio' : 'stato_rilascio'
  return CAMPI[field] ?? ''
}
const isAbroad = (state: string | undefined) => state !== undefined && state !== 'ITALIA'

/** What keeps each person out of the file, and what deserves a second look, in the order of the list. */
export function rilieviDi(rows: readonly Schedina[], { appartamento, ...options }: Regole): readonly Rilievo[] {
  const found = findingsOf(ospitiDi(rows, options.tables.places, appartamento), options)
  return found.flatMap(({ at, field, person, sentence, isWarning = false }) => {
    const row = rows[at]
    return row ? [{ id: row.id, persona: person, campo: campoDi(field, row), frase: capital(sentence), isWarning }] : []
  })
}

/** The file of these people, or what is wrong with them; see `buildSchedine`. */
export const fileDi = (rows: readonly Schedina[], { appartamento, ...options }: Regole): Built =>
  buildSchedine(ospitiDi(rows, options.tables.places, appartamento), options)

/** The name of the next file of a day: the second ends in '-2'. */
export function nomeFile(today: string, variant: Variant, taken: readonly string[]): string {
  const first = fileName(today, variant)
  const names = new Set(taken)
  for (let n = 2, name = first; ; n++) {
    if (!names.has(name)) return name
    name = first.replace(/\.txt$/, `-${n}.txt`)
  }
}
