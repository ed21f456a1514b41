import { describe, expect, it } from 'vitest'
import { defineEntity, type AnyEntity } from '../define-entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { counted, derived } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { image } from '../fields/image.ts'
import { money } from '../fields/money.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { readCsv } from './csv.ts'
import { matchColumns } from './match-columns.ts'
import { importChanges, lackingFields, lookupOf, previewImport } from './preview-import.ts'

const casa = defineEntity({
  name: 'casa',
  label: { one: 'Casa', many: 'Casa', gender: 'f' },
  fields: { nome: text('Nome'), visite: counted('Visite', { entity: 'visita', by: 'casa' }) },
  title: ({ nome }) => nome,
  table: ['nome'],
})
const agente = defineEntity({
  name: 'agente',
  label: { one: 'Agente', many: 'Agenti', gender: 'm' },
  fields: { nome: text('Nome'), zona: text('Zona') },
  title: ({ nome }) => nome,
  table: ['nome'],
})
const visita: AnyEntity = defineEntity({
  name: 'visita',
  label: { one: 'Visita', many: 'Visite', gender: 'f' },
  fields: {
    casa: reference('Casa', 'casa', { synonyms: ['immobile'] }),
    agente: optional(reference('Agente', 'agente')),
    giorno: date('Giorno Visita', { short: 'Giorno', synonyms: ['data'] }),
    esito: choice('Esito', { si: 'Sì', no: 'No' }),
    offerta: optional(money('Offerta')),
    stato: status('Stato', 'nuova', {
      nuova: { label: 'Nuova', tone: 'info', next: ['chiusa'] },
      chiusa: { label: 'Chiusa', tone: 'success', next: [] },
    }),
    foto: optional(image('Foto')),
    mese: derived(text('Mese'), ({ giorno }: { giorno: string }) => giorno.slice(0, 7)),
  },
  title: ({ giorno }) => giorno,
  table: ['casa', 'giorno', 'esito'],
  prefill: () => ({ esito: 'no' }) as const,
})
const at = { today: '2026-11-21' }
const rows = [
  { id: 'casa_1', version: 1, nome: 'Villa Città' },
  { id: 'casa_2', version: 1, nome: 'Doppia' },
  { id: 'casa_3', version: 1, nome: 'doppia' },
]
const lookups = { casa: lookupOf(casa, rows), agente: lookupOf(agente, []) }
let made = 0
const newId = (entity: string) => `${entity}_new${++made}`

function preview(csv: string, createsMissing = false) {
  const table = readCsv(csv)
  return previewImport(visita, table, { mapping: matchColumns(visita, table.headers), lookups, createsMissing, newId }, at)
}
const sentences = (csv: string, createsMissing = false) =>
  preview(csv, createsMissing).rows.map((row) => row.problems.map((problem) => problem.message))

describe('matchColumns', () => {
  it.each([
    [
      ['Casa', 'Giorno Visita', 'Esito'],
      ['casa', 'giorno', 'esito'],
    ],
    [
      ['IMMOBILE', 'giorno', 'èsito'],
      ['casa', 'giorno', 'esito'],
    ],
    [
      ['data', 'casa', 'Oferta'],
      ['giorno', 'casa', 'offerta'],
    ],
    [
      ['Data della visita', 'Codice'],
      ['giorno', undefined],
    ],
    [
      ['Giorno', 'Giorno Visita'],
      [undefined, 'giorno'],
    ],
    [
      ['Foto', 'Mese', ''],
      [undefined, undefined, undefined],
    ],
  ])('%j goes into %j', (headers, mapping) => {
    expect(matchColumns(visita, headers)).toEqual(mapping)
  })
})

describe('previewImport', () => {
  it('turns a row into a draft, with what the file does not say from the prefill', () => {
    const [row] = preview('Casa;Giorno;Offerta;Stato\nvilla  citta;21/11/2026;1.250,00 €;chiusa').rows
    expect(row).toMatchObject({
      line: 2,
      problems: [],
      draft: { casa: 'casa_1', giorno: '2026-11-21', offerta: 125_000, stato: 'chiusa', esito: 'no' },
    })
  })

  it.each([
    ['31/02', 'Casa;Giorno\nVilla Città;31/02/2026', /calendario/],
    ['a negative amount', 'Casa;Giorno;Offerta\nVilla Città;1/1/2026;-5', /negativ/],
    ['an amount of 10^12', 'Casa;Giorno;Offerta\nVilla Città;1/1/2026;1000000000000', /massimo/],
    ['words for an amount', 'Casa;Giorno;Offerta\nVilla Città;1/1/2026;tanto', /in euro/],
    ['a choice that is none', 'Casa;Giorno;Esito\nVilla Città;1/1/2026;forse', /Scegli/],
    ['a record that is not there', 'Casa;Giorno\nAtlantide;1/1/2026', /«Atlantide» non è/],
    ['a title borne twice', 'Casa;Giorno\nDoppia;1/1/2026', /più casa che si chiamano/],
    ['an empty cell', 'Casa;Giorno\n;1/1/2026', /casa/],
    ['a column that is lacking', 'Casa\nVilla Città', /Manca la colonna «Giorno Visita»/],
    ['a cell too many', 'Casa;Giorno\nVilla Città;1/1/2026;ancora', /3 celle e le colonne sono 2/],
  ])('says what is wrong with %s', (_name, csv, sentence) => {
    expect(sentences(csv)[0]?.join(' ')).toMatch(sentence)
  })

  it('tells each field once, and every field', () => {
    expect(sentences('Casa;Giorno;Offerta\nAtlantide;31/02/2026;-1')[0]).toHaveLength(3)
  })

  it('makes a record that is named and lacking, once, where its title is all it needs', () => {
    const { rows: read, changes } = preview('Casa;Giorno\nNuova;1/1/2026\nnuova;2/1/2026', true)
    expect(read.flatMap((row) => row.problems)).toEqual([])
    expect(changes.map((change) => change.entity)).toEqual(['casa', 'visita', 'visita'])
  })

  it('does not make one that needs more than its title', () => {
    expect(sentences('Casa;Giorno;Agente\nVilla Città;1/1/2026;Gino', true)[0]?.join()).toMatch(/«Gino» non è/)
  })

  it('makes nothing for rows that stay out', () => {
    expect(preview('Casa;Giorno\nNuova;31/02/2026', true).changes).toEqual([])
  })

  it('is what the store takes', async () => {
    const store = new MemoryStore({ entities: [casa, agente, visita], sample: { casa: rows }, at: () => at })
    const { rows: read } = preview('Casa;Giorno;Stato\nNuova;1/1/2026;chiusa\nAtlantide;99/99/2026;\nVilla Città;2/1/2026;', true)
    const result = await store.commit(importChanges(visita, read), { by: 'x', via: 'import' })
    expect(result.ok && result.rows.length).toBe(3)
    expect(await store.undo(1, { by: 'x' })).toMatchObject({ ok: true })
    expect((await store.query({ entity: 'visita' })).total).toBe(0)
    expect((await store.query({ entity: 'casa' })).total).toBe(3)
  })

  it('reads 5.000 rows in a moment', () => {
    const csv = `Casa;Giorno;Offerta\n${'Villa Città;21/11/2026;12,50\n'.repeat(5000)}`
    const start = performance.now()
    expect(preview(csv).changes).toHaveLength(5000)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})

describe('lackingFields', () => {
  it('names what no column fills, leaving out what has a beginning', () => {
    expect(lackingFields(visita, [undefined, 'giorno'], at)).toEqual(['Casa'])
  })
})
