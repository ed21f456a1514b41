import { tipiDono } from '../../documents/erogazioni-liberali/agevolazione.ts'
import { rendicontoProgetto } from '../../documents/rendiconto-progetto/rendiconto.ts'
import * as k from '../../kernel/describe.ts'
import { donazione } from './donazione.ts'
import { incarico } from './incarico.ts'
import { progetto } from './progetto.ts'
import { servizio, tipiServizio } from './servizio.ts'
import { spesa } from './spesa.ts'
import { voce } from './voce.ts'

/** What the funder reads. */
export const relazioneProgetto = k.definePrint(progetto, {
  key: 'relazione_progetto',
  label: 'Stampa relazione del progetto',
  reads: ['voce', 'spesa', 'donazione', 'incarico', 'presenza', 'servizio', 'beneficiario'],
  async paper(row, store) {
    const where = [k.eq('progetto', row.id)] as const
    const byDay = [k.asc('data')] as const
    const [voci, spese, doni, incarichi, servizi, head] = await Promise.all([
      k.allRows(store, { entity: 'voce', where }),
      k.allRows(store, { entity: 'spesa', where, sort: byDay }),
      k.allRows(store, { entity: 'donazione', where: [...where, k.eq('stato', 'arrivata')], sort: byDay }),
      k.allRows(store, { entity: 'incarico', where }),
      k.allRows(store, { entity: 'servizio', where: [...where, k.eq('stato', 'erogato')] }),
      store.query({ entity: 'progetto', where: [k.eq('id', row.id)], page: { limit: 1 } }),
    ])
    const { stato, progresso } = progetto.fields
    return rendicontoProgetto({
      progetto: { ...row, stato: stato.format(row.stato), progresso: row.progresso === undefined ? '' : progresso.format(row.progresso) },
      voci: k.rowsOf(voce, voci.rows),
      spese: k.rowsOf(spesa, spese.rows),
      doni: k.rowsOf(donazione, doni.rows),
      incarichi: k.rowsOf(incarico, incarichi.rows),
      servizi: k.rowsOf(servizio, servizi.rows),
      nomi: { ...doni.names, ...incarichi.names, ...head.names },
      tipiDono,
      tipiServizio,
    })
  },
})
