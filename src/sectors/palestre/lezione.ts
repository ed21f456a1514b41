import { asc, eq, lte, oneOf } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { cases, field, minus, when } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { standing } from '../common/standing.ts'
import { state } from '../common/state.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { lezioneAnnullata } from './lezione-seguiti.ts'
import { CON_POSTO } from './stati.ts'

const prenotazioni = (states: readonly string[]) => ({ entity: 'prenotazione', by: 'lezione', where: [oneOf('stato', states)] }) as const

/** One lesson of a class, on its day: what is booked. */
export const lezione = defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: {
    corso: reference('Corso', 'corso'),
    data: date('Data', { near: { past: 120, future: 400 } }),
    ora: time('Ora'),
    minuti: integer('Durata', { min: 15, max: 240, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    sala: reference('Sala', 'sala'),
    istruttore: reference('Istruttore', 'istruttore'),
    nota: optional(text('Nota', { max: 160, placeholder: 'Portare il tappetino' })),
    posti: derived(integer('Posti', { noun: { plural: true } }), field('corso.posti')),
    prenotati: derived(integer('Prenotati', { noun: { plural: true } }), counted('', prenotazioni(CON_POSTO)).derive),
    in_lista: counted('In lista d’attesa', prenotazioni(['lista_attesa'])),
    presenti: counted('Presenti', prenotazioni(['presente'])),
    da_segnare: counted('Da segnare', prenotazioni(['prenotata'])),
    liberi: derived(integer('Posti liberi', { min: -500, noun: { plural: true } }), minus('posti', 'prenotati')),
    disponibilita: standing(
      'Disponibilità',
      { posti: ['Posti liberi', 'success'], completo: ['Completo', 'warning'] },
      cases([when([lte('liberi', 0)], 'completo')], 'posti'),
      { noun: { gender: 'f' }, also: { completo: ['pieno', 'piena', 'pieni', 'al completo'] } },
    ),
    stato: status('Stato', 'programmata', {
      programmata: state('Programmata', 'primary', ['svolta', 'annullata'], {
        verb: 'Rimetti in programma',
        also: ['in programma', 'in calendario', 'da fare'],
      }),
      svolta: state('Svolta', 'success', ['programmata'], {
        over: true,
        shows: ['prenotati', 'presenti', 'da_segnare'],
        verb: 'Segna svolta',
        verbs: { programmata: 'Non è ancora svolta' },
        done: 'Lezione svolta',
        also: ['fatta', 'tenuta', 'svolte'],
      }),
      annullata: state('Annullata', 'destructive', ['programmata'], {
        away: true,
        shows: ['prenotati'],
        verb: 'Annulla lezione',
        verbs: { programmata: 'Ripristina' },
        done: 'Lezione annullata, con le sue prenotazioni',
        also: ['cancellata', 'saltata', 'non si fa'],
      }),
    }),
  },
  title: ['corso', 'data'],
  synonyms: ['lezioni', 'appuntamento', 'turno', 'calendario', 'seduta'],
  makes: ['fissa', 'programma', 'metti in calendario', 'aggiungi una lezione'],
  unique: [['corso', 'data', 'ora']],
  scans: [],
  sort: [{ field: 'data', direction: 'near' }, asc('ora')],
  form: [{ fields: ['corso', 'data', 'ora', 'minuti', 'sala', 'istruttore', 'nota'] }],
  table: ['data', 'ora', 'corso', 'istruttore', 'sala', 'prenotati', 'posti', 'disponibilita', 'stato'],
  board: 'stato',
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 60, lane: 'sala' },
  exclusive: {
    also: ['istruttore'],
    says: (_, quando, taken) => (taken === 'istruttore' ? `ha già una lezione ${quando}` : `è già occupata ${quando}`),
  },
  rules: [
    {
      field: 'corso',
      message: 'Il corso è sospeso o concluso.',
      when: [eq('stato', 'programmata'), oneOf('corso.stato', ['sospeso', 'concluso'])],
    },
  ],
  effects: lezioneAnnullata,
  // As the class is usually held.
  async proposes({ corso: id }, read) {
    const row = id ? await read.get('corso', id) : undefined
    if (!row) return {}
    const [first] = (row['orario'] ?? []) as readonly { readonly ora: string }[]
    return {
      minuti: Number(row['durata']),
      sala: row['sala'] as `sala_${string}`,
      istruttore: row['istruttore'] as `istruttore_${string}`,
      ...(first && { ora: first.ora }),
    }
  },
  prefill: ({ today }) => ({ data: today }),
})
