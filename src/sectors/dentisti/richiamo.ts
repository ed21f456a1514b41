import * as k from '../../kernel/describe.ts'
import { MESI } from './richiama.ts'

/** Days before its date from which a recall is to be thought of. */
export const PROSSIMO = 30

export const esiti = { non_risponde: 'Non risponde', richiamare: 'Da richiamare', fissato: 'Fissato', rinuncia: 'Non vuole' } as const

/** As it is told by who has called. */
export const dettiEsiti = {
  non_risponde: ['non ha risposto', 'segreteria', 'telefono spento', 'occupato', 'non rispondeva'],
  richiamare: [
    'ci pensa',
    'richiama',
    'da risentire',
    'vuole pensarci',
    'deve pensarci',
    'dice di richiamarlo',
    'dice di richiamarla',
    'ha detto di richiamarlo',
    'ha detto di richiamarla',
    'richiama lui',
    'richiama lei',
    'ci richiama',
    'ci richiamerà',
    'ha detto che richiama',
    'si fa sentire',
    'si farà sentire',
  ],
  fissato: ['prenotato', 'ha preso appuntamento'],
  rinuncia: [
    'rinuncia',
    'non torna',
    'non gli interessa',
    'non le interessa',
    'non vuole tornare',
    'non vuole più venire',
    'non vuole venire',
  ],
} as const

/** Who has to come back, for what and by when (specification §3, Check-up: patient, lastVisit, nextDue, status, treatment). */
export const richiamo = k.defineEntity({
  name: 'richiamo',
  label: { one: 'Richiamo', many: 'Richiami', gender: 'm' },
  fields: {
    paziente: k.reference('Paziente', 'paziente'),
    listino: k.optional(
      k.reference('Dal listino', 'trattamento', { hint: 'La visita che lo chiude.', noun: { said: 'trattamento dal listino' } }),
    ),
    cura: k.text('Trattamento', { max: 120, synonyms: ['motivo', 'treatment'] }),
    ultima: k.optional(k.date('Ultima visita', { noun: { gender: 'f' }, near: { past: 3650, future: 0 }, synonyms: ['last visit'] })),
    mesi: k.integer('Ogni', { min: 1, max: 60, unit: ['mese', 'mesi'], noun: { said: 'numero di mesi' }, synonyms: ['periodicità'] }),
    prossimo: k.deadline('Da richiamare entro', {
      short: 'Entro',
      noun: { said: 'giorno del richiamo' },
      near: { past: 730, future: 1100 },
    }),
    stato: k.standing(
      'Stato',
      { scaduto: ['Scaduto', 'destructive'], prossimo: ['Prossimo', 'warning'], ok: ['OK', 'success'] },
      k.cases([k.when([k.lt('prossimo', k.today())], 'scaduto'), k.when([k.lte('prossimo', k.today(PROSSIMO))], 'prossimo')], 'ok'),
      { also: { scaduto: ['in ritardo', 'passato', 'arretrato'], prossimo: ['in scadenza', 'a breve'], ok: ['a posto'] } },
    ),
    esito: k.optional(k.choice('Esito', esiti, { noun: { said: 'esito della chiamata' }, also: dettiEsiti })),
    richiamare_il: k.optional(
      k.doneOn('Richiamare il', {
        noun: { said: 'giorno in cui richiamare' },
        synonyms: ['riproviamo', 'riprovare'],
        near: { past: 30, future: 365 },
      }),
    ),
    contatti: k.optional(
      k.lines(
        'Contatti',
        { giorno: k.day(), esito: k.choice('Esito', esiti), nota: k.optional(k.note()) },
        { summary: ({ giorno, esito }) => `${k.formatDate(giorno)} ${esiti[esito]}` },
      ),
    ),
    telefono: k.derived(k.phone('Telefono del paziente', { short: 'Telefono', synonyms: ['numero'] }), k.field('paziente.telefono')),
    fissati: k.counted('Appuntamenti fissati', {
      entity: 'appuntamento',
      by: 'richiamo',
      where: [k.oneOf('stato', ['in_attesa', 'confermato', 'in_sala', 'in_poltrona']), k.gte('giorno', k.today())],
    }),
  },
  title: ['paziente', 'cura'],
  synonyms: ['check-up', 'richiamata'],
  makes: ['richiama', 'programma il richiamo'],
  unique: [['paziente', 'cura']],
  told: ['cura', 'prossimo'],
  sort: [k.asc('prossimo')],
  form: [
    { fields: ['paziente', 'listino', 'cura', 'ultima', 'mesi', 'prossimo'] },
    { title: 'Chiamate', fields: ['esito', 'richiamare_il', 'contatti'], on: 'edit' },
  ],
  table: ['prossimo', 'paziente', 'cura', 'ultima', 'stato', 'esito', 'richiamare_il', 'telefono'],
  prefill: () => ({ mesi: MESI }),
})
