import * as k from '../../kernel/describe.ts'
import { aic } from './codici.ts'

/** Who pays for it, and whether it wants a prescription. */
export const classi = { a: 'A · a carico del SSN', c: 'C · con ricetta', c_bis: 'C-bis · OTC', sop: 'C · SOP' } as const

/** An entry of the drug database: what there is to be had, on the shelf or not. Entries of one active ingredient stand together. */
export const voce = k.defineEntity({
  name: 'voce',
  label: { one: 'Voce', many: 'Voci', gender: 'f' },
  fields: {
    denominazione: k.text('Denominazione', { max: 120, wide: true, synonyms: ['nome', 'farmaco', 'prodotto'] }),
    aic: k.text('Codice AIC', { short: 'AIC', max: 9, code: aic, synonyms: ['minsan'] }),
    principio: k.text('Principio attivo', { max: 120, short: 'Principio', synonyms: ['molecola', 'sostanza'] }),
    atc: k.optional(k.text('ATC', { max: 10 })),
    classe: k.choice('Classe', classi, {
      tones: { a: 'success', c: 'warning', c_bis: 'info', sop: 'info' },
      also: {
        a: ['classe a', 'fascia a', 'mutuabile', 'a carico del servizio sanitario', 'rimborsabile', 'passato dalla mutua', 'a carico ssn'],
        c: ['classe c', 'fascia c', 'a pagamento con ricetta', 'non mutuabile'],
        c_bis: ['c bis', 'automedicazione', 'da banco', 'otc'],
        sop: ['senza ricetta', 'senza obbligo di ricetta'],
      },
      synonyms: ['fascia', 'rimborsabilità'],
    }),
    titolare: k.optional(k.text('Titolare', { max: 80, synonyms: ['ditta', 'casa', 'produttore', 'azienda', 'marca'] })),
    prezzo: k.price('Prezzo al pubblico', { each: true, short: 'Prezzo' }),
    rimborso: k.optional(
      k.money('Prezzo di riferimento', {
        each: true,
        short: 'Riferimento',
        hint: 'Quanto rimborsa il SSN: il resto lo paga l’assistito.',
        synonyms: ['rimborso', 'riferimento'],
      }),
    ),
    in_magazzino: k.derived(
      k.integer('Schede in magazzino', { synonyms: ['in assortimento', 'teniamo in magazzino'] }),
      k.countOf({ entity: 'prodotto', by: 'voce' }),
    ),
    giacenza: k.derived(
      k.integer('In giacenza', { means: 'stock', unit: ['pz', 'pz'], synonyms: ['giacenza', 'abbiamo in giacenza', 'in casa'] }),
      k.sumOf({ entity: 'prodotto', by: 'voce', of: 'giacenza' }),
    ),
  },
  makes: ['crea'],
  scans: [],
  unique: [['aic']],
  table: ['denominazione', 'aic', 'principio', 'classe', 'titolare', 'prezzo', 'giacenza'],
})
