import * as k from '../../kernel/describe.ts'
import { perUnita } from '../common/scorta.ts'

/** Days before its end from which a product is said to be expiring. */
const SCADE_ENTRO = 60

const unita = { pz: 'pz', ml: 'ml', conf: 'conf' } as const
const F = { noun: { gender: 'f' } } as const

/** Product of the shelf, or of the cabin: what is left of it, against its threshold and its date. */
export const prodotto = k.defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, wide: true, synonyms: ['prodotto', 'articolo', 'descrizione'] }),
    marca: k.optional(k.text('Marca', { max: 60, synonyms: ['linea', 'casa'] })),
    uso: k.choice('Uso', { rivendita: 'Rivendita', cabina: 'Cabina' }, { also: { rivendita: ['da vendere'], cabina: ['professionale'] } }),
    quantita: k.quantity('Quantità', { min: -100_000, max: 1_000_000, ...F, synonyms: ['giacenza', 'scorta'] }),
    unita: k.choice('Unità', unita, { ...F, synonyms: ['um'], also: { pz: ['pezzi'], conf: ['confezioni'] } }),
    soglia: k.threshold('Soglia', { max: 1_000_000, ...F }),
    costo: k.optional(k.cost('Costo', { each: true, hint: 'Di un pezzo, un ml o una confezione.', synonyms: ['costo unitario'] })),
    prezzo: k.price('Prezzo', { each: true, hint: 'Zero per quello che si usa soltanto.' }),
    iva: k.vat('IVA'),
    ean: k.optional(k.barcode('Codice a barre', { short: 'EAN' })),
    lotto: k.optional(k.text('Lotto', { max: 30, synonyms: ['batch'] })),
    scadenza: k.optional(k.deadline('Scadenza', { near: { past: 60, future: 1500 } })),
    fornitore: k.optional(k.supplier('Fornitore', { max: 80, synonyms: ['da chi lo prendiamo'] })),
    contiene: k.optional(
      k.text('Contiene', { wide: true, noun: { said: 'contenuto' }, hint: 'Si confronta con le allergie della cliente.' }),
    ),
    costo_unita: k.shown(k.text('Costo'), ({ costo, unita: di }: { costo?: number; unita: keyof typeof unita }) =>
      perUnita(costo, unita[di]),
    ),
    valore: k.derived(k.money('Valore', { min: k.euro(-1_000_000) }), k.times('quantita', 'costo')),
    stato: k.standing(
      'Stato',
      {
        esaurito: ['Esaurito', 'destructive'],
        scaduto: ['Scaduto', 'destructive'],
        scorta_bassa: ['Scorta bassa', 'warning'],
        in_scadenza: ['In scadenza', 'warning'],
        ok: ['Disponibile', 'success'],
      },
      k.cases(
        [
          k.when([k.lte('quantita', 0)], 'esaurito'),
          k.when([k.lt('scadenza', k.today())], 'scaduto'),
          k.when([k.lt('quantita', k.field('soglia'))], 'scorta_bassa'),
          k.when([k.lte('scadenza', k.today(SCADE_ENTRO))], 'in_scadenza'),
        ],
        'ok',
      ),
      { also: { esaurito: ['finito', 'terminato'], scorta_bassa: ['sotto soglia', 'sta finendo'], in_scadenza: ['scade presto'] } },
    ),
  },
  synonyms: ['magazzino', 'articolo', 'cosmetico', 'scorte'],
  makes: ['carica', 'aggiungi'],
  unique: [['ean']],
  alike: [['nome', 'marca']],
  form: [
    { fields: ['nome', 'marca', 'uso', 'quantita', 'unita', 'soglia', 'costo', 'prezzo', 'iva'] },
    { title: 'Etichetta', fields: ['lotto', 'scadenza', 'ean', 'contiene', 'fornitore'] },
  ],
  table: ['nome', 'uso', 'quantita', 'unita', 'soglia', 'costo_unita', 'prezzo', 'scadenza', 'stato'],
  prefill: () => ({ unita: 'pz', uso: 'rivendita', iva: '22' }) as const,
})

/** Products that want a look, and those that want an order. */
export const daGuardare = [k.ne('stato', 'ok')] as const
export const daOrdinare = [k.oneOf('stato', ['esaurito', 'scorta_bassa'])] as const
