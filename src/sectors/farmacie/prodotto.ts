import * as k from '../../kernel/describe.ts'
import { CON_RICETTA, nature, prescrizioni } from './classi.ts'
import { aic } from './codici.ts'

/** Pieces at which one thinks of ordering, where nobody has said otherwise (specification §9). */
export const SOGLIA = 5
/** Ordered on top of what lacks to the threshold (specification §9). */
export const IN_PIU = 5
/** Days within which what expires is said to be expiring (specification §9). */
export const SCADE_ENTRO = 60

const PZ = { unit: ['pz', 'pz'] } as const

/** What the pharmacy sells (specification §3, Stock item). What is there is summed from movements; the rest follows. */
export const prodotto = k.defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 120, wide: true, synonyms: ['prodotto', 'descrizione', 'denominazione', 'articolo', 'name'] }),
    principio: k.optional(k.text('Principio attivo', { max: 120, short: 'Principio', synonyms: ['principio', 'molecola', 'sostanza'] })),
    natura: k.choice('Natura', nature, {
      synonyms: ['categoria', 'reparto', 'tipo'],
      also: {
        farmaco: ['medicinale', 'etico'],
        otc: ['da banco', 'automedicazione'],
        dispositivo: ['presidio'],
        parafarmaco: ['parafarmacia', 'integratore', 'cosmetico'],
      },
    }),
    ricetta: k.optional(
      k.choice('Ricetta', prescrizioni, {
        tones: { no: 'neutral', ripetibile: 'warning', non_ripetibile: 'warning' },
        hint: 'Al banco, un farmaco con ricetta si incassa solo quando la ricetta è stata vista.',
        also: { ripetibile: ['con ricetta'], non_ripetibile: ['con ricetta'], no: ['senza ricetta'] },
      }),
    ),
    ean: k.optional(k.barcode('Codice a barre', { short: 'EAN' })),
    aic: k.optional(k.text('Codice AIC', { short: 'AIC', max: 9, code: aic, synonyms: ['minsan', 'codice ministeriale'] })),
    voce: k.optional(k.reference('Voce della banca dati', 'voce', { short: 'Banca dati', noun: { gender: 'f' } })),
    prezzo: k.price('Prezzo', { each: true, synonyms: ['prezzo al pubblico', 'listino'] }),
    costo: k.optional(k.cost('Costo', { each: true, synonyms: ['costo di acquisto', 'quanto ci costa', 'a quanto lo compriamo'] })),
    iva: k.vat('IVA'),
    fornitore: k.optional(k.reference('Fornitore', 'fornitore', { synonyms: ['grossista'] })),
    ubicazione: k.optional(k.located('Ubicazione', { max: 20, noun: { gender: 'f' }, synonyms: ['scaffale', 'cassetto', 'posizione'] })),
    soglia: k.optional(
      k.integer('Soglia di riordino', {
        short: 'Soglia',
        max: 100_000,
        ...PZ,
        hint: 'Vuota vale 0: si riordina quando è finito.',
        synonyms: ['soglia', 'soglia minima', 'scorta minima', 'minimo'],
      }),
    ),
    giacenza: k.summed(
      'Giacenza',
      { entity: 'movimento', by: 'prodotto', of: 'quantita' },
      { decimals: 0, ...PZ, means: 'stock', synonyms: ['scorta', 'pezzi', 'quantità', 'quanti ne abbiamo', 'quanto ne abbiamo'] },
    ),
    scadenza: k.derived(
      k.deadline('Scadenza', { synonyms: ['prossima scadenza', 'quando scade'] }),
      k.leastOf({ entity: 'lotto', by: 'prodotto', of: 'scadenza', where: [k.gt('rimasto', 0)] }),
    ),
    lotti: k.counted('Lotti', { entity: 'lotto', by: 'prodotto', where: [k.gt('rimasto', 0)] }),
    unita: k.derived(k.text('Unità', { noun: { gender: 'f' } }), k.cases([k.when([k.eq('giacenza', 1)], 'pezzo')], 'pezzi')),
    /** On the shelf of the till, where only what needs one says so. */
    obbligo: k.derived(k.text('Obbligo di ricetta'), k.cases([k.when([k.oneOf('ricetta', CON_RICETTA)], 'con ricetta')], '')),
    soglia_valida: k.derived(k.integer('Minimo', PZ), k.first('soglia', 0)),
    scorta: k.standing(
      'Scorta',
      { critica: ['Critica', 'destructive'], ok: ['Disponibile', 'success'] },
      k.cases([k.when([k.lte('giacenza', k.field('soglia_valida'))], 'critica')], 'ok'),
      {
        also: {
          critica: [
            'sta finendo',
            'stanno finendo',
            'da riordinare',
            'sotto scorta',
            'da ordinare',
            'quasi finito',
            'sotto la soglia',
            'in esaurimento',
            'scarseggia',
            'agli sgoccioli',
            'sta per finire',
            'che finiscono',
            'in via di esaurimento',
            'basso di scorta',
            'da rifornire',
            'in rottura',
          ],
          ok: ['a posto'],
        },
      },
    ),
    durata: k.standing(
      'Validità',
      { scaduto: ['Scaduto', 'destructive'], in_scadenza: ['In scadenza', 'warning'], valido: ['Valido', 'success'] },
      k.cases(
        [k.when([k.lt('scadenza', k.today())], 'scaduto'), k.when([k.lte('scadenza', k.today(SCADE_ENTRO))], 'in_scadenza')],
        'valido',
      ),
      { noun: { gender: 'f' }, also: { in_scadenza: ['scade presto', 'a breve'], scaduto: ['fuori data'], valido: ['buono'] } },
    ),
    valore: k.derived(k.money('Valore a costo', { max: k.euro(10_000_000) }), k.times('giacenza', 'costo')),
    da_ordinare: k.derived(k.integer('Da ordinare', PZ), k.sum(k.most(0, k.minus('soglia_valida', 'giacenza')), IN_PIU)),
  },
  synonyms: ['farmaco', 'farmaci', 'articolo', 'medicinale', 'medicina', 'giacenze'],
  makes: ['metti in magazzino'],
  scans: [],
  unique: [['ean'], ['aic']],
  form: [
    { fields: ['nome', 'principio', 'natura', 'ricetta', 'ean', 'aic', 'voce'] },
    { title: 'Prezzi', fields: ['prezzo', 'costo', 'iva'] },
    { title: 'Scorta', fields: ['fornitore', 'ubicazione', 'soglia'] },
  ],
  table: ['nome', 'principio', 'giacenza', 'scadenza', 'prezzo', 'fornitore', 'ubicazione', 'scorta'],
  prefill: () => ({ soglia: SOGLIA, iva: '10', natura: 'otc' }) as const,
})
