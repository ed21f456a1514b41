import * as k from '../../kernel/describe.ts'
import { seguiti } from './turno-seguiti.ts'
import { DI_TURNO } from './stati.ts'

/** Hours of a project for which volunteers are needed; who comes stands in the register. */
export const turno = k.defineEntity({
  name: 'turno',
  label: { one: 'Turno', many: 'Turni', gender: 'm' },
  fields: {
    progetto: k.reference('Progetto', 'progetto', { wide: true }),
    attivita: k.text('Attività', { max: 100, wide: true, placeholder: 'Aiuto compiti', synonyms: ['mansione', 'titolo'] }),
    data: k.day('Data', { near: { past: 120, future: 400 } }),
    ora: k.hour('Ora', { synonyms: ['inizio', 'comincia', 'inizia'] }),
    minuti: k.lasts('Durata', { min: 15, max: 720, noun: { gender: 'f' }, synonyms: ['ore'] }),
    servono: k.integer('Servono', {
      min: 1,
      max: 60,
      unit: ['volontario', 'volontari'],
      noun: { said: 'numero di volontari' },
      synonyms: ['quanti'],
    }),
    luogo: k.optional(k.located('Luogo', { wide: true, placeholder: 'Sala parrocchiale', synonyms: ['ritrovo', 'sede', 'indirizzo'] })),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'data', synonyms: ['ricorrenza', 'ogni settimana'] })),
    note: k.optional(k.notes('Note', { synonyms: ['istruzioni', 'consegne'] })),
    di_turno: k.derived(
      k.integer('Di turno', { noun: { plural: true } }),
      k.countOf({ entity: 'presenza', by: 'turno', where: [k.oneOf('segno', DI_TURNO)] }),
    ),
    presenti: k.counted('Presenti', { entity: 'presenza', by: 'turno', where: [k.eq('segno', 'presente')] }),
    mancano: k.derived(k.integer('Mancano', { noun: { plural: true } }), k.most(0, k.minus('servono', 'di_turno'))),
    squadra: k.shown(
      k.somebody('Volontari', { noun: { plural: true } }),
      ({ di_turno, servono }: Record<'di_turno' | 'servono', number>) =>
        `${di_turno} di ${servono} ${k.plural(servono, 'volontario', 'volontari')}`,
    ),
    durata: k.derived(k.hours('Ore', { decimals: 2, noun: { gender: 'f', plural: true } }), k.divided('minuti', 60)),
    ore: k.derived(
      k.hours('Ore dei volontari', { short: 'Ore', decimals: 1, max: 1_000_000, noun: { gender: 'f', plural: true } }),
      k.sumOf({ entity: 'presenza', by: 'turno', of: 'ore' }),
    ),
    stato: k.status('Stato', 'programmato', {
      programmato: k.state('Programmato', 'primary', ['svolto', 'annullato'], {
        verb: 'Rimetti in programma',
        also: ['in programma', 'fissato', 'previsto', 'programmati'],
      }),
      svolto: k.state('Svolto', 'success', ['programmato'], {
        over: true,
        shows: ['di_turno', 'servono'],
        verb: 'Segna svolto',
        verbs: { programmato: 'Non è ancora svolto' },
        done: 'Turno svolto: le ore di chi era di turno sono nel registro',
        also: ['fatto', 'finito', 'concluso', 'svolti'],
      }),
      annullato: k.state('Annullato', 'destructive', ['programmato'], {
        away: 'called off',
        verb: 'Annulla turno',
        verbs: { programmato: 'Ripristina' },
        also: ['saltato', 'cancellato', 'disdetto', 'annullati'],
      }),
    }),
  },
  title: ['attivita', 'data'],
  synonyms: ['turni', 'calendario', 'orario'],
  scans: [],
  makes: ['fissa', 'programma', 'organizza'],
  alike: [['progetto', 'data', 'ora']],
  sort: [k.near('data'), k.asc('ora')],
  form: [{ fields: ['progetto', 'attivita', 'data', 'ora', 'minuti', 'servono', 'luogo', 'ripetizione', 'note'] }],
  table: ['data', 'ora', 'attivita', 'progetto', 'servono', 'di_turno', 'mancano', 'ore', 'stato'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 120, lane: 'progetto' },
  rules: [
    {
      field: 'data',
      message: 'Il turno non c’è ancora stato: resta programmato.',
      when: [k.eq('stato', 'svolto'), k.gt('data', k.today())],
    },
    {
      field: 'progetto',
      message: 'Il progetto è finito: riaprilo per programmare altri turni.',
      when: [k.eq('stato', 'programmato'), k.oneOf('progetto.stato', ['completato', 'rendicontato'])],
    },
    { field: 'data', message: 'Il turno viene prima dell’inizio del progetto.', when: [k.gt('progetto.data_inizio', k.field('data'))] },
  ],
  effects: seguiti,
  prefill: ({ today: data }) => ({ data, ora: '15:00', minuti: 120, servono: 2 }),
})
