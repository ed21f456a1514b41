import { isAttesa, tipiDono } from '../../documents/erogazioni-liberali/agevolazione.ts'
import { foglioAnno, foglioDonatori } from '../../documents/relazione-annuale/foglio.ts'
import { paginaAnno } from '../../documents/relazione-annuale/pagina.ts'
import type { DaChiudere } from '../../documents/relazione-annuale/registri.ts'
import { righeDi, type Riga } from '../../documents/relazione-annuale/righe.ts'
import * as k from '../../kernel/describe.ts'
import { donazione } from './donazione.ts'
import { presenza } from './presenza.ts'
import { servizio, tipiServizio } from './servizio.ts'
import { spesa } from './spesa.ts'
import { turno } from './turno.ts'

/** Years that can be asked for. */
const ANNI = 4
const PAROLE = {
  schede: { dono: 'donazione', spesa: 'spesa', presenza: 'presenza', turno: 'turno', servizio: 'servizio' },
  tipiDono,
  tipiServizio,
} as const

const nel = (period: string) => {
  const { dal, al } = k.boundsOf(period)
  return [k.gte('data', dal), k.lte('data', al)] as const
}

/** Everything of a year that counts: what arrived, was paid, was worked, was given. */
async function leggiAnno(store: Pick<k.Store, 'query'>, period: string): Promise<readonly Riga[]> {
  const during = nel(period)
  const byDay = [k.asc('data')] as const
  const [gifts, spent, marks, shifts, services] = await Promise.all([
    k.allRows(store, { entity: 'donazione', where: [...during, k.eq('stato', 'arrivata')], sort: byDay }),
    k.allRows(store, { entity: 'spesa', where: during, sort: byDay }),
    k.allRows(store, { entity: 'presenza', where: [...during, k.eq('segno', 'presente')], sort: byDay }),
    k.allRows(store, { entity: 'turno', where: during }),
    k.allRows(store, { entity: 'servizio', where: [...during, k.eq('stato', 'erogato')], sort: byDay }),
  ])
  const doni = k.rowsOf(donazione, gifts.rows).map((row) => ({ ...row, haAgevolazione: isAttesa(row.agevolazione) }))
  return righeDi(
    {
      doni: { rows: doni, names: gifts.names },
      spese: { rows: k.rowsOf(spesa, spent.rows), names: spent.names },
      presenze: { rows: k.rowsOf(presenza, marks.rows), names: marks.names },
      turni: { rows: k.rowsOf(turno, shifts.rows), names: shifts.names },
      servizi: { rows: k.rowsOf(servizio, services.rows), names: services.names },
    },
    PAROLE,
  )
}

/** What still lacks before the year can be told: receipts, shifts that nobody closed. */
async function daChiudere(store: Pick<k.Store, 'query'>, period: string, today: string): Promise<DaChiudere> {
  const during = nel(period)
  const [due, open] = await Promise.all([
    k.allRows(store, { entity: 'donazione', where: [...during, k.eq('ricevuta', 'da_emettere')] }),
    k.allRows(store, { entity: 'turno', where: [...during, k.eq('stato', 'programmato'), k.lt('data', today)] }),
  ])
  return { senzaRicevuta: { rows: k.rowsOf(donazione, due.rows), names: due.names }, aperti: k.rowsOf(turno, open.rows) }
}

export const anno: k.ReportTools = {
  async asks(_store, { today }) {
    const periods = k.lastPeriods('year', today, ANNI)
    return { periods, first: periods[0] ?? '' }
  },
  async read(store, { period }, { today }) {
    const [rows, open] = await Promise.all([leggiAnno(store, period), daChiudere(store, period, today)])
    return paginaAnno(rows, open, period, PAROLE)
  },
  outputs: [
    {
      label: 'Stampa relazione',
      as: 'paper',
      make: async (store, { period }, { firm }) => ({ paper: foglioAnno(await leggiAnno(store, period), period, firm) }),
    },
    { label: 'Esporta donatori', as: 'sheet', make: async (store, { period }) => foglioDonatori(await leggiAnno(store, period), period) },
  ],
}
