import * as k from '../../kernel/describe.ts'
import { dettiEsiti, esiti, richiamo } from './richiamo.ts'

/** A week later one tries again. */
const RIPROVA = 7

/** What came out of a call: it is written down with its day, and says when to call again. */
export const esitoRichiamo = k.defineAction(richiamo, {
  key: 'esito_richiamo',
  label: 'Registra esito',
  title: 'Esito della chiamata',
  on: 'record',
  inputs: {
    esito: k.choice('Esito', esiti, { also: dettiEsiti }),
    richiamare_il: k.optional(
      k.doneOn('Richiamare il', { near: { past: 0, future: 365 }, synonyms: ['riproviamo', 'riprovare', 'riprovo'] }),
    ),
    nota: k.optional(k.note()),
  },
  prefill: (_row, _read, { today }) => ({ esito: 'non_risponde', richiamare_il: k.addDays(today, RIPROVA) }) as const,
  async plan({ esito, richiamare_il: again, nota }, read, { today }, { id, version }) {
    const isAgain = esito === 'non_risponde' || esito === 'richiamare'
    if (isAgain && again === undefined) return { problems: [{ path: 'richiamare_il', code: 'rule', message: 'Indica quando richiamare.' }] }
    if (isAgain && again !== undefined && again < today)
      return { problems: [{ path: 'richiamare_il', code: 'rule', message: 'Scegli oggi o un giorno dopo.' }] }
    const row = await read.get('richiamo', id)
    const contatti = (row && k.rowOf(richiamo, row).contatti) ?? []
    const values = {
      esito,
      richiamare_il: isAgain ? (again ?? null) : null,
      contatti: [...contatti, { giorno: today, esito, ...(nota !== undefined && { nota }) }],
    }
    return [{ type: 'update', entity: 'richiamo', id, values, expect: version }]
  },
  confirm: 'Registra',
  done: () => 'Esito registrato',
})
