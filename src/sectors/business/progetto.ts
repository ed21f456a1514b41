import * as k from '../../kernel/describe.ts'
import { seguiti } from './progetto-seguiti.ts'
import { stato } from './progetto-stato.ts'
import { APERTI, PRESTO } from './stati.ts'

/** A share may go far beyond the whole: a budget that was spent three times over is told as it is. */
const OLTRE = { decimals: 0, max: 1_000_000 } as const
const aperto = k.oneOf('stato', APERTI)

/** A job for a client, with a budget and a deadline (specification §3, Project form and list item). */
export const progetto = k.defineEntity({
  name: 'progetto',
  label: { one: 'Progetto', many: 'Progetti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { synonyms: ['titolo', 'progetto', 'commessa', 'oggetto', 'lavoro di'] }),
    cliente: k.reference('Cliente', 'cliente', { synonyms: ['azienda', 'committente'] }),
    budget: k.money('Budget', { hint: 'IVA esclusa.', synonyms: ['importo', 'valore', 'prezzo', 'preventivato'] }),
    inizio: k.optional(
      k.date('Data inizio', {
        short: 'Inizio',
        near: { past: 730, future: 365 },
        synonyms: ['inizio', 'partenza', 'dal', 'inizia', 'comincia', 'parte'],
      }),
    ),
    scadenza: k.until('Data fine', {
      short: 'Scadenza',
      near: { past: 730, future: 1095 },
      synonyms: ['scadenza', 'consegna', 'termine', 'fine', 'entro', 'scade'],
    }),
    descrizione: k.optional(k.longText('Descrizione', { synonyms: ['cosa si fa', 'dettagli'] })),
    responsabile: k.optional(k.reference('Responsabile', 'collaboratore', { synonyms: ['referente', 'segue'] })),
    preventivo: k.optional(k.reference('Preventivo', 'preventivo')),
    note: k.optional(k.notes()),
    completato_il: k.optional(
      k.doneOn('Completato il', { noun: { said: 'giorno in cui è stato completato' }, near: { past: 730, future: 0 } }),
    ),
    riapertura: k.optional(
      k.text('Perché si riapre', { noun: { said: 'motivo della riapertura' }, hint: 'Si scrive per riaprire un progetto già completato.' }),
    ),
    speso: k.derived(
      k.spent('Speso', { synonyms: ['consumato', 'costi', 'abbiamo speso', 'costato finora', 'quanto è costato'] }),
      k.sumOf({ entity: 'spesa', by: 'progetto', of: 'importo' }),
    ),
    /** Money burnt, not work done (specification §9). */
    progresso: k.derived(
      k.percent('Budget speso', { ...OLTRE, short: 'Speso', hint: 'Speso ÷ budget.', synonyms: ['progresso'] }),
      k.divided(k.times(100, 'speso'), 'budget'),
    ),
    da_spendere: k.derived(k.money('Budget rimasto', { min: k.euro(-10_000_000), synonyms: ['avanza'] }), k.minus('budget', 'speso')),
    fasi: k.counted('Fasi', { entity: 'fase', by: 'progetto' }),
    fasi_aperte: k.counted('Fasi da finire', { entity: 'fase', by: 'progetto', where: [k.ne('stato', 'fatta')] }),
    /** Work done, apart from what it costs: by the hours that were planned for each phase. */
    avanzamento: k.derived(
      k.percent('Lavoro fatto', {
        ...OLTRE,
        short: 'Fatto',
        hint: 'Fasi fatte ÷ tutte le fasi, ciascuna per le ore previste.',
        synonyms: ['avanzamento'],
      }),
      k.cases(
        [k.when([k.eq('stato', 'completato')], 100), k.when([k.eq('fasi', 0)], 0)],
        k.divided(
          k.times(100, k.sumOf({ entity: 'fase', by: 'progetto', of: 'peso', where: [k.eq('stato', 'fatta')] })),
          k.sumOf({ entity: 'fase', by: 'progetto', of: 'peso' }),
        ),
      ),
    ),
    ore: k.derived(
      k.hours('Ore', { noun: { gender: 'f', plural: true } }),
      k.sumOf({ entity: 'spesa', by: 'progetto', of: 'quantita', where: [k.eq('tipo', 'ore')] }),
    ),
    costi: k.derived(k.money('Costi'), k.sumOf({ entity: 'spesa', by: 'progetto', of: 'costo' })),
    /** What the client will pay of what was spent: beyond the budget nothing. */
    maturato: k.derived(k.money('Ricavi maturati'), k.least('speso', 'budget')),
    margine: k.derived(
      k.money('Margine', {
        min: k.euro(-10_000_000),
        hint: 'Speso fino al budget, meno i costi.',
        synonyms: ['guadagno', 'utile', 'rende'],
      }),
      k.minus('maturato', 'costi'),
    ),
    fatturato: k.derived(
      k.money('Fatturato', { min: k.euro(-10_000_000) }),
      k.sumOf({ entity: 'fattura', by: 'progetto', of: 'ricavo', where: [k.eq('stato', 'inviata')] }),
    ),
    da_fatturare: k.derived(
      k.money('Da fatturare', { hint: 'Budget meno fatture, bozze comprese.' }),
      k.most(0, k.minus('budget', k.sumOf({ entity: 'fattura', by: 'progetto', of: 'ricavo' }))),
    ),
    /** Of one that is over, by how much it was late. */
    ritardo: k.derived(
      k.integer('Giorni oltre la scadenza', { short: 'Oltre', noun: { plural: true } }),
      k.cases([k.when([k.eq('stato', 'annullato')], 0)], k.most(0, k.daysFrom('scadenza', k.first('completato_il', k.today())))),
    ),
    tempi: k.standing(
      'Tempi',
      {
        in_tempo: ['In tempo', 'neutral'],
        in_scadenza: ['In scadenza', 'warning'],
        in_ritardo: ['In ritardo', 'destructive'],
        concluso: ['Concluso', 'success'],
      },
      k.cases(
        [
          k.when([k.oneOf('stato', ['completato', 'annullato'])], 'concluso'),
          k.when([k.lt('scadenza', k.today())], 'in_ritardo'),
          k.when([k.lte('scadenza', k.today(PRESTO))], 'in_scadenza'),
        ],
        'in_tempo',
      ),
      {
        noun: { plural: true },
        also: {
          in_tempo: ['puntuale', 'nei tempi'],
          in_scadenza: ['scade presto', 'sta per scadere', 'in consegna', 'a ridosso', 'urgente'],
          in_ritardo: ['scaduto', 'fuori tempo', 'in arretrato', 'oltre la scadenza', 'siamo indietro'],
          concluso: ['chiuso'],
        },
        synonyms: ['ritardo', 'urgente'],
      },
    ),
    stato,
  },
  title: ['nome', 'cliente'],
  synonyms: ['progetti', 'commessa', 'commesse', 'lavoro', 'lavori', 'incarico'],
  scans: [],
  makes: ['apri', 'avvia', 'crea', 'nuovo progetto', 'facciamo partire', 'apriamo'],
  alike: [['nome', 'cliente']],
  sort: [k.near('scadenza')],
  form: [
    { fields: ['nome', 'cliente', 'budget', 'inizio', 'scadenza', 'descrizione', 'responsabile'] },
    { title: 'Chiusura', fields: ['completato_il', 'riapertura', 'preventivo', 'note'], on: 'edit' },
  ],
  table: ['nome', 'cliente', 'scadenza', 'budget', 'progresso', 'avanzamento', 'stato'],
  rules: [
    { field: 'scadenza', message: 'La fine viene prima dell’inizio.', when: [k.lt('scadenza', k.field('inizio'))] },
    {
      field: 'riapertura',
      message: 'Scrivi perché si riapre: il progetto era completato.',
      when: [k.filled('completato_il'), aperto, k.empty('riapertura')],
    },
  ],
  effects: seguiti,
  prefill: ({ today: inizio }) => ({ inizio }),
})
