import { describe, expect, it } from 'vitest'
import { day } from '../concepts/day.ts'
import { hour } from '../concepts/hour.ts'
import { hours } from '../concepts/hours.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineScreens } from './define-screens.ts'
import { money } from '../fields/money.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'

const iscritta = defineEntity({
  name: 'iscritta',
  label: { one: 'Allieva', many: 'Allieve', gender: 'f' },
  fields: {
    nome: text('Nome'),
    dal: day('Dal'),
    quota: money('Quota'),
    ore: hours(),
    stato: status('Stato', 'attiva', {
      attiva: { label: 'Attiva', tone: 'success', next: ['ferma'] },
      ferma: { label: 'Ferma', tone: 'neutral', next: [] },
    }),
  },
  title: ['nome'],
  table: ['nome', 'dal', 'quota', 'stato'],
  board: 'stato',
})
const studio = defineEntity({
  name: 'studio',
  label: { one: 'Studio', many: 'Studi', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})
const prova = defineEntity({
  name: 'prova',
  label: { one: 'Prova', many: 'Prove', gender: 'f' },
  fields: { allieva: reference('Allieva', 'iscritta'), giorno: day(), ora: hour() },
  title: ['allieva'],
  table: ['giorno', 'ora', 'allieva'],
  slot: { day: 'giorno', time: 'ora' },
})
const trade = { entities: [iscritta, studio, prova], metrics: [] }
const allieve = { kind: 'collection', key: 'scuola', icon: 'users', entity: 'iscritta' } as const

describe('a tab of records', () => {
  it('is called, searched, added to and saved as its entity says', () => {
    expect(defineScreens(trade, [allieve])).toEqual([
      {
        ...allieve,
        label: 'Allieve',
        search: 'Cerca allieve...',
        create: 'Nuova Allieva',
        save: 'Salva allieva',
        empty: { title: 'Nessun’allieva', text: 'Aggiungi la prima.' },
        views: ['list', 'board'],
        filters: ['dal', 'stato'],
      },
    ])
  })

  it('keeps what its author says, the sentence of an empty list under the usual title', () => {
    const [screen] = defineScreens(trade, [{ ...allieve, create: 'Iscrivi', empty: 'Si iscrivono dal sito.' }])
    expect(screen).toMatchObject({ create: 'Iscrivi', empty: { title: 'Nessun’allieva', text: 'Si iscrivono dal sito.' } })
  })

  it('fills the lists beside it from their own entities', () => {
    const lists = { 'list:studi': { entity: 'studio', filters: ['nome'] } } as const
    const [screen] = defineScreens(trade, [{ ...allieve, views: ['list', 'list:studi'], lists }])
    expect(screen).toMatchObject({
      label: 'Allieve',
      lists: { 'list:studi': { label: 'Studi', search: 'Cerca studi...', empty: { title: 'Nessuno studio', text: 'Aggiungi il primo.' } } },
    })
  })
})

describe('a panel of an overview', () => {
  const overview = { kind: 'overview', key: 'oggi', label: 'Oggi', icon: 'users', metrics: [], creates: 'scuola' } as const
  const panel = { title: 'T', entity: 'iscritta', where: [], empty: 'Niente.' } as const

  it('shows five rows with their status, and the way to the tab of its entity', () => {
    const agenda = { ...panel, kind: 'agenda', sort: [], details: [] } as const
    expect(defineScreens(trade, [{ ...overview, panels: [agenda] }, allieve])[0]).toMatchObject({
      panels: [{ limit: 5, status: 'stato', more: { label: 'Tutte le allieve', screen: 'scuola' } }],
    })
  })

  it('is about today, by the hour, where no condition is said', () => {
    expect(defineScreens(trade, [{ ...overview, panels: [{ kind: 'agenda', entity: 'prova' }] }, allieve])[0]).toMatchObject({
      panels: [
        {
          title: 'Oggi',
          where: [{ field: 'giorno', op: 'eq', value: { today: 0 } }],
          sort: [{ field: 'ora', direction: 'asc' }],
          lead: 'ora',
          details: ['allieva'],
          empty: 'Oggi nessuna prova.',
        },
      ],
    })
  })

  it('is called as its entity where it has conditions and no title', () => {
    const late = { kind: 'agenda', entity: 'prova', where: [{ field: 'giorno', op: 'lt', value: '2026-11-21' }] } as const
    expect(defineScreens(trade, [{ ...overview, panels: [late] }, allieve])[0]).toMatchObject({
      panels: [{ title: 'Prove', empty: 'Nessuna prova.' }],
    })
  })

  it('counts a figure in what its field holds', () => {
    const chart = { ...panel, kind: 'chart', shape: 'bars', by: 'dal', fn: 'sum', formula: 'F' } as const
    const panels = [
      { ...chart, field: 'quota' },
      { ...chart, field: 'ore' },
      { ...chart, fn: 'count' },
    ] as const
    expect(defineScreens(trade, [{ ...overview, panels }, allieve])[0]).toMatchObject({
      panels: [
        { unit: 'money', opens: 'scuola' },
        { unit: 'hours', opens: 'scuola' },
        { unit: 'count', opens: 'scuola' },
      ],
    })
  })
})
