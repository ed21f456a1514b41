import * as k from '../../kernel/describe.ts'
import { categorie, dette } from './categorie.ts'
import { completato } from './stati.ts'

export const MINUTI = { unit: ['minuto', 'minuti'] } as const

/** Products that a treatment takes, as the price list plans them and as an appointment has used them. */
export const consumo = k.lines(
  'Prodotti usati',
  { prodotto: k.reference('Prodotto', 'prodotto'), quantita: k.quantity('Quantità', { max: 100_000, noun: { gender: 'f' } }) },
  { summary: ({ prodotto, quantita }, names) => `${names?.(prodotto) ?? ''} ${k.formatNumber(quantita)}`, max: 20 },
)

/** Entry of the price list: how long a treatment takes, what it asks for, what it uses and when the customer is due again. */
export const trattamento = k.defineEntity({
  name: 'trattamento',
  label: { one: 'Trattamento', many: 'Trattamenti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, wide: true }),
    categoria: k.choice('Categoria', categorie, { synonyms: ['tipo', 'reparto'], also: dette }),
    prezzo: k.price('Prezzo', { each: true, synonyms: ['listino', 'tariffa'] }),
    minuti: k.lasts('Durata', { min: 5, max: 480, ...MINUTI, noun: { gender: 'f' } }),
    riordino: k.integer('Riordino della cabina', { max: 60, ...MINUTI, short: 'Riordino', hint: 'Minuti dopo in cui non si prenota.' }),
    richiamo: k.optional(k.integer('Richiamo dopo', { min: 1, max: 365, unit: ['giorno', 'giorni'], short: 'Richiamo' })),
    cabina: k.optional(k.reference('Cabina abituale', 'cabina', { short: 'Cabina', noun: { gender: 'f' } })),
    prodotti: k.optional(consumo),
    costo_prodotti: k.derived(
      k.money('Costo dei prodotti', { each: true }),
      k.overLines('prodotti', k.times('quantita', 'prodotto.costo')),
    ),
    margine: k.derived(k.money('Margine', { each: true, min: k.euro(-10_000) }), k.minus('prezzo', 'costo_prodotti')),
    resa: k.derived(k.money('Resa oraria', { each: true, noun: { gender: 'f' } }), k.divided(k.times('prezzo', 60), 'minuti')),
    fatti: k.counted('Fatti nel mese', { entity: 'appuntamento', by: 'trattamento', where: [completato, ...k.withinMonth('giorno')] }),
  },
  unique: [['nome']],
  synonyms: ['servizio', 'listino'],
  makes: ['aggiungi', 'inserisci'],
  scans: [],
  form: [{ fields: ['nome', 'categoria', 'prezzo', 'minuti', 'riordino', 'richiamo', 'cabina', 'prodotti'] }],
  table: ['nome', 'categoria', 'minuti', 'prezzo', 'costo_prodotti', 'resa', 'richiamo', 'fatti'],
  prefill: () => ({ minuti: 60, riordino: 10 }),
})
