import * as k from '../../kernel/describe.ts'
import { APERTI } from './stati.ts'

/** A step of a project: what is done of it says how far the work has come. */
export const fase = k.defineEntity({
  name: 'fase',
  label: { one: 'Fase', many: 'Fasi', gender: 'f' },
  fields: {
    progetto: k.reference('Progetto', 'progetto', { among: () => [k.oneOf('stato', APERTI)], synonyms: ['commessa'] }),
    nome: k.text('Fase', { max: 500, wide: true, synonyms: ['attività', 'compito', 'descrizione', 'task', 'fase'] }),
    responsabile: k.optional(k.reference('Responsabile', 'collaboratore', { synonyms: ['chi'] })),
    scadenza: k.optional(k.deadline('Entro', { noun: { said: 'giorno entro cui va fatta' }, near: { past: 730, future: 1095 } })),
    ore: k.optional(
      k.hours('Ore previste', {
        min: 0.1,
        noun: { gender: 'f', plural: true },
        hint: 'Quanto pesa sul lavoro fatto; senza, vale un’ora.',
        synonyms: ['stima', 'ore'],
      }),
    ),
    note: k.optional(k.notes()),
    /** Of how much work it is a part; a phase that nobody has estimated counts as one hour. */
    peso: k.derived(k.decimal('Peso'), k.first('ore', 1)),
    stato: k.status(
      'Stato',
      'da_fare',
      {
        da_fare: k.state('Da fare', 'neutral', ['in_corso', 'fatta'], {
          verb: 'Rimetti da fare',
          also: ['da iniziare', 'aperta', 'todo', 'da finire'],
        }),
        in_corso: k.state('In corso', 'primary', ['fatta', 'da_fare'], {
          verb: 'Inizia',
          also: ['iniziata', 'cominciata', 'in lavorazione', 'ci stiamo lavorando'],
        }),
        fatta: k.state('Fatta', 'success', ['in_corso'], {
          over: true,
          verb: 'Segna fatta',
          verbs: { in_corso: 'Riapri' },
          done: 'Fase fatta',
          also: ['finita', 'completata', 'chiusa', 'done'],
        }),
      },
      { synonyms: ['a che punto', 'a che punto è'] },
    ),
  },
  title: ['nome', 'progetto'],
  synonyms: ['attività', 'compito', 'compiti', 'task', 'avanzamento'],
  scans: [],
  makes: ['aggiungi', 'pianifica', 'aggiungi una fase', 'aggiungi la fase', 'nuova fase', 'metti una fase'],
  alike: [['progetto', 'nome']],
  sort: [k.near('scadenza')],
  form: [{ fields: ['progetto', 'nome', 'responsabile', 'scadenza', 'ore', 'note'] }],
  board: false,
  table: ['nome', 'progetto', 'scadenza', 'responsabile', 'ore', 'stato'],
})
