import { impostaTrimestre, type LettoTrimestre } from '../../documents/imposta-soggiorno/imposta-trimestre.ts'
import { comuneFinder } from '../../documents/schedine-alloggiati/comune-finder.ts'
import * as k from '../../kernel/describe.ts'
import { readArchivio } from './archivio.ts'
import { struttura } from './struttura.ts'
import { readLuoghi } from './tabelle.ts'

/** The house as its settings describe it; undefined while nobody has written them. */
export async function readStruttura(store: k.Store): Promise<k.Value<typeof struttura> | undefined> {
  const { rows } = await store.query({ entity: 'struttura', page: { limit: 1 } })
  return rows[0] && k.rowOf(struttura, rows[0])
}

/** The tax of a quarter out of the bookings, the schedine and the settings; undefined without settings. Guests in the house count to their departure. */
export async function readImposta(store: k.Store, trimestre: k.Quarter): Promise<LettoTrimestre | undefined> {
  const house = await readStruttura(store)
  if (!house) return undefined
  const { dal, al } = k.boundsOf(trimestre)
  const [places, archivio] = await Promise.all([readLuoghi(store), readArchivio(store, dal, al)])
  return impostaTrimestre({ struttura: house, ...archivio }, trimestre, comuneFinder(places))
}
