import * as k from '../../kernel/describe.ts'
import { fase } from './fase.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'
import { spesa } from './spesa.ts'

const numero = (label: string) => ({ label, numeric: true })

/** Everything about one project: budget and work done, its phases, what was spent on it and what was billed. */
export const schedaProgetto = k.definePrint(progetto, {
  key: 'scheda_progetto',
  label: 'Stampa scheda progetto',
  async paper(row, store) {
    const { fields } = progetto
    const where = [k.eq('progetto', row.id)] as const
    const [fasi, spese, fatture, people] = await Promise.all([
      k.allRows(store, { entity: 'fase', where, sort: [k.asc('scadenza')] }),
      k.allRows(store, { entity: 'spesa', where, sort: [k.asc('giorno')] }),
      k.allRows(store, { entity: 'fattura', where, sort: [k.asc('data')] }),
      store.query({ entity: 'progetto', where: [k.eq('id', row.id)], page: { limit: 1 } }),
    ])
    const name = (id: string | undefined) => (id === undefined ? '' : (people.names[id] ?? ''))
    const facts = [
      ['Cliente', name(row.cliente)],
      ['Responsabile', name(row.responsabile)],
      ['Stato', fields.stato.format(row.stato)],
      ['Inizio', row.inizio === undefined ? '' : k.formatDate(row.inizio)],
      ['Scadenza', k.formatDate(row.scadenza)],
      ['Completato il', row.completato_il === undefined ? '' : k.formatDate(row.completato_il)],
    ] as const
    const conti = [
      ['Budget', k.formatMoney(row.budget)],
      ['Speso', k.formatMoney(row.speso)],
      ['Budget speso', row.progresso === undefined ? '' : fields.progresso.format(row.progresso)],
      ['Lavoro fatto', fields.avanzamento.format(row.avanzamento)],
      ['Fatturato', k.formatMoney(row.fatturato)],
      ['Da fatturare', k.formatMoney(row.da_fatturare)],
    ] as const
    const write = (list: readonly (readonly [string, string])[]) => list.flatMap(([label, value]) => k.fact(label, value))
    return {
      title: row.nome,
      subtitle: 'Scheda progetto',
      blocks: [
        { kind: 'facts', facts: write(facts) },
        { kind: 'facts', title: 'Conti, IVA esclusa', facts: write(conti) },
        ...(row.descrizione === undefined ? [] : [{ kind: 'text', title: 'Descrizione', text: row.descrizione } as const]),
        {
          kind: 'table',
          title: 'Fasi',
          columns: [{ label: 'Fase' }, { label: 'Entro' }, numero('Ore previste'), { label: 'Stato' }],
          rows: k
            .rowsOf(fase, fasi.rows)
            .map(({ nome, scadenza, ore, stato }) => [
              nome,
              scadenza === undefined ? '' : k.formatDate(scadenza),
              ore === undefined ? '' : k.formatNumber(ore),
              fase.fields.stato.format(stato),
            ]),
        },
        {
          kind: 'table',
          title: 'Ore e spese',
          columns: [{ label: 'Giorno' }, { label: 'Voce' }, { label: 'Chi' }, numero('Quantità'), numero('Importo')],
          rows: k
            .rowsOf(spesa, spese.rows)
            .map(({ giorno, descrizione, collaboratore, fornitore, quantita, importo }) => [
              k.formatDate(giorno),
              descrizione,
              collaboratore === undefined ? (fornitore ?? '') : (spese.names[collaboratore] ?? ''),
              k.formatNumber(quantita),
              k.formatMoney(importo),
            ]),
          totals: ['Speso', '', '', '', k.formatMoney(row.speso)],
        },
        {
          kind: 'table',
          title: 'Fatture',
          columns: [{ label: 'Numero' }, { label: 'Data' }, { label: 'Stato' }, numero('Imponibile'), numero('Da incassare')],
          rows: k
            .rowsOf(fattura, fatture.rows)
            .map(({ numero: n, data, situazione, imponibile, residuo }) => [
              n ? fattura.fields.numero.format(n) : 'Bozza',
              k.formatDate(data),
              fattura.fields.situazione.format(situazione),
              k.formatMoney(imponibile),
              k.formatMoney(residuo),
            ]),
        },
      ],
    }
  },
})
