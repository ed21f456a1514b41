import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, divided, field, leastOf, minus, mostOf, sumOf, times, today, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived, shown } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { integer, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
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
  where: [
    { field: 'stato', op: 'in', value: IN_CALENDARIO },
    { field: 'data', op: 'gte', value: today() },
    { field: 'data', op: 'lte', value: today(6) },
  ],
} as const
const prossime = {
  entity: 'lezione',
  by: 'corso',
  where: [
    { field: 'stato', op: 'eq', value: 'programmata' },
    { field: 'data', op: 'gte', value: today() },
  ],
} as const

/** A class that is held on the same days every week. */
export const corso = defineEntity({
  name: 'corso',
  label: { one: 'Corso', many: 'Corsi', gender: 'm' },
  fields: {
    nome: text('Nome', { max: 80, placeholder: 'Pilates', synonyms: ['corso', 'disciplina'] }),
    istruttore: reference('Istruttore', 'istruttore', { synonyms: ['chi lo tiene', 'insegnante', 'trainer', 'con chi', 'chi insegna'] }),
    orario: lines(
      'Giorni e ore',
      { giorno: choice('Giorno', giorni), ora: time('Ora') },
      {
        summary: ({ giorno, ora }) => `${giorno} ${ora}`,
        noun: { gender: 'm', plural: true },
        synonyms: ['giorni', 'orario', 'quando', 'in che giorni', 'che giorni', 'a che ora'],
      },
    ),
    durata: integer('Durata', {
      min: 15,
      max: 240,
      unit: ['minuto', 'minuti'],
      noun: { gender: 'f' },
      synonyms: ['minuti', 'quanto dura'],
    }),
    sala: reference('Sala', 'sala', { synonyms: ['dove', 'in che sala', 'in quale sala', 'dove si fa'] }),
    posti: integer('Posti', { min: 1, max: 500, noun: { plural: true }, synonyms: ['capienza', 'quanti ci stanno', 'posti totali'] }),
    livello: choice(
      'Livello',
      { base: 'Base', intermedio: 'Intermedio', avanzato: 'Avanzato' },
      { synonyms: ['difficoltà', 'per chi è'], also: { base: ['principianti', 'facile'], avanzato: ['esperti', 'difficile'] } },
    ),
    descrizione: optional(longText('Descrizione', { max: 600, synonyms: ['di cosa si tratta', 'cosa si fa'] })),
    giorni: shown(text('Giorni', { noun: { plural: true } }), ({ orario = [] }: { orario?: readonly { giorno: Giorno }[] }) =>
      [...new Set(orario.map(({ giorno }) => giorno))].join(', '),
    ),
    prossima: derived(
      date('Prossima lezione', { noun: { gender: 'f' }, short: 'Prossima', synonyms: ['prossima volta', 'quando è la prossima lezione'] }),
      leastOf({ ...prossime, of: 'data' }),
    ),
    ultima: derived(date('Ultima in calendario', { noun: { gender: 'f' } }), mostOf({ ...prossime, of: 'data' })),
    prenotati: derived(
      integer('Prenotati', {
        noun: { plural: true },
        hint: 'Nella lezione più piena dei prossimi sette giorni.',
        synonyms: ['quanti prenotati', 'quanta gente', 'prenotazioni'],
      }),
      mostOf({ ...settimana, of: 'prenotati' }),
    ),
    in_lista: derived(
      integer('Lista d’attesa', { noun: { gender: 'f' }, synonyms: ['in attesa', 'in lista', 'in coda', 'listaAttesa'] }),
      mostOf({ ...settimana, of: 'in_lista' }),
    ),
    liberi: derived(
      integer('Posti liberi', { min: -500, noun: { plural: true }, synonyms: ['posti rimasti', 'quanti posti restano', 'c’è posto'] }),
      minus('posti', 'prenotati'),
    ),
    riempimento: derived(
      percent('Riempimento', { decimals: 0, max: 10_000, synonyms: ['quanto è pieno', 'occupazione', 'pieno al'] }),
      divided(times(100, sumOf({ ...settimana, of: 'prenotati' })), sumOf({ ...settimana, of: 'posti' })),
    ),
    disponibilita: derived(
      choice(
        'Disponibilità',
        { posti: 'Posti liberi', completo: 'Completo', fermo: 'Senza lezioni' },
        {
          noun: { gender: 'f' },
          tones: { posti: 'success', completo: 'warning', fermo: 'neutral' },
          also: { completo: ['pieno', 'pieni', 'esaurito', 'al completo'], posti: ['con posti', 'c’è posto'] },
        },
      ),
      cases(
        [when([{ field: 'prossima', op: 'empty' }], 'fermo'), when([{ field: 'prenotati', op: 'gte', value: field('posti') }], 'completo')],
        'posti',
      ),
    ),
    stato: status('Stato', 'programmato', {
      programmato: {
        label: 'Programmato',
        tone: 'primary',
        next: ['attivo', 'concluso'],
        verb: 'Riporta a programmato',
        also: ['da avviare', 'in partenza', 'deve partire'],
      },
      attivo: {
        label: 'Attivo',
        tone: 'success',
        next: ['sospeso', 'concluso'],
        begun: true,
        verb: 'Avvia',
        verbs: { sospeso: 'Sospendi' },
        done: 'Corso avviato',
        also: ['attivi', 'in corso', 'partito'],
      },
      sospeso: {
        label: 'Sospeso',
        tone: 'warning',
        next: ['attivo', 'concluso'],
        verb: 'Sospendi',
        verbs: { attivo: 'Riprendi' },
        done: 'Corso sospeso: le lezioni in calendario sono annullate',
        also: ['in pausa', 'fermo', 'sospesi'],
      },
      concluso: {
        label: 'Concluso',
        tone: 'neutral',
        next: ['attivo'],
        over: true,
        verb: 'Concludi',
        verbs: { attivo: 'Riapri' },
        also: ['finito', 'conclusi', 'chiuso'],
      },
    }),
  },
  title: ['nome'],
  synonyms: ['corsi', 'classe', 'disciplina', 'attività'],
  makes: ['apri', 'crea', 'organizza', 'avvia'],
  scans: [],
  unique: [['nome']],
  sort: [
    { field: 'stato', direction: 'desc' },
    { field: 'nome', direction: 'asc' },
  ],
  form: [{ fields: ['nome', 'istruttore', 'orario', 'durata', 'sala', 'posti', 'livello', 'descrizione'] }],
  table: ['nome', 'istruttore', 'orario', 'sala', 'posti', 'prenotati', 'in_lista', 'disponibilita', 'livello', 'stato'],
  board: 'stato',
  rules: [{ field: 'posti', message: 'I prenotati sono di più.', when: [{ field: 'liberi', op: 'lt', value: 0 }] }],
  effects: corsoFermo,
  prefill: () => ({ durata: 60, posti: 15, livello: 'base' }) as const,
})
