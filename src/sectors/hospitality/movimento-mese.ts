import { movimentoMese, giorniDi, mesiDal, type MovimentoMese } from '../../documents/movimento-turistico/movimento-mese.ts'
import type { CanalePrenotazione } from '../../documents/movimento-turistico/lists.ts'
import { codiciDi } from '../../documents/schedine-alloggiati/codici.ts'
import * as k from '../../kernel/describe.ts'
import { readArchivio, type Prenotazione } from './archivio.ts'
import { chiusura } from './chiusura.ts'
import { LONGEST } from './durate.ts'
import { rilevazione } from './rilevazione.ts'
import { readLuoghi } from './tabelle.ts'

/** What Ross1000 calls the ways by which bookings come. */
export const canali: Readonly<Record<Prenotazione['canale'], CanalePrenotazione>> = {
  host: 'Indiretta web',
  airbnb: 'Indiretta web',
  expedia: 'Indiretta web',
  sito_web: 'Diretta web',
  reception: 'Diretta tradizionale',
}

/** The months that can be asked for; see `mesiDal`. */
export async function mesiDisponibili(store: k.Store, { today }: k.At): Promise<readonly string[]> {
  const { rows } = await store.query({
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['arrivato', 'partito'])],
    sort: [k.asc('arrivo')],
    page: { offset: 0, limit: 1 },
  })
  return mesiDal(rows[0] && String(rows[0]['arrivo']), today)
}

/** The movement of a month out of the records that can touch it. */
export async function readMovimento(store: k.Store, scelta: MovimentoMese['richiesta'], { today }: k.At): Promise<MovimentoMese> {
  const { mese } = scelta
  const { dal, al } = giorniDi(mese, today)
  const [places, archivio, rilevazioni, closures] = await Promise.all([
    readLuoghi(store),
    readArchivio(store, dal, al),
    k.allRows(store, { entity: 'rilevazione', where: [k.eq('periodo_riferimento', mese)] }),
    k.allRows(store, { entity: 'chiusura', where: [k.lte('dal', al), k.gt('dal', k.addDays(dal, -LONGEST))] }),
  ])
  const registro = { archivio, rilevazioni: k.rowsOf(rilevazione, rilevazioni.rows), chiusure: k.rowsOf(chiusura, closures.rows) }
  return movimentoMese(registro, scelta, today, { ...codiciDi(places), canali })
}
