import * as k from '../../kernel/describe.ts'
import { portate } from './tempi.ts'

/** The share of the takings that the food may cost (specification §2, Overview: food cost, target 30%). */
export const OBIETTIVO = 30

/** A hundred with the VAT of the dish on it: the prices of the menu bear it. */
const conIva = k.cases(
  [k.when([k.eq('iva', '22')], 122), k.when([k.eq('iva', '5')], 105), k.when([k.eq('iva', '4')], 104), k.when([k.eq('iva', '10')], 110)],
  100,
)

/** A dish of the menu (specification §3, Product form: name, category, price, cost, description, allergens). */
export const piatto = k.defineEntity({
  name: 'piatto',
  label: { one: 'Piatto', many: 'Piatti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, wide: true, synonyms: ['piatto', 'prodotto', 'voce', 'name'] }),
    categoria: k.choice('Categoria', portate, {
      noun: { gender: 'f' },
      synonyms: ['portata', 'category'],
      also: { dolci: ['dessert', 'dolce'], bevande: ['da bere', 'bere', 'bibite'] },
    }),
    prezzo: k.price('Prezzo', { each: true, hint: 'Come sul menù, IVA compresa.', synonyms: ['listino'] }),
    costo: k.cost('Costo', { each: true, hint: 'Degli ingredienti di una porzione, senza IVA.' }),
    iva: k.vat('IVA'),
    descrizione: k.optional(
      k.longText('Descrizione', { noun: { gender: 'f' }, synonyms: ['ingredienti', 'description', 'come è fatto', 'cosa c’è dentro'] }),
    ),
    allergeni: k.optional(
      k.team('Allergeni', 'allergene', {
        max: 14,
        safety: 'warning',
        hint: 'I 14 del Reg. UE 1169/2011: vanno scritti sul menù.',
        synonyms: ['allergens', 'contiene', 'contengono'],
      }),
    ),
    finito: k.optional(
      k.boolean('Finito per oggi', { short: 'Finito', synonyms: ['esaurito', 'esauriti', 'terminato', 'finita', 'finiti'] }),
    ),
    food_cost: k.derived(
      k.percent('Food cost', { synonyms: ['incidenza', 'costo del piatto', 'percentuale di costo', 'food cost del piatto'] }),
      k.times(k.divided('costo', 'prezzo'), conIva),
    ),
    guadagno: k.derived(
      k.money('Guadagno', { each: true, hint: 'Prezzo senza IVA meno il costo degli ingredienti.', synonyms: ['margine', 'guadagniamo'] }),
      k.minus(k.divided(k.times('prezzo', 100), conIva), 'costo'),
    ),
    obiettivo: k.standing(
      'Obiettivo',
      { entro: ['Entro il 30 %', 'success'], oltre: ['Oltre il 30 %', 'destructive'] },
      k.cases([k.when([k.gt('food_cost', OBIETTIVO)], 'oltre')], 'entro'),
      { synonyms: ['sopra obiettivo'] },
    ),
  },
  synonyms: ['menu', 'menù', 'carta', 'pietanza', 'portata', 'piatti'],
  makes: ['aggiungi', 'inserisci', 'metti in carta'],
  scans: [],
  unique: [['nome']],
  sort: [k.asc('categoria'), k.asc('nome')],
  form: [{ fields: ['nome', 'categoria', 'prezzo', 'costo', 'iva', 'descrizione', 'allergeni', 'finito'] }],
  table: ['nome', 'categoria', 'prezzo', 'costo', 'food_cost', 'obiettivo', 'allergeni', 'descrizione'],
  prefill: () => ({ categoria: 'primi', iva: '10' }) as const,
})
