import * as k from '../../kernel/describe.ts'
import { corsoFermo } from './lezione-seguiti.ts'
import { IN_CALENDARIO } from './stati.ts'

/** Days of the week in their order: the place in the list is the weekday, Monday first. */
export const giorni = {
  lun: 'Lunedì',
  mar: 'Martedì',
  mer: 'Mercoledì',
  gio: 'Giovedì',
  ven: 'Venerdì',
  sab: 'Sabato',
  dom: 'Domenica',
} as const
export type Giorno = keyof typeof giorni

/** Lessons of the next seven days, today among them. */
const settimana = {
  entity: 'lezione',
  by: 'corso',
  where: [k.oneOf('stato', IN_CALENDARIO), k.gte('data', k.today()), k.lte('data', k.today(6))],
} as const
const prossime = { entity: 'lezione', by: 'corso', where: [k.eq('stato', 'programmata'), k.gte('data', k.today())] } as const

/** A class that is held on the same days every week. */
export const corso = k.defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, placeholder: 'Pilates' }),
    istruttore: k.reference('Istruttore', 'istruttore'),
    // Those that come in from a file have none.
    orario: k.optional(
      k.lines(
        'Giorni e ore',
        { giorno: k.choice('Giorno', giorni), ora: k.hour() },
        { summary: ({ giorno, ora }) => `${giorno} ${ora}`, noun: { gender: 'm', plural: true } },
      ),
    ),
    durata: k.integer('Durata', { min: 15, max: 240, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    sala: k.reference('Sala', 'sala'),
    posti: k.integer('Posti', { min: 1, max: 500, noun: { plural: true } }),
    livello: k.choice(
      'Livello',
      { base: 'Base', intermedio: 'Intermedio', avanzato: 'Avanzato' },
      { also: { base: ['principianti', 'facile'], avanzato: ['esperti', 'difficile'] } },
    ),
    descrizione: k.optional(k.longText('Descrizione', { max: 600 })),
    prossima: k.derived(k.date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }), k.leastOf({ ...prossime, of: 'data' })),
    coperto: k.derived(
      k.until('In calendario fino al', { noun: { said: 'ultimo giorno in calendario' } }),
      k.mostOf({ ...prossime, of: 'data' }),
    ),
    prenotati: k.derived(
      k.integer('Prenotati', { noun: { plural: true }, hint: 'Nella lezione più piena dei prossimi sette giorni.' }),
      k.mostOf({ ...settimana, of: 'prenotati' }),
    ),
    in_lista: k.derived(
      k.integer('Lista d’attesa', { noun: { gender: 'f' }, short: 'Attesa' }),
      k.mostOf({ ...settimana, of: 'in_lista' }),
    ),
    liberi: k.derived(k.integer('Posti liberi', { min: -500, noun: { plural: true } }), k.minus('posti', 'prenotati')),
    riempimento: k.derived(
      k.percent('Riempimento', { decimals: 0, max: 10_000 }),
      k.divided(k.times(100, k.sumOf({ ...settimana, of: 'prenotati' })), k.sumOf({ ...settimana, of: 'posti' })),
    ),
    disponibilita: k.standing(
      'Disponibilità',
      { posti: ['Posti liberi', 'success'], completo: ['Completo', 'warning'], fermo: ['Senza lezioni', 'neutral'] },
      k.cases([k.when([k.empty('prossima')], 'fermo'), k.when([k.gte('prenotati', k.field('posti'))], 'completo')], 'posti'),
      { noun: { gender: 'f' }, also: { completo: ['pieno', 'piena', 'pieni', 'al completo'] } },
    ),
    stato: k.status('Stato', 'programmato', {
      programmato: k.state('Programmato', 'primary', ['attivo', 'concluso'], {
        verb: 'Riporta a programmato',
        also: ['da avviare', 'in partenza', 'deve partire'],
      }),
      attivo: k.state('Attivo', 'success', ['sospeso', 'concluso'], {
        begun: true,
        verb: 'Avvia',
        done: 'Corso avviato',
        also: ['attivi', 'in corso', 'partito'],
      }),
      sospeso: k.state('Sospeso', 'warning', ['attivo', 'concluso'], {
        verb: 'Sospendi',
        verbs: { attivo: 'Riprendi' },
        done: 'Corso sospeso: le lezioni in calendario sono annullate',
        also: ['in pausa', 'fermo', 'sospesi'],
      }),
      concluso: k.state('Concluso', 'neutral', ['attivo'], {
        over: true,
        verb: 'Concludi',
        verbs: { attivo: 'Riapri' },
        also: ['finito', 'conclusi', 'chiuso'],
      }),
    }),
  },
  synonyms: ['corsi', 'classe', 'disciplina', 'attività'],
  makes: ['apri', 'crea', 'organizza', 'avvia'],
  scans: [],
  unique: [['nome']],
  sort: [k.desc('stato'), k.asc('nome')],
  form: [{ fields: ['nome', 'istruttore', 'orario', 'durata', 'sala', 'posti', 'livello', 'descrizione'] }],
  table: ['nome', 'istruttore', 'orario', 'sala', 'posti', 'prenotati', 'in_lista', 'disponibilita', 'stato'],
  rules: [{ field: 'posti', message: 'I prenotati sono di più.', when: [k.lt('liberi', 0)] }],
  effects: corsoFermo,
  prefill: () => ({ durata: 60, posti: 15, livello: 'base' }) as const,
})
