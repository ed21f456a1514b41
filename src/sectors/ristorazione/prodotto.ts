import * as k from '../../kernel/describe.ts'
import { perUnita, scorta } from '../common/scorta.ts'

/** In what the larder is counted (specification §3), and one of it. */
const unita = { kg: 'kg', lt: 'lt', bottiglie: 'bottiglie' } as const
const UNA = { kg: 'kg', lt: 'lt', bottiglie: 'bottiglia' } as const

interface Costo {
  readonly costo?: number
  readonly unita: keyof typeof unita
}

/** What lies in the larder (specification §3, Inventory item: name, quantity, unit, status, cost), with what the product form asks. */
export const prodotto = k.defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: {
    nome: k.text('Nome', {
      max: 80,
      wide: true,
      synonyms: ['prodotto', 'articolo', 'ingrediente', 'denominazione', 'descrizione', 'name'],
    }),
    categoria: k.optional(
      k.choice(
        'Categoria',
        {
          farine: 'Farine e pasta',
          latticini: 'Latticini e uova',
          carne: 'Carne e salumi',
          pesce: 'Pesce',
          verdura: 'Frutta e verdura',
          conserve: 'Conserve e condimenti',
          cantina: 'Cantina e bevande',
          altro: 'Altro',
        },
        {
          noun: { gender: 'f' },
          synonyms: ['reparto', 'category'],
          also: {
            farine: ['pasta'],
            latticini: ['formaggi', 'uova'],
            carne: ['salumi'],
            verdura: ['frutta', 'ortaggi'],
            conserve: ['condimenti', 'scatolame'],
            cantina: ['bevande', 'da bere'],
          },
        },
      ),
    ),
    quantita: k.stock('Quantità', { max: 1_000_000, noun: { gender: 'f' }, synonyms: ['scorta', 'ne abbiamo'] }),
    unita: k.choice('Unità', unita, {
      noun: { gender: 'f' },
      synonyms: ['um', 'unit'],
      also: { lt: ['l', 'litri', 'litro'], kg: ['chili', 'chilo', 'kg.'], bottiglie: ['bottiglia', 'bt'] },
    }),
    costo: k.optional(k.cost('Costo', { each: true, hint: 'Di un chilo, un litro o una bottiglia.', synonyms: ['quanto costa'] })),
    soglia: k.threshold('Soglia', { max: 1_000_000, noun: { gender: 'f' } }),
    fornitore: k.optional(k.supplier('Fornitore', { max: 80, synonyms: ['da chi lo prendiamo', 'chi ce lo porta', 'ditta'] })),
    prezzo: k.optional(
      k.price('Prezzo', { each: true, hint: 'Solo di quello che si vende così, una bottiglia.', synonyms: ['prezzo di vendita'] }),
    ),
    descrizione: k.optional(k.longText('Descrizione', { noun: { gender: 'f' } })),
    allergeni: k.optional(k.team('Allergeni', 'allergene', { max: 14, safety: 'warning', synonyms: ['allergens'] })),
    costo_unita: k.shown(k.text('Costo'), ({ costo, unita: di }: Costo) => perUnita(costo, UNA[di])),
    valore: k.derived(k.money('Valore', { synonyms: ['quanto vale', 'vale', 'valgono'] }), k.times('quantita', 'costo')),
    stato: k.derived(
      k.choice('Stato', scorta.labels, { tones: scorta.tones, also: scorta.also, synonyms: ['scorta', 'manca', 'esaurimento'] }),
      scorta.of('quantita', 'soglia'),
    ),
  },
  synonyms: ['magazzino', 'dispensa', 'scorte', 'ingredienti', 'cantina'],
  makes: ['carica', 'aggiungi', 'inserisci'],
  scans: [],
  alike: [['nome']],
  form: [
    { fields: ['nome', 'categoria', 'quantita', 'unita', 'soglia', 'costo', 'prezzo', 'fornitore'] },
    { title: 'Descrizione e allergeni', fields: ['descrizione', 'allergeni'] },
  ],
  table: ['nome', 'categoria', 'quantita', 'unita', 'soglia', 'costo_unita', 'fornitore', 'stato'],
  prefill: () => ({ unita: 'kg' }) as const,
})
