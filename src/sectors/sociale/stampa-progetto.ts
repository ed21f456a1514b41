import * as k from '../../kernel/describe.ts'
import { donazione } from './donazione.ts'
import { incarico } from './incarico.ts'
import { progetto } from './progetto.ts'
import { servizio, tipiServizio } from './servizio.ts'
import { spesa } from './spesa.ts'
import { voce } from './voce.ts'

const numero = (label: string) => ({ label, numeric: true })
const ore = (count: number) => k.formatNumber(count, { decimals: 1 })
const totale = (rows: readonly { readonly importo: number }[]) => k.formatMoney(rows.reduce((sum, row) => sum + row.importo, 0))

/** What the funder reads: money line by line, the papers behind it, who gave, who worked how long, how many were helped and with what. */
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
    const { fields } = progetto
    const given = k.rowsOf(donazione, doni.rows)
    const spent = k.rowsOf(spesa, spese.rows)
    const roles = k.rowsOf(incarico, incarichi.rows).filter((one) => one.ore > 0)
    const served = Map.groupBy(k.rowsOf(servizio, servizi.rows), ({ tipo }) => tipo)
    return {
      title: row.nome,
      subtitle: 'Relazione del progetto',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Responsabile', value: head.names[row.responsabile] ?? '' },
            { label: 'Stato', value: fields.stato.format(row.stato) },
            { label: 'Periodo', value: `dal ${k.formatDate(row.data_inizio)} al ${k.formatDate(row.data_fine)}` },
            ...(row.finanziatore === undefined ? [] : [{ label: 'Finanziatore', value: row.finanziatore }]),
            ...(row.rendiconto_entro === undefined ? [] : [{ label: 'Rendiconto entro', value: k.formatDate(row.rendiconto_entro) }]),
          ],
        },
        ...(row.descrizione === undefined ? [] : [{ kind: 'text', title: 'Descrizione', text: row.descrizione } as const]),
        {
          kind: 'facts',
          title: 'In breve',
          facts: [
            { label: 'Budget', value: k.formatMoney(row.budget) },
            { label: 'Speso', value: k.formatMoney(row.speso) },
            { label: 'Progresso', value: row.progresso === undefined ? '' : fields.progresso.format(row.progresso) },
            { label: 'Fondi rimasti', value: k.formatMoney(row.rimasto) },
            { label: 'Beneficiari', value: k.formatNumber(row.beneficiari) },
            { label: 'Servizi erogati', value: k.formatNumber(row.servizi) },
            { label: 'Ore dei volontari', value: ore(row.ore_volontari) },
          ],
        },
        {
          kind: 'table',
          title: 'Budget per voce',
          columns: [{ label: 'Voce' }, numero('Previsto'), numero('Speso'), numero('Rimasto')],
          rows: k
            .rowsOf(voce, voci.rows)
            .map(({ nome, previsto, speso, rimasto }) => [nome, k.formatMoney(previsto), k.formatMoney(speso), k.formatMoney(rimasto)]),
        },
        {
          kind: 'table',
          title: 'Spese',
          columns: [{ label: 'Data' }, { label: 'Descrizione' }, { label: 'Fornitore' }, { label: 'Documento' }, numero('Importo')],
          rows: spent.map(({ data, descrizione, fornitore = '', documento = '', importo }) => [
            k.formatDate(data),
            descrizione,
            fornitore,
            documento,
            k.formatMoney(importo),
          ]),
          totals: ['Totale', '', '', '', totale(spent)],
        },
        {
          kind: 'table',
          title: 'Donazioni',
          columns: [{ label: 'Data' }, { label: 'Donatore' }, { label: 'Tipo' }, numero('Valore')],
          rows: given.map((one) => [
            k.formatDate(one.data),
            doni.names[one.donatore] ?? '',
            [donazione.fields.tipo.format(one.tipo), ...(one.storna === undefined ? [] : ['storno'])].join(', '),
            k.formatMoney(one.importo),
          ]),
          totals: ['Totale', '', '', totale(given)],
        },
        {
          kind: 'table',
          title: 'Volontari',
          columns: [{ label: 'Volontario' }, { label: 'Mansione' }, numero('Presenze'), numero('Ore')],
          rows: roles.map((one) => [incarichi.names[one.volontario] ?? '', one.mansione, k.formatNumber(one.presenze), ore(one.ore)]),
          totals: ['Totale', '', '', ore(row.ore_volontari)],
        },
        {
          kind: 'table',
          title: 'Servizi ai beneficiari',
          columns: [{ label: 'Servizio' }, numero('Quanti')],
          rows: [...served].map(([tipo, some]) => [tipiServizio[tipo], k.formatNumber(some.length)]),
        },
        { kind: 'signatures', signers: ['Il responsabile del progetto', 'Il legale rappresentante'] },
      ],
    }
  },
})
