import * as k from '../../kernel/describe.ts'
import { SCADE_ENTRO } from './prodotto.ts'

const PZ = { unit: ['pz', 'pz'] } as const

/** What came in together and expires together (specification §3, New-batch form: prodotto, lotto, scadenza, quantita). */
export const lotto = k.defineEntity({
  name: 'lotto',
  label: { one: 'Lotto', many: 'Lotti', gender: 'm' },
  fields: {
    prodotto: k.reference('Prodotto', 'prodotto'),
    codice: k.code('Lotto', { max: 30, noun: { said: 'numero del lotto' }, synonyms: ['numero di lotto', 'batch', 'partita'] }),
    scadenza: k.optional(k.deadline('Scadenza', { near: { past: 30, future: 3650 }, synonyms: ['data di scadenza', 'quando scade'] })),
    quantita: k.integer('Quantità', { min: 1, max: 100_000, ...PZ, synonyms: ['pezzi', 'qta'] }),
    giorno: k.doneOn('Caricato il', { noun: { said: 'giorno del carico' }, near: { past: 365, future: 0 }, synonyms: ['arrivato il'] }),
    ordine: k.optional(k.reference('Ordine', 'ordine', { among: ({ fornitore }) => (fornitore ? [k.eq('fornitore', fornitore)] : []) })),
    ddt: k.optional(k.text('Numero del DDT', { max: 40, short: 'DDT', synonyms: ['bolla', 'documento di trasporto'] })),
    rimasto: k.summed('Rimasto', { entity: 'movimento', by: 'lotto', of: 'quantita' }, { decimals: 0, ...PZ, means: 'stock' }),
    valore: k.derived(
      k.money('Valore a costo', { synonyms: ['quanto valgono', 'quanto vale', 'valore dei lotti', 'valore del lotto', 'quanto perdiamo'] }),
      k.times('rimasto', k.field('prodotto.costo')),
    ),
    stato: k.standing(
      'Stato',
      {
        scaduto: ['Scaduto', 'destructive'],
        in_scadenza: ['In scadenza', 'warning'],
        valido: ['Valido', 'success'],
        esaurito: ['Esaurito', 'neutral'],
      },
      k.cases(
        [
          k.when([k.lte('rimasto', 0)], 'esaurito'),
          k.when([k.lt('scadenza', k.today())], 'scaduto'),
          k.when([k.lte('scadenza', k.today(SCADE_ENTRO))], 'in_scadenza'),
        ],
        'valido',
      ),
      {
        also: {
          esaurito: ['lotto finito', 'vuoto'],
          scaduto: ['fuori data'],
          in_scadenza: ['scade presto', 'sta per scadere', 'stanno per scadere', 'vicino alla scadenza'],
          valido: ['buono'],
        },
      },
    ),
  },
  title: ['codice', 'prodotto'],
  synonyms: ['partita', 'partite', 'scadenza', 'scadenze', 'carico'],
  makes: ['carica', 'registra'],
  scans: [],
  alike: [['prodotto', 'codice', 'giorno']],
  // What is on the shelf, the first to expire first; what is used up comes last.
  sort: [k.asc('stato'), k.asc('scadenza')],
  form: [{ fields: ['prodotto', 'codice', 'scadenza', 'quantita', 'giorno', 'ordine', 'ddt'] }],
  table: ['codice', 'prodotto', 'scadenza', 'rimasto', 'quantita', 'giorno', 'ordine', 'stato'],
  // What comes in is a movement; who corrects how much it was corrects that by another.
  effects(before, after, _read, { today: giorno }) {
    const more = after ? after.quantita - (before?.quantita ?? 0) : 0
    if (!after || more === 0) return []
    const causale = before ? 'rettifica' : 'carico'
    const values = { giorno: before ? giorno : after.giorno, prodotto: after.prodotto, lotto: after.id, quantita: more, causale }
    return [{ type: 'create', entity: 'movimento', values }]
  },
  prefill: ({ today: giorno }) => ({ giorno }),
})
