import { describe, expect, it } from 'vitest'
import { sightOf } from '../access/sight.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { optional } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import type { CollectionScreen } from '../screens/screen.ts'
import { choicesAfter } from './choices.ts'
import {
  isSameAddress,
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  removeView,
  saveView,
  viewsOf,
  viewsSeenBy,
  type ViewMaker,
  type ViewsChanged,
  type ViewsHeld,
  type ViewWish,
} from './saved-views.ts'

const attrezzo = defineEntity({
  name: 'attrezzo',
  label: { one: 'Attrezzo', many: 'Attrezzi', gender: 'm' },
  fields: { nome: text('Nome'), prezzo_pagato: { ...optional(text('Prezzo pagato')), access: { read: ['ufficio'] } } },
  table: ['nome'],
})
const stipendio = defineEntity({
  name: 'stipendio',
  label: { one: 'Stipendio', many: 'Stipendi', gender: 'm' },
  fields: { nome: text('Nome') },
  table: ['nome'],
  access: { read: ['ufficio'] },
})
const tab = (key: string, entity: string): CollectionScreen => ({
  kind: 'collection',
  key,
  label: key,
  icon: 'package',
  entity,
  views: ['list', 'list:paghe'],
  lists: { 'list:paghe': { entity: 'stipendio', label: 'Paghe', search: '', filters: [], empty: { title: '', text: '' } } },
  search: '',
  create: '',
  save: '',
  filters: ['nome'],
  empty: { title: '', text: '' },
})
const sector = { entities: [attrezzo, stipendio], screens: [tab('attrezzi', 'attrezzo'), tab('stipendi', 'stipendio')] }
const entities = new Map(sector.entities.map((entity) => [entity.name, entity]))

const luca: ViewMaker = { member: 'luca', isOwner: true, shares: true }
const anna: ViewMaker = { member: 'anna', isOwner: false, shares: true }
const reader: ViewMaker = { member: 'rita', isOwner: false, shares: false }

const NONE: ViewsHeld = { own: [], shared: [] }
const wish = (name: string, more: Partial<ViewWish> = {}): ViewWish => ({
  screen: 'attrezzi',
  name,
  address: { 'f.nome': 'martello' },
  isShared: false,
  ...more,
})
function heldOf(changed: ViewsChanged): ViewsHeld {
  if (!changed.ok) throw new Error(changed.problems[0]?.message)
  return changed.held
}
const idIn = ({ own, shared }: ViewsHeld): string => [...own, ...shared][0]?.id ?? ''
const said = (changed: ViewsChanged) => (changed.ok ? [] : changed.problems.map(({ path, message }) => [path, message]))
const seen = (held: ViewsHeld, maker: ViewMaker, groups: readonly string[] | 'all' = []) =>
  viewsSeenBy(held, sector, { ...maker, sight: sightOf(entities, { groups }) }).map(({ name, isMine, isShared }) => [
    name,
    isMine,
    isShared,
  ])

describe('a saved view', () => {
  it('keeps the list of an address and nothing of the page around it', () => {
    const address = { scheda: 'attrezzi', apri: 'attrezzo.1', 'f.nome': 'martello', ordina: '-nome', cerca: ' ', mostra: 'list' }
    const [view] = heldOf(saveView(NONE, luca, wish('  Da   comprare ', { address }))).own
    expect(view).toMatchObject({ name: 'Da comprare', address: { 'f.nome': 'martello', ordina: '-nome', mostra: 'list' } })
    expect(isSameAddress({ mostra: 'list', 'f.nome': 'x' }, { 'f.nome': 'x', mostra: 'list', giorno: '2026-11-30' })).toBe(true)
    expect(isSameAddress({ 'f.nome': 'x' }, { 'f.nome': 'y' })).toBe(false)
  })

  it('says at the name what is wrong with it', () => {
    const held = heldOf(saveView(NONE, luca, wish('Da comprare')))
    expect(said(saveView(held, luca, wish(' ')))).toEqual([['name', 'Scrivi come si chiama la vista.']])
    expect(said(saveView(held, luca, wish('x'.repeat(LONGEST_VIEW_NAME + 1))))).toEqual([
      ['name', `Il nome della vista ha al massimo ${LONGEST_VIEW_NAME} caratteri.`],
    ])
    expect(said(saveView(held, luca, wish('DA COMPRARE')))).toEqual([['name', '«DA COMPRARE» c’è già: scegli un altro nome.']])
    // Another tab, or the firm, may use the same name.
    expect(saveView(held, luca, wish('Da comprare', { screen: 'stipendi' })).ok).toBe(true)
    expect(saveView(held, luca, wish('Da comprare', { isShared: true })).ok).toBe(true)
    const id = idIn(held)
    expect(saveView(held, luca, wish('da comprare'), id).ok).toBe(true)
  })

  it('takes no more of them, and no longer one, than the server wants to keep', () => {
    const own = Array.from({ length: MOST_VIEWS }, (_, at) => ({ id: `v${at}`, screen: 'attrezzi', name: `Vista ${at}`, address: {} }))
    expect(said(saveView({ own, shared: [] }, luca, wish('Una di più')))).toEqual([
      ['', `Le viste salvate sono già ${MOST_VIEWS}. Eliminane una prima.`],
    ])
    expect(saveView({ own, shared: [] }, luca, wish('Un altro nome'), 'v3').ok).toBe(true)
    expect(said(saveView(NONE, luca, wish('Lunga', { address: { cerca: 'x'.repeat(3000) } })))).toEqual([
      ['', 'Questa ricerca è troppo lunga per salvarla: togli qualche filtro.'],
    ])
  })

  it('goes from one’s own to those of all and back under the same id', () => {
    const own = heldOf(saveView(NONE, anna, wish('Da comprare')))
    const id = idIn(own)
    const shared = heldOf(saveView(own, anna, wish('Da comprare', { isShared: true }), id))
    expect(shared).toMatchObject({ own: [], shared: [{ id, by: 'anna' }] })
    expect(heldOf(saveView(shared, anna, wish('Da comprare'), id))).toMatchObject({ own: [{ id }], shared: [] })
  })

  it('of all is changed by whoever made it and by whoever runs the firm, and by nobody else', () => {
    const held = heldOf(saveView(NONE, anna, wish('Da comprare', { isShared: true })))
    const id = idIn(held)
    const other = { ...anna, member: 'carlo' }
    for (const change of [() => saveView(held, other, wish('Mia'), id), () => removeView(held, other, id)])
      expect(said(change())).toEqual([['', 'Questa vista non c’è più.']])
    expect(heldOf(saveView(held, luca, wish('Da ordinare', { isShared: true }), id)).shared).toMatchObject([
      { name: 'Da ordinare', by: 'anna' },
    ])
    expect(heldOf(removeView(held, luca, id))).toEqual(NONE)
    expect(heldOf(removeView(held, anna, id))).toEqual(NONE)
    expect(seen(held, other)).toEqual([['Da comprare', false, true]])
  })

  it('of all is saved by nobody who only reads, who keeps his own', () => {
    expect(said(saveView(NONE, reader, wish('Da comprare', { isShared: true })))).toEqual([
      ['isShared', 'Le viste per tutta l’azienda le salva chi è titolare o collaboratore.'],
    ])
    expect(seen(heldOf(saveView(NONE, reader, wish('Da comprare'))), reader)).toEqual([['Da comprare', true, false]])
  })

  it('of all is not told to whoever does not see its records or a field that it asks about', () => {
    const wishes: readonly ViewWish[] = [
      wish('Aperta'),
      wish('Per prezzo', { address: { 'f.prezzo_pagato': '100' } }),
      wish('In ordine di prezzo', { address: { ordina: 'nome,-prezzo_pagato' } }),
      wish('Paghe di Anna', { screen: 'stipendi' }),
      wish('Paghe da qui', { address: { mostra: 'list:paghe' } }),
    ]
    const held = wishes.reduce((before, one) => heldOf(saveView(before, luca, { ...one, isShared: true })), NONE)
    expect(seen(held, anna).map(([name]) => name)).toEqual(['Aperta'])
    expect(seen(held, anna, ['ufficio'])).toHaveLength(5)
    expect(seen(held, luca, 'all')).toHaveLength(5)
  })

  it('of all is judged by the list that its tab begins with, where its address names none', () => {
    const screens = [{ ...tab('attrezzi', 'attrezzo'), views: ['list:paghe', 'list'] as const }]
    const held = heldOf(saveView(NONE, luca, wish('Dal primo elenco', { isShared: true })))
    const seenBy = (groups: readonly string[]) =>
      viewsSeenBy(held, { ...sector, screens }, { ...anna, sight: sightOf(entities, { groups }) })
    expect([seenBy([]).length, seenBy(['ufficio']).length]).toEqual([0, 1])
  })

  it('of a tab that the trade no longer has is not shown', () => {
    expect(seen(heldOf(saveView(NONE, luca, wish('Vecchia', { screen: 'cantieri' }))), luca, 'all')).toEqual([])
  })

  it('stands by name, one’s own before those of all', () => {
    const all = [wish('Zeta'), wish('Ànfora'), wish('Beta', { isShared: true })]
    const held = all.reduce((before, one) => heldOf(saveView(before, luca, one)), NONE)
    const views = viewsSeenBy(held, sector, { ...luca, sight: sightOf(entities, { groups: 'all' }) })
    expect(viewsOf(views, 'attrezzi').map(({ name }) => name)).toEqual(['Ànfora', 'Zeta', 'Beta'])
    expect(viewsOf(views, 'stipendi')).toEqual([])
  })
})

it('choices change one by one; columns that are null are the described ones again', () => {
  const first = choicesAfter({}, { tab: 'clienti', columns: { cliente: ['nome'], lavoro: ['data'] } })
  expect(first).toEqual({ tab: 'clienti', columns: { cliente: ['nome'], lavoro: ['data'] } })
  expect(choicesAfter(first, { columns: { cliente: null } })).toEqual({ tab: 'clienti', columns: { lavoro: ['data'] } })
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`e${at}`, ['nome']]))
  expect(Object.keys(choicesAfter(first, { columns: many }).columns ?? {})).toHaveLength(100)
})
