import * as k from '../../kernel/describe.ts'
import { fatturaDi, nonEmettibile } from '../common/fattura/fattura.ts'
import { notaCreditoDi } from '../common/fattura/nota.ts'
import { colonneRiga, comeRighe } from '../common/fattura/righe.ts'
import { termini } from '../common/fattura/termini.ts'
import { giaFatturate, messeInFattura, rimesseDaFatturare } from './cure-fatturate.ts'

const DETTA = { emessa: 'Emessa', asks: 'pazienti' } as const
const base = fatturaDi('paziente', 'Paziente', DETTA)
const nonEmessa = nonEmettibile('paziente', 'Paziente', DETTA)
const nota = notaCreditoDi('paziente', 'Paziente')

/** Health services bear no VAT (DPR 633/1972, art. 10 n. 18: nature N4); a line may name the treatment that it bills. */
const righeCura = (segno?: { readonly min: number }) => {
  const { descrizione, ...cifre } = colonneRiga(segno)
  return k.optional(k.lines('Righe', { descrizione, cura: k.optional(k.reference('Cura', 'prestazione')), ...cifre }, comeRighe('N4')))
}

/**
 * What a patient is billed with: on paper, because the invoice of a health service to a person may not go through SdI (D.L. 119/2018
 * art. 10-bis, for good since D.Lgs. 81/2025); its payments go to the Sistema Tessera Sanitaria (`spese.ts`).
 */
export const fattura = k.defineEntity({
  ...base,
  fields: {
    ...base.fields,
    righe: righeCura(),
    pagamento: k.choice('Pagamento', { ...termini, subito: 'Subito' }, { synonyms: ['termini', 'condizioni di pagamento'] }),
    opposizione: k.optional(
      k.boolean('Opposizione al Sistema Tessera Sanitaria', {
        short: 'Opposizione TS',
        noun: { gender: 'f' },
        // D.M. 31/7/2015, art. 3: who opposes has it written on the invoice.
        hint: 'Si scrive sulla fattura, e la spesa va senza il codice fiscale.',
      }),
    ),
    codice_fiscale: k.derived(k.fiscalCode(), k.field('cliente.codice_fiscale')),
    cure: k.counted('Cure', { entity: 'prestazione', by: 'fattura' }),
    /** What the patient owes by it, a draft included. */
    dovuto: k.derived(k.money('Dovuto'), k.cases([k.when([k.eq('stato', 'bozza')], k.field('totale'))], k.field('residuo'))),
  },
  form: [{ fields: ['cliente', 'data', 'pagamento', 'opposizione', 'righe', 'bollo_nostro', 'note'] }],
  table: ['numero', 'data', 'cliente', 'totale', 'bollo', 'residuo', 'scadenza', 'situazione'],
  prefill: ({ today: data }) => ({ data, pagamento: 'subito' }) as const,
  async proposes({ cliente }: { readonly cliente?: string | undefined }, read: k.Read) {
    const row = cliente === undefined ? undefined : await read.get('paziente', cliente)
    return row ? { opposizione: row['opposizione'] === true } : {}
  },
  note: ({ codice_fiscale: code }) =>
    code === undefined || code === ''
      ? { message: 'Manca il codice fiscale del paziente: serve sulla fattura e per il Sistema Tessera Sanitaria.' }
      : undefined,
  conflicts: async (row, read) => [...(await nonEmessa(row, read)), ...(await giaFatturate(row, read))],
  effects: messeInFattura,
})

/** What it takes back is to be billed again. */
export const notaCredito = k.defineEntity({
  ...nota,
  fields: { ...nota.fields, righe: righeCura({ min: -1_000_000 }) },
  effects: rimesseDaFatturare,
})
