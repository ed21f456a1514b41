import * as k from '../../kernel/describe.ts'
import { disponibilita, PRESTO, type Disponibilita } from './stati.ts'

const ORE_SETTIMANA = { h4: '4', h8: '8', h12: '12', h16: '16+' } as const
const ORE = { decimals: 1, max: 1_000_000, noun: { gender: 'f', plural: true } } as const
const suoi = { entity: 'incarico', by: 'volontario' } as const

/**
 * Who gives time (specification §3, Social: name, email, phone, disponibilita, oreSettimana, skills). Name, birth, residence and days of
 * beginning and end are what the register of volunteers holds (D.Lgs. 117/2017, art. 17; D.M. 6/10/2021); the insurance is art. 18.
 */
export const volontario = k.defineEntity({
  name: 'volontario',
  label: { one: 'Volontario', many: 'Volontari', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Rossana Melis', synonyms: ['nome e cognome', 'name', 'volontaria'] }),
    email: k.email(),
    telefono: k.phone('Telefono', { synonyms: ['numero', 'come lo chiamo', 'come la chiamo'] }),
    disponibilita: k.choice('Disponibilità', disponibilita, {
      hues: { mattina: 85, pomeriggio: 45, sera: 265, weekend: 150, flessibile: 200 },
      noun: { gender: 'f' },
      synonyms: ['orari'],
      also: { weekend: ['fine settimana', 'sabato', 'domenica', 'nel weekend', 'sabato e domenica'], flessibile: ['quando serve'] },
      suitsAll: 'flessibile',
    }),
    ore_settimana: k.choice('Ore a settimana', ORE_SETTIMANA, {
      noun: { said: 'numero di ore a settimana' },
      short: 'Ore/sett.',
      synonyms: ['ore', 'hours'],
    }),
    competenze: k.text('Competenze', {
      wide: true,
      placeholder: 'Doposcuola, inglese',
      noun: { gender: 'f', plural: true },
      synonyms: ['skills', 'capacità', 'abilità'],
    }),
    codice_fiscale: k.optional(k.fiscalCode()),
    data_nascita: k.optional(k.born()),
    luogo_nascita: k.optional(k.place('Luogo di nascita', { short: 'Nato a', synonyms: ['comune di nascita', 'nato a', 'nata a'] })),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    iscritto_dal: k.optional(
      k.date('Nel registro dal', { short: 'Dal', noun: { said: 'data di iscrizione al registro' }, near: { past: 7300, future: 0 } }),
    ),
    cessato_il: k.optional(
      k.doneOn('Cessato il', { noun: { said: 'giorno in cui ha smesso' }, near: { past: 3650, future: 0 }, synonyms: ['fine attività'] }),
    ),
    assicurato_fino: k.optional(
      k.until('Assicurato fino al', {
        short: 'Assicurato fino',
        noun: { said: 'scadenza dell’assicurazione' },
        near: { past: 730, future: 730 },
        synonyms: ['rinnovata'],
      }),
    ),
    note: k.optional(k.notes('Note', { synonyms: ['annotazioni', 'appunti'] })),
    impegno: k.shown(
      k.text('Impegno'),
      ({
        disponibilita: quando,
        ore_settimana: quante,
      }: {
        readonly disponibilita: Disponibilita
        readonly ore_settimana: keyof typeof ORE_SETTIMANA
      }) => `${disponibilita[quando]}, ${ORE_SETTIMANA[quante]} ore a settimana`,
    ),
    incarichi: k.counted('Incarichi', { ...suoi, where: [k.eq('stato', 'attivo')] }),
    turni_previsti: k.derived(k.integer('Turni in programma', { noun: { plural: true } }), k.sumOf({ ...suoi, of: 'previsti' })),
    ore_mese: k.derived(k.hours('Ore del mese', { ...ORE }), k.sumOf({ ...suoi, of: 'ore_mese' })),
    ore_anno: k.derived(k.hours('Ore dell’anno', { ...ORE }), k.sumOf({ ...suoi, of: 'ore_anno' })),
    ore: k.derived(
      k.hours('Ore in tutto', { ...ORE, synonyms: ['ore in totale', 'quante ore ha fatto in tutto'] }),
      k.sumOf({ ...suoi, of: 'ore' }),
    ),
    copertura: k.standing(
      'Assicurazione',
      {
        in_regola: ['In regola', 'success'],
        in_scadenza: ['In scadenza', 'warning'],
        scaduta: ['Scaduta', 'destructive'],
        manca: ['Manca', 'destructive'],
        non_serve: ['Non serve', 'neutral'],
      },
      k.cases(
        [
          k.when([k.oneOf('stato', ['candidato', 'ex'])], 'non_serve'),
          k.when([k.empty('assicurato_fino')], 'manca'),
          k.when([k.lt('assicurato_fino', k.today())], 'scaduta'),
          k.when([k.lte('assicurato_fino', k.today(PRESTO))], 'in_scadenza'),
        ],
        'in_regola',
      ),
      {
        noun: { gender: 'f' },
        synonyms: ['polizza', 'assicurati', 'copertura'],
        also: {
          in_scadenza: ['polizza in scadenza', 'assicurazione in scadenza', 'da rinnovare'],
          scaduta: [
            'scadute',
            'polizza scaduta',
            'assicurazione scaduta',
            'assicurazioni scadute',
            'polizze scadute',
            'con l’assicurazione scaduta',
            'assicurazione è scaduta',
            'polizza è scaduta',
          ],
          in_regola: ['assicurato', 'assicurati', 'coperti', 'a posto'],
          manca: ['senza assicurazione', 'non assicurato', 'senza polizza', 'scoperto di assicurazione', 'scoperti di assicurazione'],
        },
      },
    ),
    stato: k.status(
      'Stato',
      'candidato',
      {
        attivo: k.state('Attivo', 'success', ['sospeso', 'ex'], {
          begun: true,
          requires: ['iscritto_dal', 'assicurato_fino'],
          verb: 'Iscrivi',
          verbs: { sospeso: 'Sospendi', ex: 'Chiudi' },
          done: 'Volontario nel registro',
          also: ['iscritto', 'in servizio', 'attivi', 'attiva'],
        }),
        candidato: k.state('Candidato', 'primary', ['attivo', 'ex'], {
          open: true,
          verbs: { ex: 'Scarta' },
          also: ['nuovo', 'in prova', 'aspirante', 'da iscrivere'],
        }),
        sospeso: k.state('Sospeso', 'warning', ['attivo', 'ex'], {
          verb: 'Sospendi',
          verbs: { attivo: 'Riprendi', ex: 'Chiudi' },
          also: ['in pausa', 'fermo', 'sospesi', 'per ora non viene'],
        }),
        ex: k.state('Ex volontario', 'neutral', ['attivo'], {
          away: true,
          requires: ['cessato_il'],
          verb: 'Chiudi',
          verbs: { attivo: 'Riammetti' },
          done: 'Volontario uscito dal registro',
          also: ['uscito', 'cessato', 'non viene più', 'ex'],
        }),
      },
      { synonyms: ['status', 'registro'] },
    ),
  },
  synonyms: ['volontaria', 'volontarie', 'volontari'],
  makes: ['registra', 'arruola', 'nuovo volontario', 'nuova volontaria', 'iscrivi il volontario', 'iscrivi la volontaria'],
  unique: [['email'], ['codice_fiscale']],
  alike: [['nome'], ['telefono']],
  apart: ['data_nascita'],
  sort: [k.asc('stato'), k.asc('nome')],
  form: [
    { fields: ['nome', 'email', 'telefono', 'disponibilita', 'ore_settimana', 'competenze'] },
    {
      title: 'Registro e assicurazione',
      fields: ['codice_fiscale', 'data_nascita', 'luogo_nascita', 'indirizzo', 'iscritto_dal', 'assicurato_fino', 'note'],
    },
    { title: 'Uscita', fields: ['cessato_il'], on: 'edit' },
  ],
  table: ['nome', 'email', 'telefono', 'disponibilita', 'ore_settimana', 'competenze', 'ore_mese', 'stato'],
  scans: ['tessera_sanitaria', 'carta_identita', 'passaporto', 'patente'],
  rules: [
    { field: 'data_nascita', message: 'La data di nascita è nel futuro.', when: [k.gt('data_nascita', k.today())] },
    {
      field: 'assicurato_fino',
      message: 'L’assicurazione è scaduta: rinnovala prima di iscriverlo.',
      when: [k.eq('stato', 'candidato'), k.lt('assicurato_fino', k.today())],
    },
  ],
  prefill: () => ({ disponibilita: 'flessibile', ore_settimana: 'h4' }) as const,
})
