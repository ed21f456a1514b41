import { elencoServizi } from '../../documents/elenco-servizi/elenco-servizi.ts'
import { ricevutaDi } from '../../documents/erogazioni-liberali/ricevuta.ts'
import { riepilogoDonazioni } from '../../documents/erogazioni-liberali/riepilogo.ts'
import { oreDal, registroOreDi } from '../../documents/registro-volontari/registro-ore.ts'
import * as k from '../../kernel/describe.ts'
import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donatore } from './donatore.ts'
import { donazione } from './donazione.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { servizio } from './servizio.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

async function nomeProgetto(store: k.Store, id: string | undefined): Promise<string | undefined> {
  const row = id === undefined ? undefined : await store.get('progetto', id)
  return row ? k.rowOf(progetto, row).nome : undefined
}

/** The receipt of a donation, with its donor as he was when it was issued. */
export const stampaRicevuta = k.definePrint(documento, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  reads: ['donatore', 'donazione'],
  async paper(row, store, { firm }) {
    const [giver, gift] = await Promise.all([store.get('donatore', row.donatore), store.get('donazione', row.donazione)])
    const dono = gift && k.rowOf(donazione, gift)
    return ricevutaDi(row, {
      numero: row.numero && documento.fields.numero.format(row.numero),
      chi: giver && k.rowOf(donatore, giver),
      dono,
      progetto: await nomeProgetto(store, dono?.progetto),
      firm,
    })
  },
})

/** All that somebody gave, this year and the year before. */
export const riepilogoDonatore = k.definePrint(donatore, {
  key: 'riepilogo',
  label: 'Stampa riepilogo donazioni',
  reads: ['donazione', 'documento'],
  async paper(row, store, { today, firm }) {
    const [gifts, papers] = await Promise.all([
      k.allRows(store, {
        entity: 'donazione',
        where: [k.eq('donatore', row.id), k.eq('stato', 'arrivata'), k.gte('data', `${Number(today.slice(0, 4)) - 1}-01-01`)],
        sort: [k.asc('data')],
      }),
      k.allRows(store, { entity: 'documento', where: [k.eq('donatore', row.id), k.eq('stato', 'emessa')] }),
    ])
    const ricevute = k
      .rowsOf(documento, papers.rows)
      .map((one) => [one.donazione, one.numero ? documento.fields.numero.format(one.numero) : ''] as const)
    const registro = { donazioni: k.rowsOf(donazione, gifts.rows), nomi: gifts.names, ricevute: new Map<string, string>(ricevute) }
    return riepilogoDonazioni(row, registro, today, firm)
  },
})

/** What somebody was given, day by day; of his private data nothing stands on it. */
export const servizioBeneficiario = k.definePrint(beneficiario, {
  key: 'servizi',
  label: 'Stampa elenco servizi',
  reads: ['servizio'],
  async paper(row, store) {
    const found = await k.allRows(store, { entity: 'servizio', where: [k.eq('beneficiario', row.id)], sort: [k.asc('data'), k.asc('ora')] })
    const who = row.referente === undefined ? undefined : await store.get('operatore', row.referente)
    const { tipo, stato } = servizio.fields
    const rows = k.rowsOf(servizio, found.rows).map((one) => ({ ...one, tipo: tipo.format(one.tipo), stato: stato.format(one.stato) }))
    const { fields } = beneficiario
    const chi = { ...row, tipo: fields.tipo.format(row.tipo), stato: fields.stato.format(row.stato) }
    return elencoServizi(chi, rows, found.names, who && String(who['nome']))
  },
})

/** The hours that a volunteer gave, shift by shift, of the last twelve months. */
export const registroOre = k.definePrint(volontario, {
  key: 'registro_ore',
  label: 'Stampa registro ore',
  reads: ['presenza', 'incarico', 'turno'],
  async paper(row, store, { today }) {
    const since = oreDal(today)
    const [marks, shifts] = await Promise.all([
      k.allRows(store, {
        entity: 'presenza',
        where: [k.eq('incarico.volontario', row.id), k.eq('segno', 'presente'), k.gte('data', since)],
        sort: [k.asc('data')],
      }),
      k.allRows(store, { entity: 'turno', where: [k.gte('data', since)] }),
    ])
    const { disponibilita, ore_settimana } = volontario.fields
    const chi = { ...row, disponibilita: disponibilita.format(row.disponibilita), ore_settimana: ore_settimana.format(row.ore_settimana) }
    return registroOreDi(chi, k.rowsOf(presenza, marks.rows), k.rowsOf(turno, shifts.rows), shifts.names, today)
  },
})
