import { defineEntity } from '../../src/kernel/define-entity.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { team } from '../../src/kernel/fields/team.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'

/** The plan of places: the tables of the bar, inside and on the terrace. */
export const sala = defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})

export const tavolo = defineEntity({
  name: 'tavolo',
  label: { one: 'Tavolo', many: 'Tavoli', gender: 'm' },
  fields: {
    numero: text('Numero'),
    sala: reference('Sala', 'sala'),
    posti: optional(integer('Posti', { unit: ['posto', 'posti'] })),
    forma: choice('Forma', { quadro: 'Quadrato', tondo: 'Tondo', arredo: 'Arredo' }),
    colonna: optional(integer('Colonna')),
    riga: optional(integer('Riga')),
    larghezza: optional(integer('Larghezza')),
    altezza: optional(integer('Altezza')),
    unito_a: optional(reference('Unito a', 'tavolo')),
  },
  title: ['numero'],
  table: ['numero', 'sala', 'posti', 'forma'],
  prefill: () => ({ forma: 'quadro', posti: 4 }) as const,
})

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
