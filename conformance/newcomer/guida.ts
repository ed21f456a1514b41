import { defineEntity } from '../../src/kernel/define-entity.ts'
import { field } from '../../src/kernel/expression/expression.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { euro, money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { recurrence } from '../../src/kernel/fields/recurrence.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { longText } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'

const valida = { field: 'stato', op: 'in', value: ['prenotata', 'fatta'] } as const
const foglioScaduto = { field: 'allievo.foglio_scade', op: 'lt', value: field('giorno') } as const
const abilitazioneScaduta = { field: 'istruttore.abilitazione_scade', op: 'lt', value: field('giorno') } as const

export const guida = defineEntity({
  name: 'guida',
  label: { one: 'Guida', many: 'Guide', gender: 'f' },
  synonyms: ['lezione', 'lezione di guida'],
  fields: {
    allievo: reference('Allievo', 'allievo'),
    istruttore: reference('Istruttore', 'istruttore'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    minuti: integer('Durata', { unit: ['minuto', 'minuti'] }),
    prezzo: money('Prezzo'),
    stato: status('Stato', 'prenotata', {
      prenotata: { label: 'Prenotata', tone: 'primary', next: ['fatta', 'mancata', 'disdetta'], verb: 'Riprenota' },
      fatta: { label: 'Fatta', tone: 'success', next: [], verb: 'Segna fatta', done: 'Guida fatta', shows: ['prezzo'] },
      mancata: { label: 'Mancata', tone: 'warning', next: ['prenotata'], away: true, verb: 'Segna mancata' },
      disdetta: { label: 'Disdetta', tone: 'destructive', next: ['prenotata'], away: true, verb: 'Disdici' },
    }),
    note: optional(longText('Note')),
    ripetizione: optional(recurrence('Ripetizione', { of: 'giorno' })),
  },
  title: ['allievo', 'giorno', 'ora'],
  sort: [
    { field: 'giorno', direction: 'near' },
    { field: 'ora', direction: 'asc' },
  ],
  table: ['giorno', 'ora', 'allievo', 'istruttore', 'minuti', 'prezzo', 'stato'],
  board: 'stato',
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'istruttore' },
  exclusive: { says: (_, when) => `ha già una guida ${when}` },
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
  proposes: async ({ minuti }) => (minuti ? { prezzo: euro((minuti * 36) / 60) } : {}),
  rules: [
    { field: 'allievo', message: 'L’allievo non ha il foglio rosa.', when: [valida, { field: 'allievo.foglio_scade', op: 'empty' }] },
    { field: 'allievo', message: 'Il foglio rosa dell’allievo è scaduto in quel giorno.', when: [valida, foglioScaduto] },
    { field: 'istruttore', message: 'L’abilitazione dell’istruttore è scaduta in quel giorno.', when: [valida, abilitazioneScaduta] },
  ],
})
