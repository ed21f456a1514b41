import { checkRegole } from '../../documents/imposta-soggiorno/check-regole.ts'
import type { Regole } from '../../documents/imposta-soggiorno/regole.ts'
import * as k from '../../kernel/describe.ts'
import { regoleDi } from './imposta.ts'
import { impostaDi, type ImpostaTrimestre } from './imposta-soggiorni.ts'
import { comuneFinder } from './movimento-luoghi.ts'
import { readArchivio, permanenzeDi } from './movimento-permanenze.ts'
import { struttura } from './struttura.ts'
import { readLuoghi } from './tabelle.ts'

export type Struttura = k.Value<typeof struttura>

/** The house as its settings describe it; undefined while nobody has written them. */
export async function readStruttura(store: k.Store): Promise<Struttura | undefined> {
  const { rows } = await store.query({ entity: 'struttura', page: { limit: 1 } })
  return rows[0] && k.rowOf(struttura, rows[0])
}

export interface LettoTrimestre extends ImpostaTrimestre {
  readonly struttura: Struttura
  /** Names of the rooms by their id. */
  readonly camere: ReadonlyMap<string, string>
  /** The rules that the tax was worked out by. */
  readonly regoleComune: Regole
  /** What is wrong with the rules, and what is unusual in them. */
  readonly regole: ReturnType<typeof checkRegole>
}

/** The quarters that can be asked for, the latest first: this one and the eleven before. */
export const trimestriDisponibili = ({ today }: k.At): readonly string[] => k.lastPeriods('quarter', today, 12)

/** The tax of a quarter out of the bookings, the schedine and the settings; undefined without settings. Guests in the house count to their departure. */
export async function readImposta(store: k.Store, trimestre: k.Quarter): Promise<LettoTrimestre | undefined> {
  const house = await readStruttura(store)
  if (!house) return undefined
  const { dal, al } = k.boundsOf(trimestre)
  const [places, archivio] = await Promise.all([readLuoghi(store), readArchivio(store, dal, al)])
  const regole = regoleDi(house)
  return {
    ...impostaDi(permanenzeDi(archivio), regole, trimestre, comuneFinder(places)),
    struttura: house,
    camere: new Map(archivio.camere.map(({ id, nome }) => [id as string, nome])),
    regoleComune: regole,
    regole: checkRegole(regole),
  }
}
