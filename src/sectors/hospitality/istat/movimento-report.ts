import type { Nazionalita, Turismo } from '../../../documents/movimento-turistico/modulo.ts'
import { meseDaDichiarare } from '../../../documents/movimento-turistico/movimento-mese.ts'
import { scaricaRoss1000, stampaC59 } from '../../../documents/movimento-turistico/outputs.ts'
import { reportMovimento } from '../../../documents/movimento-turistico/report.ts'
import type * as k from '../../../kernel/describe.ts'
import { readStruttura } from '../imposta-soggiorni-trimestre.ts'
import { mesiDisponibili, readMovimento } from '../movimento-mese.ts'
import { schede } from './schede.ts'

type Scelta = { readonly period: string; readonly nazionalita?: Nazionalita; readonly turismo?: Turismo }

const leggi = (store: k.Store, { period, nazionalita, turismo }: Scelta, at: k.At) =>
  Promise.all([readMovimento(store, { mese: period, nazionalita, turismo }, at), readStruttura(store)])

/** The movement of a month, filled from bookings and guests; every number opens on the stays behind it. */
export const movimento: k.ReportTools = {
  asks: async (store, at) => ({ periods: await mesiDisponibili(store, at), first: meseDaDichiarare(at.today) }),
  async read(store, scelta: Scelta, at) {
    const [letto, struttura] = await leggi(store, scelta, at)
    return reportMovimento(letto, struttura !== undefined, schede)
  },
  outputs: [
    {
      label: 'Stampa C/59',
      as: 'paper',
      make: async (store, scelta: Scelta, at) => ({ paper: stampaC59(...(await leggi(store, scelta, at))) }),
    },
    {
      label: 'Scarica file Ross1000',
      as: 'file',
      make: async (store, scelta: Scelta, at, product) => scaricaRoss1000(...(await leggi(store, scelta, at)), product, schede),
    },
  ],
}
