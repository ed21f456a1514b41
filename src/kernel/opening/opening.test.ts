import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { integer } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { time } from '../fields/time.ts'
import { openOn, type Opening } from './opening.ts'
import { openingFrom } from './read-opening.ts'
import { slotDoubts } from './slot-doubts.ts'

const giorni = { lun_ven: 'Feriali', tutti: 'Tutti', sabato: 'Sabato', festivi: 'Festivi' }
const orario = defineEntity({
  name: 'orario',
  label: { one: 'Orario', many: 'Orari', gender: 'm' },
  fields: {
    nome: text('Nome'),
    sala: optional(reference('Sala', 'sala')),
    fasce: lines(
      'Orari',
      { giorni: choice('Giorni', giorni), dalle: time('Dalle'), alle: time('Alle') },
      { summary: ({ dalle }) => dalle },
    ),
    patrono: optional(date('Patrono')),
    chiusure: optional(
      lines('Chiusure', { dal: date('Dal'), al: optional(date('Al')), motivo: text('Motivo') }, { summary: ({ motivo }) => motivo }),
    ),
  },
  title: ['nome'],
  table: ['nome'],
  opening: { place: 'lo studio', hours: 'fasce', closures: 'chiusure', patron: 'patrono', of: ['sala'] },
})
const visita = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    giorno: date('Giorno', { near: { past: 30, future: 365 } }),
    ora: optional(time('Ora')),
    minuti: optional(integer('Durata')),
    sala: optional(reference('Sala', 'sala')),
    stato: status('Stato', 'fissata', {
      fissata: { label: 'Fissata', tone: 'primary', next: ['fatta', 'annullata'] },
      fatta: { label: 'Fatta', tone: 'success', next: [] },
      annullata: { label: 'Annullata', tone: 'neutral', next: [], away: true },
    }),
  },
  title: ['giorno'],
  table: ['giorno'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 45, lane: 'sala' },
})

const studio = openingFrom(
  orario,
  [
    {
      id: 'orario_1',
      version: 1,
      nome: 'Normale',
      fasce: [
        { giorni: 'lun_ven', dalle: '08:30', alle: '13:00' },
        { giorni: 'lun_ven', dalle: '14:00', alle: '19:00' },
      ],
      patrono: '2020-03-18',
      chiusure: [{ dal: '2026-08-10', al: '2026-08-21', motivo: 'Ferie estive' }],
    },
    { id: 'orario_2', version: 1, nome: 'Sala 3', sala: 'sala_3', fasce: [{ giorni: 'sabato', dalle: '09:00', alle: '12:00' }] },
  ],
  (id) => (id === 'sala_3' ? 'Sala 3' : undefined),
)
const locale = openingFrom(
  orario,
  [{ id: 'orario_1', version: 1, nome: 'Cena', fasce: [{ giorni: 'tutti', dalle: '19:00', alle: '00:30' }] }],
  () => undefined,
)
const at = { today: '2026-11-27', time: '10:00' }
const asked = (values: object, opening = studio, before?: object) =>
  slotDoubts(visita, opening, { before: before as never, after: { stato: 'fissata', ...values }, at }).map(
    ({ path, message }) => `${path}: ${message}`,
  )

describe('a booking outside of the opening hours is asked about', () => {
  it.each([
    [{ giorno: '2026-11-29', ora: '10:00' }, 'giorno: È domenica: salva lo stesso?'],
    [{ giorno: '2026-11-29' }, 'giorno: È domenica: salva lo stesso?'],
    [{ giorno: '2026-12-08', ora: '10:00' }, 'giorno: È un giorno festivo, Immacolata Concezione: salva lo stesso?'],
    [{ giorno: '2027-03-18', ora: '10:00' }, 'giorno: È un giorno festivo, Festa del patrono: salva lo stesso?'],
    [{ giorno: '2027-03-29', ora: '10:00' }, 'giorno: È un giorno festivo, Lunedì dell’Angelo: salva lo stesso?'],
    [{ giorno: '2026-11-30', ora: '07:00' }, 'ora: Lo studio apre alle 08:30: salva lo stesso?'],
    [{ giorno: '2026-11-30', ora: '18:30' }, 'ora: Lo studio chiude alle 19:00: salva lo stesso?'],
    [{ giorno: '2026-11-30', ora: '15:00', minuti: 600 }, 'ora: Lo studio chiude alle 19:00: salva lo stesso?'],
    [{ giorno: '2026-11-30', ora: '12:45' }, 'ora: Dalle 13:00 alle 14:00 lo studio è in pausa: salva lo stesso?'],
    [{ giorno: '2026-11-30', ora: '10:00', sala: 'sala_3' }, 'giorno: Lunedì non è tra i giorni di Sala 3: salva lo stesso?'],
    [{ giorno: '2026-11-28', ora: '11:30', sala: 'sala_3' }, 'ora: L’orario di Sala 3 finisce alle 12:00: salva lo stesso?'],
  ])('%j', (values, question) => {
    expect(asked(values)).toEqual([question])
  })

  it('says what keeps the firm closed for days', () => {
    const after = { stato: 'fissata', giorno: '2026-08-21', ora: '10:00' }
    expect(slotDoubts(visita, studio, { before: undefined, after, at: { today: '2026-08-01' } })[0]?.message).toBe(
      'In quel giorno lo studio non apre (Ferie estive): salva lo stesso?',
    )
  })

  it.each([
    [{ giorno: '2026-11-30', ora: '08:30', minuti: 270 }],
    [{ giorno: '2026-11-30', ora: '18:15' }],
    [{ giorno: '2026-11-28', ora: '09:00', sala: 'sala_3' }],
    // The leap day and the night when the clocks change are days like others.
    [{ giorno: '2026-11-27', ora: '10:00' }],
  ])('and none within them is: %j', (values) => {
    expect(asked(values)).toEqual([])
  })

  it('reads hours that go over midnight from both days', () => {
    expect(asked({ giorno: '2026-11-28', ora: '23:30', minuti: 60 }, locale)).toEqual([])
    expect(asked({ giorno: '2026-11-28', ora: '00:00', minuti: 30 }, locale)).toEqual([])
    expect(asked({ giorno: '2026-11-28', ora: '23:30', minuti: 90 }, locale)).toEqual([
      'ora: Lo studio chiude alle 00:30: salva lo stesso?',
    ])
    expect(asked({ giorno: '2026-11-28', ora: '04:00' }, locale)).toEqual(['ora: Lo studio apre alle 19:00: salva lo stesso?'])
  })

  it('asks once: what an edit leaves as it was is not asked again, and nothing of what has been or does not come', () => {
    const kept = { stato: 'fissata', giorno: '2026-11-29', ora: '10:00' }
    expect(asked({ ...kept, note: 'x' }, studio, kept)).toEqual([])
    expect(asked({ ...kept, ora: '11:00' }, studio, kept)).toHaveLength(1)
    expect(asked({ ...kept, stato: 'fatta' })).toEqual([])
    expect(asked({ ...kept, stato: 'annullata' })).toEqual([])
  })
})

describe('a booking of a day that is over', () => {
  it.each([
    ['2026-11-26', 'giorno: È di ieri: salva lo stesso?'],
    ['2026-11-25', 'giorno: È dell’altro ieri: salva lo stesso?'],
    ['2026-11-20', 'giorno: È del 20/11/2026, 7 giorni fa: salva lo stesso?'],
  ])('%s', (giorno, question) => {
    expect(asked({ giorno, ora: '10:00' })).toEqual([question])
  })

  it('is left to the field where that doubts it already, and is no question where the trade keeps what has been', () => {
    expect(asked({ giorno: '2026-01-10', ora: '10:00' }, undefined)).toEqual([])
    expect(asked({ giorno: '2026-11-26', ora: '10:00', stato: 'fatta' })).toEqual([])
  })
})

const hoursOf = (opening: Opening | undefined, day: string) => opening && openOn(opening, day, [])

describe('hours that are offered', () => {
  it('are those of the day, cut at its midnights', () => {
    expect(hoursOf(studio, '2026-11-30')).toEqual([
      { from: 510, to: 780 },
      { from: 840, to: 1140 },
    ])
    expect(hoursOf(locale, '2026-11-28')).toEqual([
      { from: 0, to: 30 },
      { from: 1140, to: 1440 },
    ])
  })

  it.each(['2026-11-29', '2026-12-08', '2026-12-25', '2027-03-18', '2026-08-15'])('are none on %s', (day) => {
    expect(hoursOf(studio, day)).toEqual([])
  })
})
