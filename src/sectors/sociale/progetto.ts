import * as k from '../../kernel/describe.ts'
import { parole } from './parole.ts'
import { APERTI, PRESTO } from './stati.ts'

const inEuro = (cents: number) => k.formatMoney(cents, { whole: 'short' })
const SOTTO = { min: k.euro(-10_000_000) } as const
const arrivate = { entity: 'donazione', by: 'progetto', of: 'importo' } as const
const arrivata = k.eq('stato', 'arrivata')
const daRendere = k.eq('stato', 'completato')

/** What the association does, with money and people of its own (specification §3, Social: name, status, budget, spent, beneficiari, manager). */
export const progetto = k.defineEntity({
  name: 'progetto',
  label: { one: 'Progetto', many: 'Progetti', gender: 'm' },
  fields: {
    nome: k.text('Nome', {
      max: 100,
      wide: true,
      placeholder: 'Doposcuola di quartiere',
      synonyms: ['titolo', 'progetto', 'name', 'attività'],
    }),
    descrizione: k.optional(k.longText('Descrizione', { synonyms: ['obiettivi', 'description'] })),
    budget: k.money('Budget', { min: k.euro(0.01), synonyms: ['finanziamento', 'importo', 'stanziamento', 'contributo'] }),
    responsabile: k.reference('Responsabile', 'operatore', { synonyms: parole.responsabile }),
    data_inizio: k.date('Data inizio', {
      short: 'Inizio',
      noun: { said: 'data di inizio' },
      near: { past: 1095, future: 730 },
      synonyms: ['inizio', 'dal', 'comincia', 'parte'],
    }),
    data_fine: k.until('Data fine prevista', {
      short: 'Fine prevista',
      noun: { said: 'data di fine' },
      near: { past: 1095, future: 1825 },
      synonyms: ['fine', 'scadenza', 'al', 'termine', 'finisce'],
    }),
    finanziatore: k.optional(
      k.somebody('Finanziatore', { max: 120, hint: 'Bando, fondazione o ente che lo paga.', synonyms: parole.finanziatore }),
    ),
    rendiconto_entro: k.optional(
      k.deadline('Rendiconto entro', {
        noun: { said: 'termine del rendiconto' },
        near: { past: 730, future: 1825 },
        synonyms: parole.rendiconto,
      }),
    ),
    rendicontato_il: k.optional(
      k.doneOn('Rendiconto consegnato il', { noun: { said: 'giorno della consegna del rendiconto' }, near: { past: 730, future: 0 } }),
    ),
    speso: k.derived(k.spent('Speso', {}), k.sumOf({ entity: 'spesa', by: 'progetto', of: 'importo' })),
    /** Specification §9: spent divided by budget, as a percent. */
    progresso: k.derived(
      k.percent('Progresso', {
        decimals: 0,
        max: 1_000_000,
        hint: 'Speso ÷ budget.',
        synonyms: ['avanzamento', 'percentuale', 'progress'],
      }),
      k.divided(k.times(100, 'speso'), 'budget'),
    ),
    rimasto: k.derived(
      k.money('Fondi rimasti', { ...SOTTO, noun: { plural: true }, synonyms: parole.rimasto }),
      k.minus('budget', 'speso'),
    ),
    conti: k.shown(
      k.text('Conti', { noun: { plural: true } }),
      ({ speso, budget, rimasto }: Record<'speso' | 'budget' | 'rimasto', number>) =>
        `Speso ${inEuro(speso)} su ${inEuro(budget)}, restano ${inEuro(rimasto)}`,
    ),
    ripartito: k.derived(k.money('Ripartito in voci'), k.sumOf({ entity: 'voce', by: 'progetto', of: 'previsto' })),
    da_ripartire: k.derived(k.money('Da ripartire', { ...SOTTO }), k.minus('budget', 'ripartito')),
    beneficiari: k.derived(
      k.integer('Beneficiari', { noun: { plural: true }, synonyms: ['quanti ne abbiamo'] }),
      k.countOf({ entity: 'beneficiario', by: 'progetti' }),
    ),
    volontari: k.derived(
      k.integer('Volontari', { noun: { plural: true } }),
      k.countOf({ entity: 'incarico', by: 'progetto', where: [k.eq('stato', 'attivo')] }),
    ),
    ore_volontari: k.derived(
      k.hours('Ore dei volontari', { decimals: 1, noun: { gender: 'f', plural: true } }),
      k.sumOf({ entity: 'incarico', by: 'progetto', of: 'ore' }),
    ),
    servizi: k.counted('Servizi erogati', { entity: 'servizio', by: 'progetto', where: [k.eq('stato', 'erogato')] }),
    raccolto: k.derived(
      k.money('Donazioni', { noun: { gender: 'f', plural: true }, synonyms: ['raccolto', 'donato', 'raccolti'] }),
      k.sumOf({ ...arrivate, where: [arrivata] }),
    ),
    raccolto_denaro: k.derived(k.money('Donato in denaro'), k.sumOf({ ...arrivate, where: [arrivata, k.eq('tipo', 'monetaria')] })),
    costo_beneficiario: k.derived(k.money('Costo per beneficiario', { each: true }), k.divided('speso', 'beneficiari')),
    tempi: k.standing(
      'Tempi',
      {
        in_tempo: ['In tempo', 'neutral'],
        in_scadenza: ['In scadenza', 'warning'],
        in_ritardo: ['In ritardo', 'destructive'],
        da_rendere: ['Da rendicontare', 'warning'],
        concluso: ['Concluso', 'success'],
      },
      k.cases(
        [
          k.when([daRendere, k.lt('rendiconto_entro', k.today())], 'in_ritardo'),
          k.when([daRendere], 'da_rendere'),
          k.when([k.eq('stato', 'rendicontato')], 'concluso'),
          k.when([k.lt('data_fine', k.today())], 'in_ritardo'),
          k.when([k.lte('data_fine', k.today(PRESTO))], 'in_scadenza'),
        ],
        'in_tempo',
      ),
      { noun: { plural: true }, synonyms: ['ritardo', 'urgente'] },
    ),
    stato: k.status(
      'Stato',
      'programmato',
      {
        attivo: k.state('Attivo', 'success', ['completato', 'sospeso'], {
          begun: true,
          verb: 'Avvia',
          verbs: { completato: 'Completa', sospeso: 'Sospendi' },
          done: 'Progetto avviato',
          also: ['in corso', 'avviato', 'partito', 'attivi'],
        }),
        programmato: k.state('Programmato', 'primary', ['attivo', 'sospeso'], {
          verb: 'Riporta a programmato',
          also: ['da avviare', 'in programma', 'in partenza', 'futuro'],
        }),
        sospeso: k.state('Sospeso', 'warning', ['attivo', 'completato'], {
          verb: 'Sospendi',
          verbs: { attivo: 'Riprendi', completato: 'Completa' },
          also: ['in pausa', 'fermo', 'ferma', 'si ferma'],
        }),
        completato: k.state('Completato', 'info', ['rendicontato', 'attivo'], {
          shows: ['speso', 'progresso', 'rimasto', 'ore_volontari'],
          verb: 'Completa',
          verbs: { attivo: 'Riapri' },
          done: 'Progetto completato',
          also: ['finito', 'è finito', 'è finita', 'è concluso'],
        }),
        rendicontato: k.state('Rendicontato', 'neutral', ['completato'], {
          over: true,
          requires: ['rendicontato_il'],
          shows: ['speso', 'progresso'],
          paper: 'relazione_progetto',
          verb: 'Segna rendicontato',
          verbs: { completato: 'Riapri il rendiconto' },
          done: 'Progetto rendicontato',
          also: ['chiuso', 'rendiconto consegnato', 'abbiamo consegnato il rendiconto', 'è rendicontato'],
        }),
      },
      { synonyms: ['status', 'situazione', 'a che punto'] },
    ),
  },
  synonyms: ['progetti', 'iniziativa', 'attività', 'bando', 'intervento'],
  scans: [],
  makes: ['avvia', 'lancia', 'apri'],
  unique: [['nome']],
  sort: [k.asc('stato'), k.asc('nome')],
  form: [
    { fields: ['nome', 'descrizione', 'budget', 'responsabile', 'data_inizio', 'data_fine'] },
    { title: 'Finanziamento', fields: ['finanziatore', 'rendiconto_entro'] },
    { title: 'Chiusura', fields: ['rendicontato_il'], on: 'edit' },
  ],
  table: ['nome', 'stato', 'budget', 'speso', 'progresso', 'beneficiari', 'responsabile'],
  rules: [
    { field: 'data_fine', message: 'La fine viene prima dell’inizio.', when: [k.lt('data_fine', k.field('data_inizio'))] },
    { field: 'budget', message: 'Le voci di budget sono di più: riducile prima.', when: [k.lt('da_ripartire', 0)] },
    {
      field: 'stato',
      message: 'Il progetto non è ancora cominciato: cambia la data di inizio per avviarlo prima.',
      when: [k.eq('stato', 'attivo'), k.gt('data_inizio', k.today())],
    },
  ],
  prefill: ({ today: data_inizio }) => ({ data_inizio }),
})

export const isAperto = k.oneOf('stato', APERTI)
