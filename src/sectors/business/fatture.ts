import * as k from '../../kernel/describe.ts'
import { fatturaDi } from '../common/fattura/fattura.ts'
import { incassoFattura } from '../common/fattura/incasso.ts'
import { notaCreditoDi } from '../common/fattura/nota.ts'
import { IVATO } from './preventivo.ts'
import { progetto } from './progetto.ts'

const base = fatturaDi('cliente')
const emesse = [k.eq('stato', 'emessa')] as const
const entro = (giorni: number) => k.gte('scadenza', k.today(-giorni))

/** What a project is billed with, all at once or in parts; how it is paid and taken back stands in `common`. */
export const fattura = k.defineEntity({
  ...base,
  fields: {
    ...base.fields,
    totale: { ...base.fields.totale, synonyms: [...(base.fields.totale.synonyms ?? []), ...IVATO] },
    progetto: k.optional(
      k.reference('Progetto', 'progetto', {
        among: ({ cliente }: { readonly cliente?: string }) => (cliente === undefined ? [] : [k.eq('cliente', cliente)]),
        synonyms: ['commessa'],
      }),
    ),
    preventivo: k.optional(k.reference('Preventivo', 'preventivo')),
    stornato_netto: k.derived(
      k.money('Stornato senza IVA', { min: k.euro(-10_000_000) }),
      k.sumOf({ entity: 'nota_credito', by: 'fattura', of: 'imponibile', where: emesse }),
    ),
    /** What the firm earns by it: without VAT, less what was taken back. */
    ricavo: k.derived(k.money('Ricavo', { min: k.euro(-10_000_000), synonyms: ['fatturato'] }), k.sum('imponibile', 'stornato_netto')),
    /** How late it is: the ageing of what is open. */
    anzianita: k.standing(
      'Ritardo',
      {
        saldata: ['Saldata', 'success'],
        non_scaduta: ['Non scaduta', 'primary'],
        mese: ['1–30 giorni', 'warning'],
        due_mesi: ['31–60 giorni', 'warning'],
        tre_mesi: ['61–90 giorni', 'destructive'],
        oltre: ['Oltre 90 giorni', 'destructive'],
      },
      k.cases(
        [
          k.when([k.lte('residuo', 0)], 'saldata'),
          k.when([entro(0)], 'non_scaduta'),
          k.when([entro(30)], 'mese'),
          k.when([entro(60)], 'due_mesi'),
          k.when([entro(90)], 'tre_mesi'),
        ],
        'oltre',
      ),
      {
        synonyms: ['anzianità', 'scadenzario'],
        also: { saldata: ['pagata'], non_scaduta: ['a scadere'], oltre: ['vecchia', 'incagliata'] },
      },
    ),
  },
  // The estimate comes along by its chain, unseen.
  form: [{ fields: ['cliente', 'data', 'pagamento', 'progetto', 'righe', 'bollo_nostro', 'note'] }],
  rules: [
    {
      field: 'progetto',
      message: 'Il progetto è di un altro cliente.',
      when: [k.filled('progetto'), k.ne('progetto.cliente', k.field('cliente'))],
    },
  ],
  proposes: dalProgetto,
})
export const incasso = k.defineEntity(incassoFattura)
const nota = notaCreditoDi('cliente')
export const notaCredito = k.defineEntity({
  ...nota,
  fields: {
    ...nota.fields,
    motivo: {
      ...nota.fields.motivo,
      synonyms: [
        ...(nota.fields.motivo.synonyms ?? []),
        'perché abbiamo stornato',
        'perché è stata stornata',
        'motivo dello storno',
        'come mai abbiamo stornato',
      ],
    },
  },
})

/** A project is billed by what is left of its budget; a part of it is written over. */
async function dalProgetto(
  {
    progetto: id,
    righe,
    preventivo,
  }: { readonly progetto?: string | undefined; readonly righe?: readonly unknown[] | undefined; readonly preventivo?: unknown },
  read: k.Read,
) {
  const row = id === undefined || preventivo !== undefined ? undefined : await read.get('progetto', id)
  if (!row) return {}
  const { nome, cliente, da_fatturare, scadenza, fatturato } = k.rowOf(progetto, row)
  const descrizione = `${nome}: ${fatturato > 0 ? 'saldo' : 'quanto concordato'}, consegna ${k.formatDate(scadenza)}`
  return {
    cliente,
    ...((righe ?? []).length === 0 && da_fatturare > 0
      ? { righe: [{ descrizione, quantita: 1, prezzo: k.euro(da_fatturare / 100), iva: '22' as const }] }
      : {}),
  }
}
