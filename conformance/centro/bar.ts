import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { team } from '../../src/kernel/fields/team.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'

/** The plan of places: who sits at the tables of the bar. */
export const tavolata = defineEntity({
  name: 'tavolata',
  label: { one: 'Tavolata', many: 'Tavolate', gender: 'f' },
  fields: {
    socio: reference('Socio', 'socio'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    coperti: integer('Coperti', { min: 1, unit: ['coperto', 'coperti'] }),
    tavoli: optional(team('Tavoli', 'tavolo')),
    allergie: optional(text('Allergie')),
    conto: optional(money('Conto')),
    stato: status('Stato', 'prenotata', {
      prenotata: { label: 'Prenotata', tone: 'info', next: ['a_tavola', 'disdetta'], verb: 'Riprendi' },
      a_tavola: { label: 'A tavola', tone: 'primary', next: ['al_conto'], begun: true, requires: ['tavoli'], verb: 'Fai accomodare' },
      al_conto: { label: 'Conto', tone: 'warning', next: ['pagata'], begun: true, verb: 'Porta il conto' },
      pagata: { label: 'Pagata', tone: 'success', next: [], freed: true, verb: 'Incassa' },
      disdetta: { label: 'Disdetta', tone: 'neutral', next: ['prenotata'], away: true, verb: 'Disdici' },
    }),
  },
  title: ['socio'],
  sort: [{ field: 'ora', direction: 'asc' }],
  table: ['giorno', 'ora', 'socio', 'coperti', 'tavoli', 'stato'],
  slot: { day: 'giorno', time: 'ora', usual: 90 },
  exclusive: { of: 'tavoli', says: (_, when) => `è già preso ${when}` },
  capacity: { of: 'tavoli', places: 'posti', counts: 'coperti' },
  prefill: ({ today }) => ({ giorno: today, coperti: 2 }),
})
