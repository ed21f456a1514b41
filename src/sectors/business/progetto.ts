import { defineEntity } from '../../kernel/define-entity.ts'
import {
  cases,
  daysFrom,
  divided,
  field,
  first,
  least,
  minus,
  most,
  sumOf,
  times,
  today,
  when,
} from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal, integer, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { seguiti } from './progetto-seguiti.ts'
import { stato } from './progetto-stato.ts'
import { APERTI, PRESTO } from './stati.ts'

/** A share may go far beyond the whole: a budget that was spent three times over is told as it is. */
const OLTRE = { decimals: 0, max: 1_000_000 } as const
const aperto = { field: 'stato', op: 'in', value: APERTI } as const

/** A job for a client, with a budget and a deadline (specification §3, Project form and list item). */
export const progetto = defineEntity({
  name: 'progetto',
  label: { one: 'Progetto', many: 'Progetti', gender: 'm' },
  fields: {
    nome: text('Nome', { synonyms: ['titolo', 'progetto', 'commessa', 'oggetto', 'lavoro di'] }),
    cliente: reference('Cliente', 'cliente', { synonyms: ['azienda', 'committente'] }),
    budget: money('Budget', {
      hint: 'IVA esclusa.',
      synonyms: ['importo', 'valore', 'prezzo', 'preventivato', 'quanto vale', 'abbiamo preventivato'],
    }),
    inizio: optional(
      date('Data inizio', {
        short: 'Inizio',
        near: { past: 730, future: 365 },
        synonyms: ['inizio', 'partenza', 'dal', 'inizia', 'comincia', 'parte'],
      }),
    ),
    scadenza: date('Data fine', {
      short: 'Scadenza',
      near: { past: 730, future: 1095 },
      synonyms: ['scadenza', 'consegna', 'termine', 'fine', 'entro', 'scade'],
    }),
    descrizione: optional(longText('Descrizione', { synonyms: ['cosa si fa', 'dettagli'] })),
    responsabile: optional(
      reference('Responsabile', 'collaboratore', {
        synonyms: ['capo progetto', 'referente', 'chi segue', 'chi lo segue', 'segue', 'seguito da'],
      }),
    ),
    preventivo: optional(reference('Preventivo', 'preventivo')),
    note: optional(longText('Note')),
    completato_il: optional(
      date('Completato il', {
        noun: { said: 'giorno in cui è stato completato' },
        synonyms: [
          'abbiamo finito',
          'abbiamo completato',
          'abbiamo consegnato',
          'quando abbiamo finito',
          'quando abbiamo consegnato',
          'quando abbiamo chiuso',
        ],
        near: { past: 730, future: 0 },
      }),
    ),
    riapertura: optional(
      text('Perché si riapre', { noun: { said: 'motivo della riapertura' }, hint: 'Si scrive per riaprire un progetto già completato.' }),
    ),
    speso: derived(
      money('Speso', { synonyms: ['consumato', 'costi', 'abbiamo speso', 'costato finora', 'quanto è costato'] }),
      sumOf({ entity: 'spesa', by: 'progetto', of: 'importo' }),
    ),
    /** Money burnt, not work done (specification §9). */
    progresso: derived(
      percent('Budget speso', {
        ...OLTRE,
        short: 'Speso',
        hint: 'Speso ÷ budget.',
        synonyms: ['progresso', 'consumo del budget', 'percentuale del budget', 'quanto budget', 'budget consumato', 'budget bruciato'],
      }),
      divided(times(100, 'speso'), 'budget'),
    ),
    da_spendere: derived(
      money('Budget rimasto', {
        min: euro(-10_000_000),
        synonyms: ['quanto resta', 'resta di budget', 'ci resta del budget', 'budget residuo', 'avanza', 'rimane di budget'],
      }),
      minus('budget', 'speso'),
    ),
    fasi: counted('Fasi', { entity: 'fase', by: 'progetto' }),
    fasi_aperte: counted('Fasi da finire', { entity: 'fase', by: 'progetto', where: [{ field: 'stato', op: 'ne', value: 'fatta' }] }),
    /** Work done, apart from what it costs: by the hours that were planned for each phase. */
    avanzamento: derived(
      percent('Lavoro fatto', {
        ...OLTRE,
        short: 'Fatto',
        hint: 'Fasi fatte ÷ tutte le fasi, ciascuna per le ore previste.',
        synonyms: ['avanzamento', 'stato lavori', 'a che punto', 'percentuale di avanzamento', 'quanto manca', 'quanto è fatto'],
      }),
      cases(
        [when([{ field: 'stato', op: 'eq', value: 'completato' }], 100), when([{ field: 'fasi', op: 'eq', value: 0 }], 0)],
        divided(
          times(100, sumOf({ entity: 'fase', by: 'progetto', of: 'peso', where: [{ field: 'stato', op: 'eq', value: 'fatta' }] })),
          sumOf({ entity: 'fase', by: 'progetto', of: 'peso' }),
        ),
      ),
    ),
    ore: derived(
      decimal('Ore', { noun: { gender: 'f', plural: true } }),
      sumOf({ entity: 'spesa', by: 'progetto', of: 'quantita', where: [{ field: 'tipo', op: 'eq', value: 'ore' }] }),
    ),
    costi: derived(money('Costi'), sumOf({ entity: 'spesa', by: 'progetto', of: 'costo' })),
    /** What the client will pay of what was spent: beyond the budget nothing. */
    maturato: derived(money('Ricavi maturati'), least('speso', 'budget')),
    margine: derived(
      money('Margine', {
        min: euro(-10_000_000),
        hint: 'Speso fino al budget, meno i costi.',
        synonyms: ['guadagno', 'utile', 'quanto ci guadagniamo', 'ci rimane', 'rende', 'quanto rende'],
      }),
      minus('maturato', 'costi'),
    ),
    fatturato: derived(
      money('Fatturato', {
        min: euro(-10_000_000),
        synonyms: ['quanto abbiamo fatturato', 'abbiamo fatturato', 'abbiamo già fatturato', 'già fatturato'],
      }),
      sumOf({ entity: 'fattura', by: 'progetto', of: 'ricavo', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }),
    ),
    da_fatturare: derived(
      money('Da fatturare', {
        hint: 'Budget meno fatture, bozze comprese.',
        synonyms: [
          'fatture da fare',
          'quanto resta da fatturare',
          'quanto rimane da fatturare',
          'quanto manca da fatturare',
          'quanto c’è da fatturare',
          'manca da fatturare',
        ],
      }),
      most(0, minus('budget', sumOf({ entity: 'fattura', by: 'progetto', of: 'ricavo' }))),
    ),
    /** Of one that is over, by how much it was late. */
    ritardo: derived(
      integer('Giorni oltre la scadenza', {
        short: 'Oltre',
        noun: { plural: true },
        synonyms: ['di quanto è in ritardo', 'di quanto siamo in ritardo', 'di quanti giorni', 'quanto ritardo', 'giorni di ritardo'],
      }),
      cases([when([{ field: 'stato', op: 'eq', value: 'annullato' }], 0)], most(0, daysFrom('scadenza', first('completato_il', today())))),
    ),
    tempi: derived(
      choice(
        'Tempi',
        { in_tempo: 'In tempo', in_scadenza: 'In scadenza', in_ritardo: 'In ritardo', concluso: 'Concluso' },
        {
          tones: { in_tempo: 'neutral', in_scadenza: 'warning', in_ritardo: 'destructive', concluso: 'success' },
          noun: { plural: true },
          also: {
            in_tempo: ['puntuale', 'nei tempi'],
            in_scadenza: ['scade presto', 'sta per scadere', 'in consegna', 'a ridosso', 'urgente'],
            in_ritardo: ['scaduto', 'fuori tempo', 'in arretrato', 'oltre la scadenza', 'siamo indietro'],
            concluso: ['chiuso'],
          },
          synonyms: ['ritardo', 'in ritardo', 'urgente'],
        },
      ),
      cases(
        [
          when([{ field: 'stato', op: 'in', value: ['completato', 'annullato'] }], 'concluso'),
          when([{ field: 'scadenza', op: 'lt', value: today() }], 'in_ritardo'),
          when([{ field: 'scadenza', op: 'lte', value: today(PRESTO) }], 'in_scadenza'),
        ],
        'in_tempo',
      ),
    ),
    stato,
  },
  title: ['nome', 'cliente'],
  synonyms: ['progetti', 'commessa', 'commesse', 'lavoro', 'lavori', 'incarico'],
  scans: [],
  makes: ['apri', 'avvia', 'crea', 'nuovo progetto', 'facciamo partire', 'apriamo'],
  alike: [['nome', 'cliente']],
  sort: [{ field: 'scadenza', direction: 'near' }],
  form: [
    { fields: ['nome', 'cliente', 'budget', 'inizio', 'scadenza', 'descrizione', 'responsabile'] },
    { title: 'Chiusura', fields: ['completato_il', 'riapertura', 'preventivo', 'note'], on: 'edit' },
  ],
  table: ['nome', 'cliente', 'scadenza', 'budget', 'progresso', 'avanzamento', 'stato'],
  board: 'stato',
  rules: [
    {
      field: 'scadenza',
      message: 'La fine viene prima dell’inizio.',
      when: [{ field: 'scadenza', op: 'lt', value: field('inizio') }],
    },
    {
      field: 'riapertura',
      message: 'Scrivi perché si riapre: il progetto era completato.',
      when: [{ field: 'completato_il', op: 'filled' }, aperto, { field: 'riapertura', op: 'empty' }],
    },
  ],
  effects: seguiti,
  prefill: ({ today: inizio }) => ({ inizio }),
})
