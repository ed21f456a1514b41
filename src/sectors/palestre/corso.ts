import { asc, desc, empty, eq, gte, lt, lte, oneOf } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, divided, field, leastOf, minus, mostOf, sumOf, times, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { integer, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { standing } from '../common/standing.ts'
import { state } from '../common/state.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
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
  where: [oneOf('stato', IN_CALENDARIO), gte('data', today()), lte('data', today(6))],
} as const
const prossime = { entity: 'lezione', by: 'corso', where: [eq('stato', 'programmata'), gte('data', today())] } as const

/** A class that is held on the same days every week. */
export const corso = defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Pilates' }),
    istruttore: reference('Istruttore', 'istruttore'),
    // Those that come in from a file have none.
    orario: optional(
      lines(
        'Giorni e ore',
        { giorno: choice('Giorno', giorni), ora: time('Ora') },
        { summary: ({ giorno, ora }) => `${giorno} ${ora}`, noun: { gender: 'm', plural: true } },
      ),
    ),
    durata: integer('Durata', { min: 15, max: 240, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    sala: reference('Sala', 'sala'),
    posti: integer('Posti', { min: 1, max: 500, noun: { plural: true } }),
    livello: choice(
      'Livello',
      { base: 'Base', intermedio: 'Intermedio', avanzato: 'Avanzato' },
      { also: { base: ['principianti', 'facile'], avanzato: ['esperti', 'difficile'] } },
    ),
    descrizione: optional(longText('Descrizione', { max: 600 })),
    prossima: derived(date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima' }), leastOf({ ...prossime, of: 'data' })),
    coperto: derived(date('In calendario fino al', { noun: { said: 'ultimo giorno in calendario' } }), mostOf({ ...prossime, of: 'data' })),
    prenotati: derived(
      integer('Prenotati', { noun: { plural: true }, hint: 'Nella lezione più piena dei prossimi sette giorni.' }),
      mostOf({ ...settimana, of: 'prenotati' }),
    ),
    in_lista: derived(integer('Lista d’attesa', { noun: { gender: 'f' }, short: 'Attesa' }), mostOf({ ...settimana, of: 'in_lista' })),
    liberi: derived(integer('Posti liberi', { min: -500, noun: { plural: true } }), minus('posti', 'prenotati')),
    riempimento: derived(
      percent('Riempimento', { decimals: 0, max: 10_000 }),
      divided(times(100, sumOf({ ...settimana, of: 'prenotati' })), sumOf({ ...settimana, of: 'posti' })),
    ),
    disponibilita: standing(
      'Disponibilità',
      { posti: ['Posti liberi', 'success'], completo: ['Completo', 'warning'], fermo: ['Senza lezioni', 'neutral'] },
      cases([when([empty('prossima')], 'fermo'), when([gte('prenotati', field('posti'))], 'completo')], 'posti'),
      { noun: { gender: 'f' }, also: { completo: ['pieno', 'piena', 'pieni', 'al completo'] } },
    ),
    stato: status('Stato', 'programmato', {
      programmato: state('Programmato', 'primary', ['attivo', 'concluso'], {
        verb: 'Riporta a programmato',
        also: ['da avviare', 'in partenza', 'deve partire'],
      }),
      attivo: state('Attivo', 'success', ['sospeso', 'concluso'], {
        begun: true,
        verb: 'Avvia',
        done: 'Corso avviato',
        also: ['attivi', 'in corso', 'partito'],
      }),
      sospeso: state('Sospeso', 'warning', ['attivo', 'concluso'], {
        verb: 'Sospendi',
        verbs: { attivo: 'Riprendi' },
        done: 'Corso sospeso: le lezioni in calendario sono annullate',
        also: ['in pausa', 'fermo', 'sospesi'],
      }),
      concluso: state('Concluso', 'neutral', ['attivo'], {
        over: true,
        verb: 'Concludi',
        verbs: { attivo: 'Riapri' },
        also: ['finito', 'conclusi', 'chiuso'],
      }),
    }),
  },
  title: ['nome'],
  synonyms: ['corsi', 'classe', 'disciplina', 'attività', 'lezione di gruppo'],
  makes: ['apri', 'crea', 'organizza', 'avvia'],
  scans: [],
  unique: [['nome']],
  sort: [desc('stato'), asc('nome')],
  form: [{ fields: ['nome', 'istruttore', 'orario', 'durata', 'sala', 'posti', 'livello', 'descrizione'] }],
  table: ['nome', 'istruttore', 'orario', 'sala', 'posti', 'prenotati', 'in_lista', 'disponibilita', 'stato'],
  board: 'stato',
  rules: [{ field: 'posti', message: 'I prenotati sono di più.', when: [lt('liberi', 0)] }],
  effects: corsoFermo,
  prefill: () => ({ durata: 60, posti: 15, livello: 'base' }) as const,
})
