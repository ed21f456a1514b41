import { defineEntity } from '../../kernel/define-entity.ts'
import { countOf, divided, field, minus, most, sumOf, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived, shown } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { decimal, integer } from '../../kernel/fields/number.ts'
import { recurrence } from '../../kernel/fields/recurrence.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { seguiti } from './turno-seguiti.ts'
import { DI_TURNO } from './stati.ts'

/** Hours of a project for which volunteers are needed; who comes stands in the register. */
export const turno = defineEntity({
  name: 'turno',
  label: { one: 'Turno', many: 'Turni', gender: 'm' },
  fields: {
    progetto: reference('Progetto', 'progetto', { wide: true }),
    attivita: text('Attività', {
      max: 100,
      wide: true,
      placeholder: 'Aiuto compiti',
      synonyms: ['cosa facciamo', 'che si fa', 'che turno', 'cosa si fa', 'mansione', 'titolo'],
    }),
    data: date('Data', { synonyms: ['giorno', 'quando', 'date'], near: { past: 120, future: 400 } }),
    ora: time('Ora', {
      synonyms: ['orario', 'inizio', 'time', 'comincia', 'a che ora', 'inizia'],
    }),
    minuti: integer('Durata', { min: 15, max: 720, unit: ['minuto', 'minuti'], noun: { gender: 'f' }, synonyms: ['minuti', 'ore'] }),
    servono: integer('Servono', {
      min: 1,
      max: 60,
      unit: ['volontario', 'volontari'],
      noun: { said: 'numero di volontari' },
      synonyms: ['ne servono', 'servono volontari', 'in quanti servono', 'ce ne vogliono', 'volontari necessari', 'quanti'],
    }),
    luogo: optional(
      text('Luogo', {
        wide: true,
        placeholder: 'Sala parrocchiale',
        synonyms: ['dov’è', 'dove ci troviamo', 'ritrovo', 'punto di ritrovo', 'sede', 'indirizzo'],
      }),
    ),
    ripetizione: optional(recurrence('Ripetizione', { of: 'data', synonyms: ['ricorrenza', 'ogni settimana'] })),
    note: optional(longText('Note', { synonyms: ['istruzioni', 'consegne'] })),
    di_turno: derived(
      integer('Di turno', {
        noun: { plural: true },
        synonyms: ['in quanti siamo', 'quanti siamo', 'quanta gente c’è', 'in quanti vengono'],
      }),
      countOf({ entity: 'presenza', by: 'turno', where: [{ field: 'segno', op: 'in', value: DI_TURNO }] }),
    ),
    presenti: counted('Presenti', { entity: 'presenza', by: 'turno', where: [{ field: 'segno', op: 'eq', value: 'presente' }] }),
    mancano: derived(
      integer('Mancano', {
        noun: { plural: true },
        synonyms: [
          'volontari mancano',
          'quanti volontari mancano',
          'quanti volontari ci mancano',
          'quanta gente manca',
          'quanta gente ci manca',
          'quante persone mancano',
        ],
      }),
      most(0, minus('servono', 'di_turno')),
    ),
    squadra: shown(
      text('Volontari', { noun: { plural: true } }),
      ({ di_turno, servono }: Record<'di_turno' | 'servono', number>) =>
        `${di_turno} di ${servono} ${plural(servono, 'volontario', 'volontari')}`,
    ),
    durata: derived(decimal('Ore', { decimals: 2, noun: { gender: 'f', plural: true } }), divided('minuti', 60)),
    ore: derived(
      decimal('Ore dei volontari', { short: 'Ore', decimals: 1, max: 1_000_000, noun: { gender: 'f', plural: true } }),
      sumOf({ entity: 'presenza', by: 'turno', of: 'ore' }),
    ),
    stato: status('Stato', 'programmato', {
      programmato: {
        label: 'Programmato',
        tone: 'primary',
        next: ['svolto', 'annullato'],
        verb: 'Rimetti in programma',
        also: ['in programma', 'fissato', 'previsto', 'programmati'],
      },
      svolto: {
        label: 'Svolto',
        tone: 'success',
        next: ['programmato'],
        over: true,
        shows: ['di_turno', 'servono'],
        verb: 'Segna svolto',
        verbs: { programmato: 'Non è ancora svolto' },
        done: 'Turno svolto: le ore di chi era di turno sono nel registro',
        also: ['fatto', 'finito', 'concluso', 'svolti'],
      },
      annullato: {
        label: 'Annullato',
        tone: 'destructive',
        next: ['programmato'],
        away: true,
        verb: 'Annulla turno',
        verbs: { programmato: 'Ripristina' },
        also: ['saltato', 'cancellato', 'disdetto', 'annullati'],
      },
    }),
  },
  title: ['attivita', 'data'],
  synonyms: ['turni', 'calendario', 'turni di oggi', 'turni scoperti', 'orario', 'chi viene'],
  scans: [],
  makes: ['fissa', 'programma', 'organizza'],
  alike: [['progetto', 'data', 'ora']],
  sort: [
    { field: 'data', direction: 'near' },
    { field: 'ora', direction: 'asc' },
  ],
  form: [{ fields: ['progetto', 'attivita', 'data', 'ora', 'minuti', 'servono', 'luogo', 'ripetizione', 'note'] }],
  table: ['data', 'ora', 'attivita', 'progetto', 'servono', 'di_turno', 'mancano', 'ore', 'stato'],
  board: 'stato',
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 120, lane: 'progetto' },
  rules: [
    {
      field: 'data',
      message: 'Il turno non c’è ancora stato: resta programmato.',
      when: [
        { field: 'stato', op: 'eq', value: 'svolto' },
        { field: 'data', op: 'gt', value: today() },
      ],
    },
    {
      field: 'progetto',
      message: 'Il progetto è finito: riaprilo per programmare altri turni.',
      when: [
        { field: 'stato', op: 'eq', value: 'programmato' },
        { field: 'progetto.stato', op: 'in', value: ['completato', 'rendicontato'] },
      ],
    },
    {
      field: 'data',
      message: 'Il turno viene prima dell’inizio del progetto.',
      when: [{ field: 'progetto.data_inizio', op: 'gt', value: field('data') }],
    },
  ],
  effects: seguiti,
  prefill: ({ today: data }) => ({ data, ora: '15:00', minuti: 120, servono: 2 }),
})
