import { rowsOf } from '../../kernel/fields/row-of.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { definePrint } from '../../kernel/print.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { fase } from './fase.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'
import { spesa } from './spesa.ts'

const numero = (label: string) => ({ label, numeric: true })

/** Everything about one project: budget and work done, its phases, what was spent on it and what was billed. */
export const schedaProgetto = definePrint(progetto, {
  key: 'scheda_progetto',
  label: 'Stampa scheda progetto',
  async paper(row, store) {
    const { fields } = progetto
    const where = [{ field: 'progetto', op: 'eq', value: row.id }] as const
    const [fasi, spese, fatture, people] = await Promise.all([
      allRows(store, { entity: 'fase', where, sort: [{ field: 'scadenza', direction: 'asc' }] }),
      allRows(store, { entity: 'spesa', where, sort: [{ field: 'giorno', direction: 'asc' }] }),
      allRows(store, { entity: 'fattura', where, sort: [{ field: 'data', direction: 'asc' }] }),
      store.query({ entity: 'progetto', where: [{ field: 'id', op: 'eq', value: row.id }], page: { limit: 1 } }),
    ])
    const name = (id: string | undefined) => (id === undefined ? '' : (people.names[id] ?? ''))
    const facts = [
      ['Cliente', name(row.cliente)],
      ['Responsabile', name(row.responsabile)],
      ['Stato', fields.stato.format(row.stato)],
      ['Inizio', row.inizio === undefined ? '' : formatDate(row.inizio)],
      ['Scadenza', formatDate(row.scadenza)],
      ['Completato il', row.completato_il === undefined ? '' : formatDate(row.completato_il)],
    ] as const
    const conti = [
      ['Budget', formatMoney(row.budget)],
      ['Speso', formatMoney(row.speso)],
      ['Budget speso', row.progresso === undefined ? '' : fields.progresso.format(row.progresso)],
      ['Lavoro fatto', fields.avanzamento.format(row.avanzamento)],
      ['Fatturato', formatMoney(row.fatturato)],
      ['Da fatturare', formatMoney(row.da_fatturare)],
    ] as const
    const write = (list: readonly (readonly [string, string])[]) =>
      list.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
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
          rows: rowsOf(fase, fasi.rows).map(({ nome, scadenza, ore, stato }) => [
            nome,
            scadenza === undefined ? '' : formatDate(scadenza),
            ore === undefined ? '' : formatNumber(ore),
            fase.fields.stato.format(stato),
          ]),
        },
        {
          kind: 'table',
          title: 'Ore e spese',
          columns: [{ label: 'Giorno' }, { label: 'Voce' }, { label: 'Chi' }, numero('Quantità'), numero('Importo')],
          rows: rowsOf(spesa, spese.rows).map(({ giorno, descrizione, collaboratore, fornitore, quantita, importo }) => [
            formatDate(giorno),
            descrizione,
            collaboratore === undefined ? (fornitore ?? '') : (spese.names[collaboratore] ?? ''),
            formatNumber(quantita),
            formatMoney(importo),
          ]),
          totals: ['Speso', '', '', '', formatMoney(row.speso)],
        },
        {
          kind: 'table',
          title: 'Fatture',
          columns: [{ label: 'Numero' }, { label: 'Data' }, { label: 'Stato' }, numero('Imponibile'), numero('Da incassare')],
          rows: rowsOf(fattura, fatture.rows).map(({ numero: n, data, situazione, imponibile, residuo }) => [
            n ? fattura.fields.numero.format(n) : 'Bozza',
            formatDate(data),
            fattura.fields.situazione.format(situazione),
            formatMoney(imponibile),
            formatMoney(residuo),
          ]),
        },
      ],
    }
  },
})
