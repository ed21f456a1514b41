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
  title: ['Preventivo {numero}', 'Preventivo'],
  subtitle: 'Piano di cura del {data}',
  blocks: [
    async ({ paziente: id }, store) => [{ kind: 'facts', facts: persona(await pazienteDi(store, id)) }],
    async ({ righe = [], totale }) => {
      const phases = [...Map.groupBy(righe, ({ fase }) => fase)].toSorted(([a], [b]) => a - b)
      const isOne = phases.length <= 1
      const tables = phases.map(([phase, lines]): k.PaperBlock => {
        const sum = lines.reduce((total, { importo = 0 }) => total + importo, 0)
        return {
          kind: 'table',
          ...(!isOne && { title: `Fase ${phase}` }),
          columns: [{ label: 'Dente' }, { label: 'Prestazione' }, { label: 'Prezzo', numeric: true }, { label: 'Importo', numeric: true }],
          rows: lines.map(({ dente, cura, prezzo, importo = prezzo }) => [
            dente === undefined ? '' : `${dente} ${nomeDente(dente).toLowerCase()}`,
            cura,
            k.formatMoney(prezzo),
            k.formatMoney(importo),
          ]),
          totals: ['', isOne ? 'Totale' : `Totale fase ${phase}`, '', k.formatMoney(sum)],
        }
      })
      return isOne ? tables : [...tables, { kind: 'facts', facts: k.fact('Totale del piano', k.formatMoney(totale)) }]
    },
    { title: 'Condizioni', text: 'condizioni' },
    { signers: ['Lo studio', { 'Per accettazione, il paziente': 'firma' }] },
  ],
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
