import { describe, expect, it } from 'vitest'
import { studio } from './studio.fixture.ts'
import { seenSector } from '../../../kernel/sector/sight/seen-sector.ts'
import { defineGroups } from '../../../kernel/access/groups.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { defineSector } from '../../../kernel/sector/definition/define-sector.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { DefinitionError } from '../../../kernel/problem/problem.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'

const agenda = studio.screens[0] as CollectionScreen
const [poltrona, visita, chiusura] = studio.entities as [AnyEntity, AnyEntity, AnyEntity]
const { day } = agenda
const define = (faulty: Partial<Sector>) => () => defineSector<readonly AnyEntity[]>({ ...studio, ...faulty, sample: () => ({}) })
/** The day of the studio with a fault that the compiler would have seen. */
const withDay = (fault: object) => define({ screens: [{ ...agenda, day: { ...day, ...fault } } as CollectionScreen] })
const NO_HOURS: object = { day: undefined }
const HERE = 'studio.screens.agenda'

it('takes a day of hours alone, and one that ends at midnight', () => {
  expect(define({ screens: [{ ...agenda, day: { opens: '18:00', closes: '24:00' } }] })().screens).toHaveLength(1)
  expect(withDay({ step: 10 })().screens).toHaveLength(1)
})

describe('a fault', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a day without hours',
      define({ screens: [{ ...agenda, ...NO_HOURS }] }),
      `${HERE}.day: is undefined. Write it, or leave the word out.`,
    ],
    [
      'a day of what has no hour',
      define({ entities: [poltrona, { ...visita, slot: { day: 'giorno', lane: 'poltrona' } }, chiusura] }),
      `${HERE}.views: 'day' has nothing to show. Give the entity a slot with an hour, and say when the day opens and closes.`,
    ],
    ['an hour that is none', withDay({ opens: '8' }), `${HERE}.day: '8' is no hour. Write it as 08:30.`],
    ['a day that begins at its end', withDay({ opens: '24:00' }), `${HERE}.day: '24:00' is no hour. Write it as 08:30.`],
    [
      'a day backwards',
      withDay({ opens: '19:00', closes: '08:00' }),
      `${HERE}.day: 19:00–08:00 ends before it begins. Say the earlier hour first.`,
    ],
    ['a crooked step', withDay({ step: 7 }), `${HERE}.day.step: 7 minutes do not go round in an hour. Say one of 5, 10, 15, 20, 30, 60.`],
    [
      'a pause at night',
      withDay({ pauses: [{ from: '20:00', to: '21:00' }] }),
      `${HERE}.day.pauses.0: the pause lies outside of 08:00–19:00. Change the hours, or take it out.`,
    ],
    [
      'a pause without an end',
      withDay({ pauses: [{ from: '12:00' }] }),
      `${HERE}.day.pauses.0: 'undefined' is no hour. Write it as 08:30.`,
    ],
    [
      'closures that have no hour',
      withDay({ blocks: { entity: 'poltrona', label: 'Chiudi' } }),
      `${HERE}.day.blocks: 'poltrona' has no hour. Give poltrona a slot with an hour.`,
    ],
    [
      'closures of other columns',
      define({ entities: [poltrona, visita, { ...chiusura, slot: { day: 'giorno', time: 'ora' } }] }),
      `${HERE}.day.blocks: 'chiusura' does not stand in the columns of visita. Give its slot a lane that leads to poltrona.`,
    ],
    [
      'a detail that a chair has not',
      withDay({ details: ['cura'] }),
      `${HERE}.day.details: 'cura' is not a field of poltrona, so not of this sector. Known: nome, chi, archivio.`,
    ],
    [
      'a list that waits since a text',
      withDay({ waiting: [{ title: 'Sala', where: [], details: [], since: 'cura' }] }),
      `${HERE}.day.waiting.since: 'cura' of visita is a text. Name a field of kind time.`,
    ],
    [
      'a list that leads nowhere',
      withDay({ waiting: [{ title: 'Sala', where: [], details: [], to: 'persa' }] }),
      `${HERE}.day.waiting.to: 'persa' is not a state of visita`,
    ],
    [
      'a list of what stands on no day and stays so',
      withDay({ waiting: [{ title: 'Persi', where: [{ field: 'stato', op: 'eq', value: 'da_ricollocare' }], details: [] }] }),
      `${HERE}.day.waiting.0.placed: what is 'da_ricollocare' stands on no day. Say the state that it has once it is put into one.`,
    ],
    [
      'a list of what does not become what it should',
      withDay({
        waiting: [{ title: 'Persi', where: [{ field: 'stato', op: 'in', value: ['da_ricollocare'] }], details: [], placed: 'completata' }],
      }),
      `${HERE}.day.waiting.0.placed: 'da_ricollocare' does not lead to 'completata'. Say one of confermata.`,
    ],
    [
      'a list without conditions',
      withDay({ waiting: [{ title: 'Sala', details: [] }] }),
      `${HERE}.day.waiting.0.where: is undefined, and no list.`,
    ],
  ])('is told of %s', (_case, faulty, message) => {
    expect(faulty).toThrow(DefinitionError)
    expect(faulty).toThrow(message)
  })
})

describe('a day as somebody sees it', () => {
  const { restricted, only } = defineGroups({ sanitari: 'Dati sanitari' })
  const seen = (entities: readonly AnyEntity[], groups: readonly string[] = []) => {
    const sector: Sector = { ...studio, groups: { sanitari: 'Dati sanitari' }, entities }
    return seenSector(sector, { groups }).screens.flatMap((one) => (one.kind === 'collection' ? [one.day] : []))[0]
  }

  it('is whole where nothing is hidden', () => {
    expect(seen(studio.entities)).toEqual(day)
  })

  it('names no closures, no field and no list of what is hidden', () => {
    const hidden = [
      { ...poltrona, fields: { ...poltrona.fields, chi: restricted(optional(text('Chi')), 'sanitari') } },
      {
        ...visita,
        fields: {
          ...visita.fields,
          cura: restricted(optional(text('Cura')), 'sanitari'),
          arrivo: restricted(optional(time('Arrivo')), 'sanitari'),
        },
      },
      { ...chiusura, access: only({ read: ['sanitari'], write: ['sanitari'] }) },
    ]
    const shown = seen(hidden)
    expect(shown).not.toHaveProperty('blocks')
    expect(shown).toMatchObject({
      opens: '08:00',
      details: [],
      waiting: [{ title: 'In sala d’attesa', details: [], to: 'in_poltrona' }, { details: [] }],
    })
    expect(shown?.waiting?.[0]).not.toHaveProperty('since')
    expect(seen(hidden, ['sanitari'])).toEqual(day)
  })

  it('offers no state to who may not change it', () => {
    const kept = [poltrona, { ...visita, access: only({ write: ['sanitari'] }) }, chiusura]
    expect(seen(kept)?.waiting?.[0]).not.toHaveProperty('to')
    expect(seen(kept)?.waiting?.[1]).not.toHaveProperty('placed')
    expect(seen(kept, ['sanitari'])).toEqual(day)
  })
})
