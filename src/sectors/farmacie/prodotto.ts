import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, field, first, leastOf, minus, most, sum, times, today, when } from '../../kernel/expression/expression.ts'
import { barcode } from '../../kernel/fields/barcode.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived, summed } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { vat } from '../../kernel/fields/vat.ts'
import { aic } from './codici.ts'

/** Pieces at which one thinks of ordering, where nobody has said otherwise (specification §9). */
export const SOGLIA = 5
/** Ordered on top of what lacks to the threshold (specification §9). */
export const IN_PIU = 5
/** Days within which what expires is said to be expiring (specification §9). */
export const SCADE_ENTRO = 60

/** What it is on a receipt that tells what was bought, and the shelves of the till. */
export const nature = {
  farmaco: 'Farmaco',
  otc: 'OTC',
  sop: 'SOP',
  dispositivo: 'Dispositivo medico',
  parafarmaco: 'Parafarmaco',
} as const

const PZ = { unit: ['pz', 'pz'] } as const

/** What the pharmacy sells (specification §3, Stock item). What is there is summed from movements; the rest follows. */
export const prodotto = defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 120, wide: true, synonyms: ['prodotto', 'descrizione', 'denominazione', 'articolo', 'name'] }),
    principio: optional(
      text('Principio attivo', {
        max: 120,
        short: 'Principio',
        synonyms: ['principio', 'molecola', 'sostanza', 'cosa contiene', 'a base di'],
      }),
    ),
    natura: choice('Natura', nature, {
      synonyms: ['categoria', 'reparto', 'tipo'],
      also: {
        farmaco: ['medicinale', 'etico', 'con ricetta'],
        otc: ['da banco', 'automedicazione'],
        sop: ['senza ricetta'],
        dispositivo: ['presidio'],
        parafarmaco: ['parafarmacia', 'integratore', 'cosmetico'],
      },
    }),
    ean: optional(barcode('Codice a barre', { short: 'EAN' })),
    aic: optional(text('Codice AIC', { short: 'AIC', max: 9, code: aic, synonyms: ['minsan', 'codice ministeriale'] })),
    voce: optional(reference('Voce della banca dati', 'voce', { short: 'Banca dati', noun: { gender: 'f' } })),
    prezzo: money('Prezzo', {
      each: true,
      synonyms: [
        'prezzo al pubblico',
        'listino',
        'price',
        'quanto costa',
        'costa',
        'costano',
        'quanto viene',
        'a quanto lo vendiamo',
        'prezzo di vendita',
        'lo vendiamo',
        'la vendiamo',
        'li vendiamo',
        'le vendiamo',
        'a quanto la vendiamo',
        'a quanto li vendiamo',
        'a quanto le vendiamo',
        'a quanto si vende',
        'a quanto sta',
        'quanto vengono',
        'prezzo al cliente',
        'si vende',
        'prezzo di banco',
      ],
    }),
    costo: optional(
      money('Costo', {
        each: true,
        synonyms: [
          'costo di acquisto',
          'prezzo di acquisto',
          'quanto ci costa',
          'a quanto lo compriamo',
          'quanto lo paghiamo',
          'lo paghiamo',
          'lo compriamo',
          'prezzo del grossista',
          'ci costa',
          'ci costano',
          'a noi costa',
          'ci viene',
          'lo paghiamo al grossista',
          'quanto la paghiamo',
          'quanto li paghiamo',
          'quanto le paghiamo',
          'la paghiamo',
          'quanto paghiamo',
          'a quanto la compriamo',
          'prezzo d’acquisto',
          'costo d’acquisto',
          'costo unitario',
        ],
      }),
    ),
    iva: vat('IVA'),
    fornitore: optional(
      reference('Fornitore', 'fornitore', {
        synonyms: [
          'grossista',
          'da chi lo prendiamo',
          'chi ce lo dà',
          'chi ce lo porta',
          'da chi lo compriamo',
          'chi lo fornisce',
          'ci porta',
          'chi ci porta',
          'chi porta',
          'chi ce la porta',
          'chi ce li porta',
          'chi ce le porta',
          'chi ci dà',
          'chi ce li dà',
          'chi ce le dà',
          'chi ce la dà',
          'chi ci fornisce',
          'chi la fornisce',
          'chi li fornisce',
          'chi le fornisce',
          'da chi la prendiamo',
          'da chi li prendiamo',
          'da chi le prendiamo',
          'da chi la compriamo',
          'da chi li compriamo',
          'da chi le compriamo',
          'da chi arriva',
          'a chi lo ordiniamo',
          'a chi la ordiniamo',
          'a chi li ordiniamo',
          'da chi lo ordiniamo',
        ],
      }),
    ),
    ubicazione: optional(
      text('Ubicazione', {
        max: 20,
        noun: { gender: 'f' },
        synonyms: [
          'scaffale',
          'cassetto',
          'posizione',
          'dove sta',
          'dove lo teniamo',
          'dove la teniamo',
          'dove li teniamo',
          'dove le teniamo',
          'dove teniamo',
          'dove sono',
          'dove stanno',
          'dove si trova',
          'dove l’abbiamo messo',
          'in che cassetto',
          'in quale scaffale',
          'collocazione',
          'dove lo trovo',
        ],
      }),
    ),
    soglia: optional(
      integer('Soglia di riordino', {
        short: 'Soglia',
        max: 100_000,
        ...PZ,
        hint: 'Vuota vale 0: si riordina quando è finito.',
        synonyms: [
          'soglia',
          'soglia minima',
          'scorta minima',
          'minimo',
          'punto di riordino',
          'sotto quanto riordiniamo',
          'livello minimo',
          'minima',
        ],
      }),
    ),
    giacenza: summed(
      'Giacenza',
      { entity: 'movimento', by: 'prodotto', of: 'quantita' },
      {
        decimals: 0,
        ...PZ,
        synonyms: [
          'scorta',
          'pezzi',
          'quantità',
          'quanti ne abbiamo',
          'quanto ne abbiamo',
          'ne abbiamo',
          'quante scatole',
          'scatole',
          'confezioni',
          'in casa',
          'ne restano',
          'ce n’è',
          'quanto ce n’è',
          'quanti ce n’è',
          'abbiamo ancora',
          'quante confezioni',
          'disponibilità',
          'in giacenza',
          'abbiamo in giacenza',
          'giacenze',
          'in magazzino',
          'disponibili',
          'ne abbiamo ancora',
          'ce n’è ancora',
          'ce ne sono',
          'ce ne sono ancora',
          'ci resta',
          'ci restano',
          'ci rimane',
          'ci rimangono',
          'quante ne abbiamo',
          'quanta ne abbiamo',
          'quanti pezzi',
          'pezzi ci restano',
          'sullo scaffale',
        ],
      },
    ),
    scadenza: derived(
      date('Scadenza', { synonyms: ['prossima scadenza', 'scade', 'scadono', 'quando scade'] }),
      leastOf({ entity: 'lotto', by: 'prodotto', of: 'scadenza', where: [{ field: 'rimasto', op: 'gt', value: 0 }] }),
    ),
    lotti: counted('Lotti', { entity: 'lotto', by: 'prodotto', where: [{ field: 'rimasto', op: 'gt', value: 0 }] }),
    unita: derived(text('Unità', { noun: { gender: 'f' } }), cases([when([{ field: 'giacenza', op: 'eq', value: 1 }], 'pezzo')], 'pezzi')),
    soglia_valida: derived(integer('Minimo', PZ), first('soglia', 0)),
    scorta: derived(
      choice(
        'Scorta',
        { critica: 'Critica', ok: 'Disponibile' },
        {
          tones: { critica: 'destructive', ok: 'success' },
          synonyms: ['sotto soglia'],
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
              'in rottura',
            ],
            ok: ['a posto'],
          },
        },
      ),
      cases([when([{ field: 'giacenza', op: 'lte', value: field('soglia_valida') }], 'critica')], 'ok'),
    ),
    durata: derived(
      choice(
        'Validità',
        { scaduto: 'Scaduto', in_scadenza: 'In scadenza', valido: 'Valido' },
        {
          noun: { gender: 'f' },
          tones: { scaduto: 'destructive', in_scadenza: 'warning', valido: 'success' },
          also: { in_scadenza: ['scade presto', 'a breve'], scaduto: ['fuori data'], valido: ['buono'] },
        },
      ),
      cases(
        [
          when([{ field: 'scadenza', op: 'lt', value: today() }], 'scaduto'),
          when([{ field: 'scadenza', op: 'lte', value: today(SCADE_ENTRO) }], 'in_scadenza'),
        ],
        'valido',
      ),
    ),
    valore: derived(
      money('Valore a costo', {
        max: euro(10_000_000),
        synonyms: [
          'valore del magazzino',
          'vale il magazzino',
          'valore della merce',
          'vale la merce',
          'valore di magazzino',
          'valore delle giacenze',
        ],
      }),
      times('giacenza', 'costo'),
    ),
    da_ordinare: derived(integer('Da ordinare', PZ), sum(most(0, minus('soglia_valida', 'giacenza')), IN_PIU)),
  },
  title: ['nome'],
  synonyms: [
    'farmaco',
    'farmaci',
    'magazzino',
    'articolo',
    'medicinale',
    'medicina',
    'giacenze',
    'sotto soglia',
    'in scadenza',
    'scatola',
    'confezione',
    'referenza',
    'referenze',
  ],
  makes: ['aggiungi', 'inserisci', 'metti in magazzino'],
  scans: [],
  unique: [['ean'], ['aic']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [
    { fields: ['nome', 'principio', 'natura', 'ean', 'aic', 'voce'] },
    { title: 'Prezzi', fields: ['prezzo', 'costo', 'iva'] },
    { title: 'Scorta', fields: ['fornitore', 'ubicazione', 'soglia'] },
  ],
  table: ['nome', 'principio', 'giacenza', 'scadenza', 'prezzo', 'fornitore', 'ubicazione', 'scorta'],
  prefill: () => ({ soglia: SOGLIA, iva: '10', natura: 'otc' }) as const,
})
