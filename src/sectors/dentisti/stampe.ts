import { moduloConsenso } from '../../documents/consenso-informato/modulo.ts'
import { nomeDente } from '../../documents/odontogramma/denti.ts'
import * as k from '../../kernel/describe.ts'
import { consenso } from './consenso.ts'
import { paziente } from './paziente.ts'
import { piano } from './piano.ts'

async function pazienteDi(store: k.Store, id: string) {
  const row = await store.get('paziente', id)
  return row ? k.rowOf(paziente, row) : undefined
}

/** Who a paper is about. */
export const persona = (who: Awaited<ReturnType<typeof pazienteDi>>) => {
  if (!who) return []
  const { nome, cognome, codice_fiscale: code, data_nascita: born, indirizzo } = who
  return [
    { label: 'Paziente', value: `${cognome} ${nome}` },
    ...k.fact('Data di nascita', born && k.formatDate(born)),
    ...k.fact('Codice fiscale', code),
    ...k.fact('Indirizzo', indirizzo),
  ]
}

/** The estimate that a patient takes home: phase by phase, with its sums, and a place to sign. */
export const preventivo = k.definePrint(piano, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  async paper(row, store) {
    const who = await pazienteDi(store, row.paziente)
    const all = row.righe ?? []
    const phases = [...new Set(all.map(({ fase }) => fase))].toSorted((a, b) => a - b)
    const tables = phases.map((phase): k.PaperBlock => {
      const lines = all.filter(({ fase }) => fase === phase)
      const sum = lines.reduce((total, { importo = 0 }) => total + importo, 0)
      return {
        kind: 'table',
        ...(phases.length > 1 && { title: `Fase ${phase}` }),
        columns: [{ label: 'Dente' }, { label: 'Prestazione' }, { label: 'Prezzo', numeric: true }, { label: 'Importo', numeric: true }],
        rows: lines.map(({ dente, cura, prezzo, importo = prezzo }) => [
          dente === undefined ? '' : `${dente} ${nomeDente(dente).toLowerCase()}`,
          cura,
          k.formatMoney(prezzo),
          k.formatMoney(importo),
        ]),
        totals: ['', phases.length > 1 ? `Totale fase ${phase}` : 'Totale', '', k.formatMoney(sum)],
      }
    })
    return {
      title: row.numero ? `Preventivo ${piano.fields.numero.format(row.numero)}` : 'Preventivo',
      subtitle: `Piano di cura del ${k.formatDate(row.data)}`,
      blocks: [
        { kind: 'facts', facts: persona(who) },
        ...tables,
        ...(phases.length > 1
          ? [{ kind: 'facts', facts: [{ label: 'Totale del piano', value: k.formatMoney(row.totale ?? 0) }] } as const]
          : []),
        ...(row.condizioni === undefined ? [] : [{ kind: 'text', title: 'Condizioni', text: row.condizioni } as const]),
        { kind: 'signatures', signers: ['Lo studio', { label: 'Per accettazione, il paziente', signed: row.firma?.[0] }] },
      ],
    }
  },
})

/** The consent of a patient, to be signed here or on paper. */
export const modulo = k.definePrint(consenso, {
  key: 'consenso',
  label: 'Stampa consenso',
  async paper(row, store) {
    const who = await pazienteDi(store, row.paziente)
    return moduloConsenso(row, persona(who), who?.tutore)
  },
})
