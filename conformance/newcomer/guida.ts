import * as k from '../../src/kernel/describe.ts'

const valida = k.oneOf('stato', ['prenotata', 'fatta'])
const foglioScaduto = k.lt('allievo.foglio_scade', k.field('giorno'))
const abilitazioneScaduta = k.lt('istruttore.abilitazione_scade', k.field('giorno'))

export const guida = k.defineEntity({
  name: 'guida',
  label: { one: 'Guida', many: 'Guide', gender: 'f' },
  synonyms: ['lezione', 'lezione di guida'],
  fields: {
    allievo: k.reference('Allievo', 'allievo'),
    istruttore: k.reference('Istruttore', 'istruttore'),
    giorno: k.day(),
    ora: k.hour(),
    minuti: k.lasts('Durata', { unit: ['minuto', 'minuti'] }),
    prezzo: k.price(),
    stato: k.status('Stato', 'prenotata', {
      prenotata: { label: 'Prenotata', tone: 'primary', next: ['fatta', 'mancata', 'disdetta'], verb: 'Riprenota' },
      fatta: { label: 'Fatta', tone: 'success', next: [], verb: 'Segna fatta', done: 'Guida fatta', shows: ['prezzo'] },
      mancata: { label: 'Mancata', tone: 'warning', next: ['prenotata'], away: true, verb: 'Segna mancata' },
      disdetta: { label: 'Disdetta', tone: 'destructive', next: ['prenotata'], away: true, verb: 'Disdici' },
    }),
    note: k.optional(k.notes()),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'giorno' })),
  },
  title: ['allievo', 'giorno', 'ora'],
  sort: [k.near('giorno'), k.asc('ora')],
  table: ['giorno', 'ora', 'allievo', 'istruttore', 'minuti', 'prezzo', 'stato'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'istruttore' },
  exclusive: { says: (_, when) => `ha già una guida ${when}` },
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
  proposes: async ({ minuti }) => (minuti ? { prezzo: k.euro((minuti * 36) / 60) } : {}),
  rules: [
    { field: 'allievo', message: 'L’allievo non ha il foglio rosa.', when: [valida, k.empty('allievo.foglio_scade')] },
    { field: 'allievo', message: 'Il foglio rosa dell’allievo è scaduto in quel giorno.', when: [valida, foglioScaduto] },
    { field: 'istruttore', message: 'L’abilitazione dell’istruttore è scaduta in quel giorno.', when: [valida, abilitazioneScaduta] },
  ],
})
