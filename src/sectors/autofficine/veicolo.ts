import * as k from '../../kernel/describe.ts'
import { CHIUSE, entrata } from './stati.ts'

/** Days before its date from which something falls due soon, and kilometres. */
export const PRESTO = 30
const PRESTO_KM = 1000
const MOLTI = 3_000_000

const fatte = (what: 'revisione' | 'tagliando') =>
  ({ entity: 'riparazione', by: 'veicolo', where: [k.oneOf('stato', CHIUSE), k.eq(what, true)] }) as const
const speciale = k.eq('uso', 'speciale')

/** What is taken of a vehicle until somebody says otherwise. */
export const DI_SOLITO = { uso: 'privato', ogni_mesi: 12, ogni_km: 15_000 } as const

/** A vehicle, apart from who brings it: its plates, its kilometres, what falls due. */
export const veicolo = k.defineEntity({
  name: 'veicolo',
  label: { one: 'Veicolo', many: 'Veicoli', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente', { synonyms: ['proprietario', 'intestatario', 'di chi è', 'a chi appartiene', 'padrone'] }),
    targa: k.plate('Targa', { synonyms: ['plate', 'numero di targa'] }),
    marca: k.text('Marca', { max: 40, synonyms: ['costruttore', 'make', 'che marca'] }),
    modello: k.text('Modello', { max: 60, synonyms: ['tipo', 'model', 'che modello', 'che macchina'] }),
    alimentazione: k.optional(
      k.choice(
        'Alimentazione',
        { benzina: 'Benzina', diesel: 'Diesel', gpl: 'GPL', metano: 'Metano', ibrida: 'Ibrida', elettrica: 'Elettrica' },
        {
          synonyms: ['carburante', 'alimentata'],
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
    telaio: k.optional(k.text('Telaio', { max: 17, synonyms: ['vin', 'numero di telaio'], hint: 'Sul libretto alla lettera E.' })),
    immatricolazione: k.optional(
      k.date('Prima immatricolazione', {
        short: 'Immatricolata',
        noun: { said: 'data di prima immatricolazione', gender: 'f' },
        near: { past: 22_000, future: 0 },
        hint: 'Sul libretto alla lettera B.',
        synonyms: ['immatricolazione', 'data immatricolazione', 'anno', 'quanti anni ha'],
      }),
    ),
    uso: k.choice(
      'Uso',
      { privato: 'Privato', speciale: 'Taxi, noleggio o oltre 3,5 t' },
      { hint: 'Dice ogni quanto va revisionato.', also: { speciale: ['taxi', 'noleggio', 'ncc', 'autocarro', 'camion'] } },
    ),
    km: k.optional(k.integer('Km', { max: MOLTI, noun: { said: 'numero di km' }, synonyms: ['chilometri', 'percorrenza', 'odometro'] })),
    revisione_del: k.optional(
      k.doneOn('Revisione fatta il', {
        noun: { said: 'giorno dell’ultima revisione' },
        near: { past: 3650, future: 0 },
        hint: 'Se non l’abbiamo fatta noi.',
      }),
    ),
    tagliando_del: k.optional(
      k.doneOn('Tagliando fatto il', { noun: { said: 'giorno dell’ultimo tagliando' }, near: { past: 3650, future: 0 } }),
    ),
    tagliando_km: k.optional(k.integer('Tagliando fatto a km', { max: MOLTI, noun: { said: 'numero di km dell’ultimo tagliando' } })),
    ogni_mesi: k.optional(k.integer('Tagliando ogni', { min: 1, max: 60, unit: ['mese', 'mesi'], noun: { said: 'numero di mesi' } })),
    ogni_km: k.optional(k.integer('Tagliando ogni km', { min: 1000, max: 100_000, noun: { said: 'numero di km tra due tagliandi' } })),
    targhe: k.optional(
      k.lines(
        'Targhe precedenti',
        { targa: k.plate('Targa'), fino_al: k.until() },
        { summary: ({ targa, fino_al }) => `${targa} fino al ${k.formatDate(fino_al)}`, max: 20 },
      ),
    ),
    note: k.optional(k.notes()),
    telefono: k.derived(k.phone(), k.field('cliente.telefono')),
    chilometri: k.derived(
      k.integer('Chilometri', { synonyms: ['km', 'chilometraggio', 'percorsi'], max: MOLTI, noun: { plural: true } }),
      k.most('km', k.mostOf({ entity: 'riparazione', by: 'veicolo', of: 'km' })),
    ),
    riparazioni: k.counted('Riparazioni', { entity: 'riparazione', by: 'veicolo' }),
    ultimo_ingresso: k.derived(
      k.date('Ultimo ingresso', {}),
      k.lastOf({ entity: 'riparazione', by: 'veicolo', of: 'giorno', where: [entrata] }),
    ),
    ultima_revisione: k.derived(
      k.date('Ultima revisione', { synonyms: ['ultima revisione', 'quando ha fatto la revisione'], noun: { gender: 'f' } }),
      k.most('revisione_del', k.mostOf({ ...fatte('revisione'), of: 'completata_il' })),
    ),
    // Highway code, art. 80: after four years, then every two, within the month; each year for taxis, hire and above 3.5 t.
    revisione_entro: k.derived(
      k.deadline('Revisione entro', { noun: { gender: 'f' }, short: 'Revisione', synonyms: ['collaudo', 'revisionare'] }),
      k.cases(
        [
          k.when([k.filled('ultima_revisione'), speciale], k.monthEndOf(k.monthsAfter('ultima_revisione', 12))),
          k.when([k.filled('ultima_revisione')], k.monthEndOf(k.monthsAfter('ultima_revisione', 24))),
          k.when([speciale], k.monthEndOf(k.monthsAfter('immatricolazione', 12))),
        ],
        k.monthEndOf(k.monthsAfter('immatricolazione', 48)),
      ),
    ),
    ultimo_tagliando: k.derived(
      k.date('Ultimo tagliando', { synonyms: ['quando ha fatto il tagliando', 'fatto il tagliando'] }),
      k.most('tagliando_del', k.mostOf({ ...fatte('tagliando'), of: 'completata_il' })),
    ),
    tagliando_entro: k.derived(k.deadline('Tagliando entro', { short: 'Tagliando' }), k.monthsAfter('ultimo_tagliando', 'ogni_mesi')),
    km_del_tagliando: k.derived(
      k.integer('Km dell’ultimo tagliando', { max: MOLTI }),
      k.most('tagliando_km', k.mostOf({ ...fatte('tagliando'), of: 'km' })),
    ),
    km_al_tagliando: k.derived(
      k.integer('Km al tagliando', { short: 'Mancano km', min: -MOLTI, max: MOLTI }),
      k.cases(
        [k.when([k.filled('km_del_tagliando'), k.filled('ogni_km')], k.minus(k.sum('km_del_tagliando', 'ogni_km'), 'chilometri'))],
        k.field('ogni_km'),
      ),
    ),
    prossima_scadenza: k.derived(
      k.deadline('Prossima scadenza', { synonyms: ['da richiamare'], noun: { gender: 'f' }, short: 'Scadenza' }),
      k.least('revisione_entro', 'tagliando_entro'),
    ),
    che_cosa: k.derived(
      k.choice(
        'Che cosa scade',
        { revisione: 'Revisione', tagliando: 'Tagliando' },
        { short: 'Scade', synonyms: ['cosa scade', 'cosa gli scade', 'cosa deve fare'] },
      ),
      k.cases(
        [
          k.when([k.empty('tagliando_entro')], 'revisione'),
          k.when([k.empty('revisione_entro')], 'tagliando'),
          k.when([k.lte('revisione_entro', k.field('tagliando_entro'))], 'revisione'),
        ],
        'tagliando',
      ),
    ),
    scadenze: k.standing(
      'Scadenze',
      { scaduta: ['Scaduta', 'destructive'], in_scadenza: ['In scadenza', 'warning'], ok: ['In regola', 'success'] },
      k.cases(
        [
          k.when([{ any: [[k.lt('prossima_scadenza', k.today())], [k.lt('km_al_tagliando', 0)]] }], 'scaduta'),
          k.when([{ any: [[k.lte('prossima_scadenza', k.today(PRESTO))], [k.lte('km_al_tagliando', PRESTO_KM)]] }], 'in_scadenza'),
        ],
        'ok',
      ),
      {
        also: {
          scaduta: ['scaduto', 'fuori revisione', 'oltre la scadenza'],
          in_scadenza: ['scade', 'da richiamare', 'in scadenza', 'da chiamare', 'sta per scadere'],
          ok: ['a posto', 'regolare'],
        },
      },
    ),
  },
  title: [['marca', 'modello', 'targa']],
  synonyms: ['auto', 'macchina', 'mezzo', 'libretto', 'scadenze', 'vettura'],
  makes: ['registra', 'inserisci', 'scheda', 'aggiungi la macchina', 'aggiungi l’auto', 'registra la macchina'],
  unique: [['targa'], ['telaio']],
  scans: ['circolazione'],
  sort: [k.asc('marca'), k.asc('modello')],
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
