import * as k from '../../kernel/describe.ts'
import { guestIn, stillIn } from './sovrapposizioni.ts'

/** What the cleaning badge says (specification §4): in course, done today, otherwise still to do. */
const pulizia = k.choice(
  'Pulizia',
  { in_corso: 'In corso', completata: 'Completata', da_fare: 'Da fare' },
  { tones: { in_corso: 'warning', completata: 'success', da_fare: 'neutral' } },
)

export const camera = k.defineEntity({
  name: 'camera',
  label: { one: 'Camera', many: 'Camere', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 60, synonyms: ['camera', 'numero', 'room'] }),
    tipo: k.choice(
      'Tipo',
      { standard: 'Standard', junior_suite: 'Junior Suite', suite: 'Suite' },
      {
        synonyms: ['tipologia', 'categoria'],
        also: {
          standard: ['normale', 'base', 'standard'],
          junior_suite: ['junior', 'junior suite'],
          suite: ['suite', 'la suite', 'le suite'],
        },
      },
    ),
    posti: k.integer('Posti letto', {
      min: 1,
      max: 20,
      noun: { gender: 'm', plural: true },
      unit: ['posto letto', 'posti letto'],
      synonyms: ['letti', 'capienza', 'posti'],
    }),
    prezzo: k.price('Prezzo per notte', { each: true, synonyms: ['tariffa', 'prezzo a notte'] }),
    ultima_pulizia: k.optional(k.date('Ultima pulizia', { near: { past: 365, future: 0 } })),
    stato: k.status('Stato', 'libera', {
      libera: k.state('Libera', 'success', ['occupata', 'pulizia', 'manutenzione'], {
        verb: 'Segna pulita',
        also: ['disponibile', 'vuota', 'pronta', 'pulita'],
      }),
      occupata: k.state('Occupata', 'primary', ['pulizia', 'libera'], {
        verb: 'Segna occupata',
        also: ['piena', 'impegnata', 'con ospiti'],
      }),
      pulizia: k.state('In Pulizia', 'warning', ['libera', 'manutenzione'], {
        verb: 'Manda in pulizia',
        also: ['da pulire', 'sporca', 'da rifare', 'non pronta'],
      }),
      manutenzione: k.state('Manutenzione', 'destructive', ['pulizia', 'libera'], {
        verb: 'Metti in manutenzione',
        verbs: { libera: 'Riapri' },
        also: ['fuori servizio', 'guasta', 'rotta', 'non agibile'],
      }),
    }),
    pulizia: k.derived(
      pulizia,
      k.cases([k.when([k.eq('stato', 'pulizia')], 'in_corso'), k.when([k.eq('ultima_pulizia', k.today())], 'completata')], 'da_fare'),
    ),
    occupata_fino: k.derived(
      k.until('Occupata fino al', {}),
      k.mostOf({ entity: 'prenotazione', by: 'camera', of: 'partenza', where: [k.eq('stato', 'arrivato')] }),
    ),
    attesa_il: k.derived(
      k.date('Prossimo ospite', {}),
      k.leastOf({
        entity: 'prenotazione',
        by: 'camera',
        of: 'arrivo',
        where: [k.oneOf('stato', ['opzione', 'confermata']), k.gte('arrivo', k.today())],
      }),
    ),
    persone: k.derived(
      k.integer('Persone adesso', { noun: { gender: 'f', plural: true, said: 'persone in camera' } }),
      k.sumOf({ entity: 'prenotazione', by: 'camera', of: 'persone', where: [k.eq('stato', 'arrivato')] }),
    ),
    note: k.optional(k.notes()),
  },
  unique: [['nome']],
  synonyms: ['stanza', 'stanze', 'alloggio', 'room'],
  makes: ['crea'],
  form: [{ fields: ['nome', 'tipo', 'posti', 'prezzo', 'ultima_pulizia', 'note'] }],
  table: ['nome', 'tipo', 'posti', 'prezzo', 'ultima_pulizia', 'pulizia', 'stato'],
  prefill: () => ({ tipo: 'standard', posti: 2 }) as const,
  // A room is taken by a check-in and by nothing else: the state and the bookings must say the same.
  async conflicts({ id, nome, stato }, read) {
    const guest = await guestIn(id, read)
    if (stato === 'occupata' && !guest)
      return [{ path: 'stato', code: 'rule', message: `${nome} diventa occupata con il check-in di una prenotazione.` }]
    if (stato !== 'occupata' && guest) return [{ path: 'stato', code: 'rule', message: stillIn(nome, guest) }]
    return []
  },
  // Whoever declares a room clean has cleaned it today, and what was planned for today is done.
  async effects(before, after, read, at) {
    if (before?.stato !== 'pulizia' || after?.stato !== 'libera') return []
    const planned = await read.find('pulizia', [
      k.eq('camera', after.id),
      k.oneOf('stato', ['programmata', 'in_corso']),
      k.lte('giorno', at.today),
    ])
    return [
      { type: 'update', entity: 'camera', id: after.id, values: { ultima_pulizia: at.today } },
      ...planned.map(({ id }) => ({ type: 'move', entity: 'pulizia', id, to: 'completata' }) as const),
    ]
  },
})
