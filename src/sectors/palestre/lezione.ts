import * as k from '../../kernel/describe.ts'
import { lezioneAnnullata } from './lezione-seguiti.ts'
import { CON_POSTO } from './stati.ts'

const prenotazioni = (states: readonly string[]) => ({ entity: 'prenotazione', by: 'lezione', where: [k.oneOf('stato', states)] }) as const

/** One lesson of a class, on its day: what is booked. */
export const lezione = k.defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: {
    corso: k.reference('Corso', 'corso'),
    data: k.day('Data', { near: { past: 120, future: 400 } }),
    ora: k.hour(),
    minuti: k.lasts('Durata', { min: 15, max: 240, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    sala: k.reference('Sala', 'sala'),
    istruttore: k.reference('Istruttore', 'istruttore'),
    nota: k.optional(k.note('Nota', { max: 160, placeholder: 'Portare il tappetino' })),
    posti: k.derived(k.integer('Posti', { noun: { plural: true } }), k.field('corso.posti')),
    prenotati: k.derived(k.integer('Prenotati', { noun: { plural: true } }), k.counted('', prenotazioni(CON_POSTO)).derive),
    in_lista: k.counted('In lista d’attesa', prenotazioni(['lista_attesa'])),
    presenti: k.counted('Presenti', prenotazioni(['presente'])),
    da_segnare: k.counted('Da segnare', prenotazioni(['prenotata'])),
    liberi: k.derived(k.integer('Posti liberi', { min: -500, noun: { plural: true } }), k.minus('posti', 'prenotati')),
    disponibilita: k.standing(
      'Disponibilità',
      { posti: ['Posti liberi', 'success'], completo: ['Completo', 'warning'] },
      k.cases([k.when([k.lte('liberi', 0)], 'completo')], 'posti'),
      { noun: { gender: 'f' }, also: { completo: ['pieno', 'piena', 'pieni', 'al completo'] } },
    ),
    stato: k.status('Stato', 'programmata', {
      programmata: k.state('Programmata', 'primary', ['svolta', 'annullata'], {
        verb: 'Rimetti in programma',
        also: ['in programma', 'in calendario', 'da fare'],
      }),
      svolta: k.state('Svolta', 'success', ['programmata'], {
        over: true,
        shows: ['prenotati', 'presenti', 'da_segnare'],
        verb: 'Segna svolta',
        verbs: { programmata: 'Non è ancora svolta' },
        done: 'Lezione svolta',
        also: ['fatta', 'tenuta', 'svolte'],
      }),
      annullata: k.state('Annullata', 'destructive', ['programmata'], {
        away: 'called off',
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
  sort: [k.near('data'), k.asc('ora')],
  form: [{ fields: ['corso', 'data', 'ora', 'minuti', 'sala', 'istruttore', 'nota'] }],
  table: ['data', 'ora', 'corso', 'istruttore', 'sala', 'prenotati', 'posti', 'disponibilita', 'stato'],
  slot: { day: 'data', time: 'ora', lasts: 'minuti', usual: 60, lane: 'sala' },
  exclusive: {
    also: ['istruttore'],
    says: (_, quando, taken) => (taken === 'istruttore' ? `ha già una lezione ${quando}` : `è già occupata ${quando}`),
  },
  rules: [
    {
      field: 'corso',
      message: 'Il corso è sospeso o concluso.',
      when: [k.eq('stato', 'programmata'), k.oneOf('corso.stato', ['sospeso', 'concluso'])],
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
