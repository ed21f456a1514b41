import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { counted, shown } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { image } from '../fields/image.ts'
import { money } from '../fields/money.ts'
import { phone } from '../fields/phone.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { team } from '../fields/team.ts'
import { text } from '../fields/text.ts'
import { addDays, formatDate } from '../italian/dates.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { readCsv, toCsv } from './csv.ts'
import { importMessages } from './import-messages.ts'
import { matchColumns } from './match-columns.ts'
import { lookupOf } from './import-row.ts'
import { lackingFields, NO_CHOICES, previewImport, type Choices } from './preview-import.ts'

const casa = defineEntity({
  name: 'casa',
  label: { one: 'Casa', many: 'Casa', gender: 'f' },
  fields: { nome: text('Nome'), visite: counted('Visite', { entity: 'visita', by: 'casa' }) },
  title: ['nome'],
  table: ['nome'],
})
const agente = defineEntity({
  name: 'agente',
  label: { one: 'Agente', many: 'Agenti', gender: 'm' },
  fields: { nome: text('Nome'), zona: text('Zona') },
  title: ['nome'],
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
    mese: shown(text('Mese'), ({ giorno }: { giorno: string }) => giorno.slice(0, 7)),
  },
  title: ['giorno'],
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
  const mapping = matchColumns(visita, table.headers, table.rows)
  return previewImport(visita, table, { mapping, existing: [], lookups, createsMissing, newId }, at)
}
const sentences = (csv: string, createsMissing = false) =>
  preview(csv, createsMissing).read.map((row) => row.add.problems.map((problem) => problem.message))

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
      ['Categoria casa', 'Data della visita'],
      [undefined, 'giorno'],
    ],
    [
      ['Descr. della casa', 'ID', 'Off.'],
      [undefined, 'id', 'offerta'],
    ],
    [
      ['Foto', 'Mese', ''],
      [undefined, undefined, undefined],
    ],
  ])('%j goes into %j', (headers, mapping) => {
    expect(matchColumns(visita, headers)).toEqual(mapping)
  })

  it('looks into a column whose heading only resembles a field', () => {
    const cells = ['Alta', 'Bassa'].map((cell, index) => ({ line: index + 2, cells: [cell] }))
    expect(matchColumns(visita, ['Esito visita'], cells)).toEqual([undefined])
    expect(matchColumns(visita, ['Esito visita'], [{ line: 2, cells: ['sì'] }])).toEqual(['esito'])
    expect(matchColumns(visita, ['Esito'], cells)).toEqual(['esito'])
  })
})

describe('previewImport', () => {
  it('turns a row into a draft, with what the file does not say from the prefill', () => {
    const [row] = preview('Casa;Giorno;Offerta;Stato\nvilla  citta;21/11/2026;1.250,00 €;chiusa').read
    expect(row).toMatchObject({
      line: 2,
      kind: 'new',
      add: { problems: [], values: { casa: 'casa_1', giorno: '2026-11-21', offerta: 125_000, stato: 'chiusa', esito: 'no' } },
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
    const { read, changes } = preview('Casa;Giorno\nNuova;1/1/2026\nnuova;2/1/2026', true)
    expect(read.flatMap((row) => row.add.problems)).toEqual([])
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
    const { changes } = preview('Casa;Giorno;Stato\nNuova;1/1/2026;chiusa\nAtlantide;99/99/2026;\nVilla Città;2/1/2026;', true)
    const result = await store.commit(changes, { via: 'import' })
    expect(result.ok && result.rows.length).toBe(3)
    expect(await store.undo(1)).toMatchObject({ ok: true })
    expect((await store.query({ entity: 'visita', total: true })).total).toBe(0)
    expect((await store.query({ entity: 'casa', total: true })).total).toBe(3)
  })

  it('reads 5.000 rows', () => {
    const days = Array.from({ length: 5000 }, (_, day) => `Villa Città;${formatDate(addDays('2012-01-01', day))};12,50`)
    const csv = `Casa;Giorno;Offerta\n${days.join('\n')}`
    expect(preview(csv).changes).toHaveLength(5000)
  })
})

describe('rows that are there already', () => {
  const socio: AnyEntity = defineEntity({
    name: 'socio',
    label: { one: 'Socio', many: 'Soci', gender: 'm' },
    fields: {
      nome: text('Nome'),
      tessera: optional(text('Tessera')),
      telefono: optional(phone('Telefono')),
      quota: optional(money('Quota')),
      stato: status('Stato', 'attivo', {
        attivo: { label: 'Attivo', tone: 'success', next: ['sospeso'] },
        sospeso: { label: 'Sospeso', tone: 'warning', next: ['attivo'] },
      }),
    },
    title: ['nome'],
    unique: [['tessera']],
    alike: [['nome'], ['telefono']],
    table: ['nome'],
  })
  const existing = [
    { id: 'socio_1', version: 3, nome: 'Ada Pini', tessera: 'A1', telefono: '3355550141', quota: 5000, stato: 'attivo' },
    { id: 'socio_2', version: 1, nome: 'Bruno Sala', telefono: '3355550142', stato: 'attivo' },
    { id: 'socio_3', version: 1, nome: 'Carlo Testa', stato: 'attivo' },
    { id: 'socio_4', version: 1, nome: 'Carlo Testa', telefono: '3355550144', stato: 'sospeso' },
  ]
  const read = (csv: string, choices?: Choices) => {
    const table = readCsv(csv)
    const setting = { mapping: matchColumns(socio, table.headers, table.rows), existing, lookups: {}, createsMissing: false, newId }
    return previewImport(socio, table, setting, at, choices)
  }

  it.each([
    [
      'by its id, whatever it is called now',
      'Nome;Quota;ID\nAda Pini Rossi;50,00;socio_1',
      'changed',
      'socio_1',
      { nome: 'Ada Pini Rossi' },
    ],
    ['by what is unique, against the name', 'Nome;Tessera\nAda Rossi;A1', 'changed', 'socio_1', { nome: 'Ada Rossi' }],
    ['by its name, in capitals', 'Nome;Quota\nBRUNO  SALA;12,50', 'changed', 'socio_2', { nome: 'BRUNO  SALA', quota: 1250 }],
    ['by its telephone, with +39', 'Telefono;Nome\n+39 335 555 0142;Bruno Sala', 'changed', 'socio_2', { telefono: '+393355550142' }],
    ['as it is', 'Nome;Telefono;Quota\nAda Pini;335 555 0141;50', 'same', 'socio_1', {}],
    [
      'perhaps: the telephone of one with another name',
      'Nome;Telefono\nMaria Sala;3355550142',
      'doubtful',
      'socio_2',
      { nome: 'Maria Sala' },
    ],
    [
      'perhaps: the name of one with another telephone',
      'Nome;Telefono\nAda Pini;3490001122',
      'doubtful',
      'socio_1',
      { telefono: '3490001122' },
    ],
  ])('%s', (_how, csv, kind, id, values) => {
    const [row] = read(csv).read
    expect(row).toMatchObject({ kind, match: { row: { id } } })
    expect(row?.update?.values).toEqual(values)
  })

  it('of two that it may be, none is changed', () => {
    const { read: taken, skipped } = read('Nome;Quota\nCarlo Testa;9')
    expect(taken[0]).toMatchObject({ kind: 'doubtful' })
    expect(taken[0]?.update).toBeUndefined()
    expect(skipped).toBe(1)
  })

  it('knows a row that stands twice in the file', () => {
    const { read: taken, added } = read('Nome;Telefono\nDora;3330000001\ndora;333 000 0001\nAda Pini;335 555 0141')
    expect(taken.map(({ kind, twin }) => [kind, twin])).toEqual([
      ['new', undefined],
      ['doubtful', 2],
      ['same', undefined],
    ])
    expect(added).toBe(1)
    const twice = read('ID;Quota\nsocio_1;10\nsocio_1;20')
    expect(twice.read.map(({ kind, twin }) => [kind, twin])).toEqual([
      ['changed', undefined],
      ['doubtful', 2],
    ])
  })

  it('empty cells empty nothing, and an id of elsewhere is no id', () => {
    expect(read('Nome;Telefono;Quota;ID\nAda Pini;;;socio_1').changes).toEqual([])
    expect(read('Nome;ID\nElio;socio_99').changes).toMatchObject([{ type: 'create', values: { nome: 'Elio' } }])
  })

  const csv = 'Nome;Quota;Telefono\nElio;1;\nAda Pini;60;\nMaria;7;3355550142\nBruno Sala;;3355550142\nFaro;tanto;'
  it('counts what it adds, changes and leaves before it writes anything', () => {
    expect(read(csv)).toMatchObject({ added: 1, updated: 1, skipped: 2, rejected: 1 })
    expect(read(csv).changes).toMatchObject([
      { type: 'create', values: { nome: 'Elio', quota: 100 } },
      { type: 'update', id: 'socio_1', values: { quota: 6000 }, expect: 3 },
    ])
  })

  it('does as somebody chooses, for a kind or for a row', () => {
    expect(read(csv, { kinds: { new: 'skip', changed: 'add', doubtful: 'update', same: 'add' }, rows: {} })).toMatchObject({
      added: 2,
      updated: 1,
      skipped: 2,
    })
    expect(read(csv, { ...NO_CHOICES, rows: { 4: 'add', 2: 'skip' } })).toMatchObject({ added: 1, updated: 1, skipped: 2 })
  })

  it('goes into the store in one commit and out of it in one undo, states moved as they may', async () => {
    const store = new MemoryStore({ entities: [socio], sample: { socio: existing }, at: () => at })
    const plan = read('Nome;Stato;ID\nElio;Attivo;\nAda Pini;Sospeso;socio_1')
    expect(await store.commit(plan.changes, { via: 'import' })).toMatchObject({ ok: true })
    expect(await store.get('socio', 'socio_1')).toMatchObject({ stato: 'sospeso', tessera: 'A1', version: 4 })
    expect(await store.undo(1)).toMatchObject({ ok: true })
    expect(await store.get('socio', 'socio_1')).toMatchObject({ stato: 'attivo' })
    expect((await store.query({ entity: 'socio', total: true })).total).toBe(4)
  })
})

describe('several references', () => {
  const sopralluogo = defineEntity({
    name: 'sopralluogo',
    label: { one: 'Sopralluogo', many: 'Sopralluoghi', gender: 'm' },
    fields: { nome: text('Nome'), case: optional(team('Case', 'casa')) },
    title: ['nome'],
    table: ['nome', 'case'],
  })
  const existing = [{ id: 'sopralluogo_1', version: 1, nome: 'Lunedì', case: ['casa_1'] }]
  const readTeam = (csv: string, createsMissing = false) => {
    const table = readCsv(csv, ',')
    const mapping = matchColumns(sopralluogo, table.headers, table.rows)
    return previewImport(sopralluogo, table, { mapping, existing, lookups, createsMissing, newId }, at)
  }

  it('are read by their titles, one after the other', () => {
    const [row] = readTeam('Nome,Case\nMartedì,villa citta; Casa Nuova', true).read
    const [need] = row?.needs ?? []
    expect(need).toMatchObject({ type: 'create', entity: 'casa', values: { nome: 'Casa Nuova' } })
    expect(row?.add).toEqual({ values: { nome: 'Martedì', case: ['casa_1', need?.id] }, problems: [] })
  })

  it('say which of them is not there, or is not one alone', () => {
    const said = readTeam('Nome,Case\nA,Villa Città; Nessuna\nB,Doppia').read.map(({ add }) => add.problems.map(({ message }) => message))
    expect(said).toEqual([[importMessages.missing('Nessuna', casa.label)], [importMessages.ambiguous('Doppia', casa.label)]])
  })

  it('come back as they went out', () => {
    const csv = toCsv(sopralluogo, existing, (id) => rows.find((row) => row.id === id)?.nome, { columns: ['nome', 'case'] })
    const table = readCsv(csv)
    const mapping = matchColumns(sopralluogo, table.headers, table.rows)
    const { read } = previewImport(sopralluogo, table, { mapping, existing, lookups, createsMissing: false, newId }, at)
    expect(read.map(({ kind }) => kind)).toEqual(['same'])
  })
})

describe('lackingFields', () => {
  it('names what no column fills, leaving out what has a beginning', () => {
    expect(lackingFields(visita, [undefined, 'giorno'], at)).toEqual(['Casa'])
  })
})

describe('errors of a spreadsheet', () => {
  it.each(['#N/A', '#N/D', '#RIF!', '#VALORE!', '#NOME?', '#DIV/0!', 'Err:502'])('%s is no value, and is told at its row', (error) => {
    expect(sentences(`Casa;Giorno\n${error};1/1/2026`)[0]?.[0]).toMatch(/^Nella colonna «Casa» c’è un errore di Excel, (#|Err)/)
  })
})
