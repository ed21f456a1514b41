import { defineEntity } from '../../kernel/define-entity.ts'
import {
  cases,
  field,
  lastOf,
  least,
  minus,
  monthEndOf,
  monthsAfter,
  most,
  mostOf,
  sum,
  today,
  when,
} from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { plate } from '../../kernel/fields/plate.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { CHIUSE, entrata } from './stati.ts'

/** Days before its date from which something falls due soon, and kilometres. */
export const PRESTO = 30
const PRESTO_KM = 1000
const MOLTI = 3_000_000

const fatte = (what: 'revisione' | 'tagliando') =>
  ({
    entity: 'riparazione',
    by: 'veicolo',
    where: [
      { field: 'stato', op: 'in', value: CHIUSE },
      { field: what, op: 'eq', value: true },
    ],
  }) as const
const speciale = { field: 'uso', op: 'eq', value: 'speciale' } as const
const inScadenza = { scaduta: 'Scaduta', in_scadenza: 'In scadenza', ok: 'In regola' } as const

/** What is taken of a vehicle until somebody says otherwise. */
export const DI_SOLITO = { uso: 'privato', ogni_mesi: 12, ogni_km: 15_000 } as const

/** A vehicle, apart from who brings it: its plates, its kilometres, what falls due. */
export const veicolo = defineEntity({
  name: 'veicolo',
  label: { one: 'Veicolo', many: 'Veicoli', gender: 'm' },
  fields: {
    cliente: reference('Cliente', 'cliente', { synonyms: ['proprietario', 'intestatario', 'di chi è', 'a chi appartiene', 'padrone'] }),
    targa: plate('Targa', { synonyms: ['plate', 'numero di targa'] }),
    marca: text('Marca', { max: 40, synonyms: ['costruttore', 'make', 'che marca'] }),
    modello: text('Modello', { max: 60, synonyms: ['tipo', 'model', 'che modello', 'che macchina'] }),
    alimentazione: optional(
      choice(
        'Alimentazione',
        { benzina: 'Benzina', diesel: 'Diesel', gpl: 'GPL', metano: 'Metano', ibrida: 'Ibrida', elettrica: 'Elettrica' },
        {
          synonyms: ['carburante', 'tipo di carburante', 'alimentata'],
          also: {
            benzina: ['verde'],
            diesel: ['gasolio', 'nafta', 'a gasolio', 'turbodiesel'],
            gpl: ['gas', 'a gpl', 'a gas'],
            ibrida: ['hybrid'],
            elettrica: ['EV'],
          },
        },
      ),
    ),
    telaio: optional(text('Telaio', { max: 17, synonyms: ['vin', 'numero di telaio'], hint: 'Sul libretto alla lettera E.' })),
    immatricolazione: optional(
      date('Prima immatricolazione', {
        short: 'Immatricolata',
        noun: { said: 'data di prima immatricolazione', gender: 'f' },
        near: { past: 22_000, future: 0 },
        hint: 'Sul libretto alla lettera B.',
        synonyms: ['immatricolazione', 'data immatricolazione', 'di che anno', 'anno', 'di che anno è', 'quanti anni ha'],
      }),
    ),
    uso: choice(
      'Uso',
      { privato: 'Privato', speciale: 'Taxi, noleggio o oltre 3,5 t' },
      { hint: 'Dice ogni quanto va revisionato.', also: { speciale: ['taxi', 'noleggio', 'ncc', 'autocarro', 'camion'] } },
    ),
    km: optional(integer('Km', { max: MOLTI, noun: { said: 'numero di km' }, synonyms: ['chilometri', 'percorrenza', 'odometro'] })),
    revisione_del: optional(
      date('Revisione fatta il', {
        noun: { said: 'giorno dell’ultima revisione' },
        near: { past: 3650, future: 0 },
        hint: 'Se non l’abbiamo fatta noi.',
      }),
    ),
    tagliando_del: optional(
      date('Tagliando fatto il', { noun: { said: 'giorno dell’ultimo tagliando' }, near: { past: 3650, future: 0 } }),
    ),
    tagliando_km: optional(integer('Tagliando fatto a km', { max: MOLTI, noun: { said: 'numero di km dell’ultimo tagliando' } })),
    ogni_mesi: optional(integer('Tagliando ogni', { min: 1, max: 60, unit: ['mese', 'mesi'], noun: { said: 'numero di mesi' } })),
    ogni_km: optional(integer('Tagliando ogni km', { min: 1000, max: 100_000, noun: { said: 'numero di km tra due tagliandi' } })),
    targhe: optional(
      lines(
        'Targhe precedenti',
        { targa: plate('Targa'), fino_al: date('Fino al') },
        { summary: ({ targa, fino_al }) => `${targa} fino al ${formatDate(fino_al)}`, max: 20 },
      ),
    ),
    note: optional(longText('Note')),
    telefono: derived(phone('Telefono'), field('cliente.telefono')),
    chilometri: derived(
      integer('Chilometri', {
        synonyms: ['km', 'quanti km', 'chilometraggio', 'quanti chilometri', 'ha su', 'percorsi'],
        max: MOLTI,
        noun: { plural: true },
      }),
      most('km', mostOf({ entity: 'riparazione', by: 'veicolo', of: 'km' })),
    ),
    riparazioni: counted('Riparazioni', { entity: 'riparazione', by: 'veicolo' }),
    ultimo_ingresso: derived(
      date('Ultimo ingresso', {
        synonyms: [
          'ultima volta',
          'ultima volta in officina',
          'quando è venuto',
          'quando è venuta',
          'l’ultima volta',
          'visto l’ultima volta',
        ],
      }),
      lastOf({ entity: 'riparazione', by: 'veicolo', of: 'giorno', where: [entrata] }),
    ),
    ultima_revisione: derived(
      date('Ultima revisione', { synonyms: ['ultima revisione', 'quando ha fatto la revisione'], noun: { gender: 'f' } }),
      most('revisione_del', mostOf({ ...fatte('revisione'), of: 'completata_il' })),
    ),
    // Highway code, art. 80: after four years, then every two, within the month; each year for taxis, hire and above 3.5 t.
    revisione_entro: derived(
      date('Revisione entro', {
        noun: { gender: 'f' },
        short: 'Revisione',
        synonyms: [
          'scadenza revisione',
          'collaudo',
          'quando scade la revisione',
          'va revisionata',
          'revisionare',
          'deve fare la revisione',
        ],
      }),
      cases(
        [
          when([{ field: 'ultima_revisione', op: 'filled' }, speciale], monthEndOf(monthsAfter('ultima_revisione', 12))),
          when([{ field: 'ultima_revisione', op: 'filled' }], monthEndOf(monthsAfter('ultima_revisione', 24))),
          when([speciale], monthEndOf(monthsAfter('immatricolazione', 12))),
        ],
        monthEndOf(monthsAfter('immatricolazione', 48)),
      ),
    ),
    ultimo_tagliando: derived(
      date('Ultimo tagliando', { synonyms: ['quando ha fatto il tagliando', 'fatto il tagliando'] }),
      most('tagliando_del', mostOf({ ...fatte('tagliando'), of: 'completata_il' })),
    ),
    tagliando_entro: derived(
      date('Tagliando entro', {
        short: 'Tagliando',
        synonyms: [
          'scadenza tagliando',
          'quando deve fare il tagliando',
          'prossimo tagliando',
          'scade il tagliando',
          'deve fare il tagliando',
          'quando va fatto il tagliando',
        ],
      }),
      monthsAfter('ultimo_tagliando', 'ogni_mesi'),
    ),
    km_del_tagliando: derived(
      integer('Km dell’ultimo tagliando', { max: MOLTI }),
      most('tagliando_km', mostOf({ ...fatte('tagliando'), of: 'km' })),
    ),
    km_al_tagliando: derived(
      integer('Km al tagliando', { short: 'Mancano km', min: -MOLTI, max: MOLTI }),
      cases(
        [
          when(
            [
              { field: 'km_del_tagliando', op: 'filled' },
              { field: 'ogni_km', op: 'filled' },
            ],
            minus(sum('km_del_tagliando', 'ogni_km'), 'chilometri'),
          ),
        ],
        field('ogni_km'),
      ),
    ),
    prossima_scadenza: derived(
      date('Prossima scadenza', { synonyms: ['scadenza', 'prossima scadenza', 'da richiamare'], noun: { gender: 'f' }, short: 'Scadenza' }),
      least('revisione_entro', 'tagliando_entro'),
    ),
    che_cosa: derived(
      choice(
        'Che cosa scade',
        { revisione: 'Revisione', tagliando: 'Tagliando' },
        { short: 'Scade', synonyms: ['cosa scade', 'cosa gli scade', 'cosa deve fare'] },
      ),
      cases(
        [
          when([{ field: 'tagliando_entro', op: 'empty' }], 'revisione'),
          when([{ field: 'revisione_entro', op: 'empty' }], 'tagliando'),
          when([{ field: 'revisione_entro', op: 'lte', value: field('tagliando_entro') }], 'revisione'),
        ],
        'tagliando',
      ),
    ),
    scadenze: derived(
      choice('Scadenze', inScadenza, {
        tones: { scaduta: 'destructive', in_scadenza: 'warning', ok: 'success' },
        also: {
          scaduta: ['scaduto', 'fuori revisione', 'oltre la scadenza'],
          in_scadenza: ['scade', 'da richiamare', 'in scadenza', 'da chiamare', 'sta per scadere'],
          ok: ['a posto', 'regolare'],
        },
      }),
      cases(
        [
          when(
            [{ any: [[{ field: 'prossima_scadenza', op: 'lt', value: today() }], [{ field: 'km_al_tagliando', op: 'lt', value: 0 }]] }],
            'scaduta',
          ),
          when(
            [
              {
                any: [
                  [{ field: 'prossima_scadenza', op: 'lte', value: today(PRESTO) }],
                  [{ field: 'km_al_tagliando', op: 'lte', value: PRESTO_KM }],
                ],
              },
            ],
            'in_scadenza',
          ),
        ],
        'ok',
      ),
    ),
  },
  title: [['marca', 'modello', 'targa']],
  synonyms: ['auto', 'macchina', 'mezzo', 'libretto', 'scadenze', 'vettura'],
  makes: ['registra', 'inserisci', 'scheda', 'aggiungi la macchina', 'aggiungi l’auto', 'registra la macchina'],
  unique: [['targa'], ['telaio']],
  scans: ['circolazione'],
  sort: [
    { field: 'marca', direction: 'asc' },
    { field: 'modello', direction: 'asc' },
  ],
  form: [
    { fields: ['cliente', 'targa', 'marca', 'modello', 'alimentazione', 'immatricolazione', 'telaio', 'uso', 'km'] },
    { title: 'Scadenze', fields: ['revisione_del', 'tagliando_del', 'tagliando_km', 'ogni_mesi', 'ogni_km'] },
    { title: 'Storia', fields: ['targhe', 'note'], on: 'edit' },
  ],
  table: ['targa', 'marca', 'modello', 'cliente', 'chilometri', 'revisione_entro', 'tagliando_entro', 'scadenze'],
  conflicts: async ({ telaio }) =>
    telaio === undefined || /^[A-HJ-NPR-Z0-9]{5,17}$/i.test(telaio)
      ? []
      : [{ path: 'telaio', code: 'rule', message: 'Un telaio ha lettere e cifre, senza I, O e Q.' }],
  prefill: () => DI_SOLITO,
})
