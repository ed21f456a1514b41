import * as k from '../../kernel/describe.ts'
import { scorta } from '../common/scorta.ts'

/** A spare part (specification §3: nome, quantita, minimo, fornitore, prezzo); low below its minimum (§4). */
export const ricambio = k.defineEntity({
  name: 'ricambio',
  label: { one: 'Ricambio', many: 'Ricambi', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, wide: true, synonyms: ['ricambio', 'articolo', 'descrizione', 'name'] }),
    codice: k.optional(k.code('Codice', { max: 40, synonyms: ['codice ricambio', 'oem', 'sku'] })),
    quantita: k.stock('Quantità', {
      max: 100_000,
      below: 'I pezzi in magazzino non bastano: registra l’arrivo o correggi le righe della riparazione.',
    }),
    unita: k.choice('Unità', { pz: 'pz', l: 'l', kit: 'kit' }, { noun: { gender: 'f' }, synonyms: ['um', 'unit'] }),
    minimo: k.decimal('Minimo', { max: 100_000, synonyms: ['scorta minima', 'soglia', 'scorta di sicurezza', 'sotto quanto'] }),
    fornitore: k.optional(k.supplier('Fornitore', { max: 80, synonyms: ['da chi lo prendiamo', 'da chi la prendiamo'] })),
    prezzo: k.price('Prezzo', {
      each: true,
      hint: 'Quanto lo paghi al fornitore, senza IVA.',
      synonyms: ['costo', 'acquisto', 'prezzo di acquisto', 'quanto lo paghiamo'],
    }),
    vendita: k.money('Prezzo al cliente', {
      each: true,
      short: 'Al cliente',
      hint: 'Senza IVA: va nelle righe di preventivi e riparazioni.',
      synonyms: ['listino', 'vendita'],
    }),
    ubicazione: k.optional(
      k.located('Ubicazione', { max: 40, noun: { gender: 'f' }, placeholder: 'Scaffale B3', synonyms: ['scaffale', 'posizione'] }),
    ),
    valore: k.derived(
      k.money('Valore', { synonyms: ['quanto vale', 'valore della merce', 'quanto abbiamo in magazzino', 'vale la merce'] }),
      k.times('quantita', 'prezzo'),
    ),
    stato: k.derived(
      k.choice('Stato', scorta.labels, { tones: scorta.tones, also: scorta.also, synonyms: ['scorta'] }),
      scorta.of('quantita', 'minimo'),
    ),
  },
  synonyms: ['ricambi', 'magazzino', 'pezzo', 'pezzi', 'scorte', 'inventario'],
  makes: ['carica', 'metti a magazzino', 'registra', 'aggiungi il ricambio', 'aggiungi un ricambio', 'nuovo ricambio'],
  unique: [['codice']],
  alike: [['nome']],
  form: [{ fields: ['nome', 'codice', 'quantita', 'unita', 'minimo', 'fornitore', 'prezzo', 'vendita', 'ubicazione'] }],
  table: ['nome', 'quantita', 'minimo', 'fornitore', 'prezzo', 'vendita', 'stato', 'ubicazione'],
  // A third above what it costs, until somebody writes another price.
  proposes: async ({ prezzo }) => (prezzo === undefined ? {} : { vendita: k.euro((prezzo * 4) / 300) }),
  prefill: () => ({ unita: 'pz' }) as const,
})
