import * as k from '../../kernel/describe.ts'
import { perUnita, scorta } from './scorta.ts'

interface Stock {
  readonly costo?: number
  readonly unita: string
}

/**
 * What lies in the van or the store and is used up, against a threshold; for `defineEntity`. A trade says its units, those that are not
 * written alike for one of them (`{ rotoli: 'rotolo' }`), and adds fields of its own.
 */
export const materialeDi = <const U extends string>(
  unita: Readonly<Record<U, string>>,
  una: Readonly<Partial<Record<NoInfer<U>, string>>>,
) => {
  const one: Readonly<Partial<Record<string, string>>> = una
  /** «1,90 €/mt»: the price of one unit, named in the singular. */
  const unitPrice = ({ costo, unita: unit }: Stock) => perUnita(costo, one[unit] ?? unit)
  return {
    name: 'materiale',
    label: { one: 'Materiale', many: 'Materiali', gender: 'm' },
    fields: {
      nome: k.text('Nome Materiale', {
        short: 'Materiale',
        noun: { said: 'nome del materiale' },
        synonyms: ['nome', 'articolo', 'prodotto', 'denominazione', 'name', 'descrizione'],
        wide: true,
      }),
      quantita: k.stock('Quantità', {
        max: 1_000_000,
        below: 'In magazzino non ce n’è abbastanza: registra l’arrivo o correggi quanto se n’è usato.',
      }),
      unita: k.choice('Unità', unita, { noun: { gender: 'f' }, synonyms: ['um', 'unit', 'unità di misura', 'in che unità'] }),
      costo: k.optional(k.cost('Costo Unitario', { each: true, synonyms: ['prezzo', 'quanto li paghiamo', 'quanto la paghiamo'] })),
      fornitore: k.optional(k.supplier('Fornitore', { synonyms: ['da chi'] })),
      soglia: k.threshold('Soglia Minima', { max: 1_000_000, short: 'Soglia', synonyms: ['livello minimo', 'quando va riordinato'] }),
      prezzo: k.shown(k.text('Costo'), unitPrice),
      stato: k.derived(
        k.choice('Stato', scorta.labels, { tones: scorta.tones, also: scorta.also, synonyms: ['scorta'] }),
        scorta.of('quantita', 'soglia'),
      ),
    },
    title: ['nome'],
    makes: ['carica', 'metti a magazzino', 'registra', 'inserisci il materiale', 'aggiungi il materiale'],
    sort: [k.asc('nome')],
    form: [{ fields: ['nome', 'quantita', 'unita', 'costo', 'fornitore', 'soglia'] }],
    table: ['nome', 'quantita', 'unita', 'prezzo', 'fornitore', 'stato'],
  } as const
}
