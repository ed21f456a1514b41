import type { CalendarioIcal } from '../../kernel/screens/calendar-file.ts'
import type { Values } from '../../kernel/door/change.ts'
import { portaleOf, portali } from './portals.ts'
import type { Calendario, Canale, Chiusura, Prenotazione, Richiesta } from './registro.ts'
import { codiceDi } from './voci.ts'

/** What a room's book keeps of a calendar that brings stays in. */
export interface Identita {
  readonly id: string
  readonly nome: string
  /** The record to make with the first stay; absent for one that was here before. */
  readonly values?: Values
  /** It bears the signature of one that was here before, and has not one of the stays that came from there. */
  readonly isStrange: boolean
}

const LONGEST = 200
const signed = (text = '') => text.trim().toLowerCase().slice(0, LONGEST)

/** Programs change their numbers, portals keep their name. */
const signatureOf = (programma = ''): string => portaleOf(programma) ?? signed(programma)
/** A portal signs each listing's file alike; of other programs a file without a title might be anybody's. */
const isPortal = (programma = ''): boolean => {
  const portale = portaleOf(programma)
  return portale !== undefined && portale !== 'google'
}

/**
 * Which of the room's calendars a file is: the one that was chosen; otherwise the one with its signature and title, and where
 * these say too little, the one whose stays are in it. Whoever cannot be recognised is new, and so takes nothing away.
 */
export function recogniseCalendario(
  { calendario, camera, canale, da }: Richiesta,
  known: readonly Calendario[],
  brought: readonly (Prenotazione | Chiusura)[],
  newId: () => string,
): Identita {
  const there = new Set([...calendario.soggiorni.map(({ uid }) => uid), ...calendario.annullati].map(codiceDi))
  const of = (id: string) => brought.filter((row) => row.calendario === id)
  const shares = ({ id }: Calendario) => of(id).some((row) => 'codice_portale' in row && there.has(String(row.codice_portale)))
  const kept = (row: Calendario): Identita => {
    const isStrange = there.size > 0 && of(row.id).length > 0 && !shares(row)
    return { id: row.id, nome: row.nome, isStrange }
  }
  const chosen = known.find(({ id }) => id === da)
  if (chosen) return kept(chosen)
  const signature = signatureOf(calendario.programma)
  const alike = da === undefined ? known.filter((row) => signatureOf(row.programma) === signature) : []
  const named = alike.filter((row) => signed(row.titolo) === signed(calendario.nome))
  const isTelling = isPortal(calendario.programma) || signed(calendario.nome) !== ''
  const [found] = isTelling && named.length === 1 ? named : alike.filter(shares)
  if (found) return kept(found)
  const nome = freeName(nameOf(calendario, canale), known)
  const { programma, nome: titolo } = calendario
  return {
    id: newId(),
    nome,
    values: { camera, nome, canale: canale.key, programma: programma?.slice(0, LONGEST), titolo: titolo?.slice(0, LONGEST) },
    isStrange: false,
  }
}

/** «Vrbo», «Camera 101 su Octorate», «Reception»: what the file says of itself, or where it was said to come from. */
function nameOf({ portale, nome, programma = '' }: CalendarioIcal, canale: Canale): string {
  const maker = /^[-+]\/\/([^/]+)\/\//.exec(programma)?.[1]?.trim()
  const from = portale ? portali[portale] : (maker ?? canale.label)
  return (nome && nome !== from ? `${from} · ${nome}` : from).slice(0, 100)
}

function freeName(nome: string, known: readonly Calendario[]): string {
  const taken = new Set(known.map((row) => row.nome))
  let free = nome
  for (let n = 2; taken.has(free); n++) free = `${nome} (${n})`
  return free
}

/** The id of a record of this house, from a uid that it gave out itself; nothing for anybody else's. */
export const nostroId = (uid: string, domain: string): string | undefined =>
  uid.endsWith(`@${domain}`) ? uid.slice(0, -domain.length - 1) : undefined

/** The records of this house that a file speaks of, because it came out of here. */
export const nostriIn = ({ soggiorni }: CalendarioIcal, domain: string): readonly string[] =>
  soggiorni.flatMap(({ uid }) => nostroId(uid, domain) ?? [])
