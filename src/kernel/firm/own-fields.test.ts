import { describe, expect, it } from 'vitest'
import { settledOf } from '../derive/closure.ts'
import { validate } from '../derive/validate.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { readCsv, toCsv } from '../exchange/csv.ts'
import { matchColumns } from '../exchange/match-columns.ts'
import { previewImport } from '../exchange/preview-import.ts'
import { optional } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import type { CollectionScreen } from '../screens/screen.ts'
import type { Sector } from '../sector/sector.ts'
import { addOwnField, changeOwnField, orderOwnFields, putOwnFieldAway, type Changed, type OwnWish } from './change-own-fields.ts'
import { extensible, fieldOf, MOST_OWN, OWN_GROUP, ownFields, ownKinds, withOwnFields, type OwnField, type OwnKind } from './own-fields.ts'

const attrezzo = defineEntity({
  name: 'attrezzo',
  label: { one: 'Attrezzo', many: 'Attrezzi', gender: 'm' },
  fields: { nome: text('Nome'), note: optional(text('Note interne', { short: 'Note' })) },
  table: ['nome'],
})
const incasso = defineEntity({
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  fields: { causale: text('Causale') },
  table: ['causale'],
  closed: { always: true },
})

const list = (entity: string): CollectionScreen => ({
  kind: 'collection',
  key: entity,
  label: entity,
  icon: 'package',
  entity,
  views: ['list'],
  search: 'Cerca',
  create: 'Nuovo',
  save: 'Salva',
  filters: ['nome'],
  empty: { title: '', text: '' },
})
const sector: Pick<Sector, 'entities' | 'screens'> = { entities: [attrezzo, incasso], screens: [list('attrezzo')] }

const wish = (label: string, kind: OwnKind = 'testo', options: readonly string[] = []): OwnWish => ({
  label,
  kind,
  options: options.map((one) => ({ label: one })),
  isListed: true,
})
const fieldsOf = (changed: Changed): readonly OwnField[] => {
  if (!changed.ok) throw new Error(changed.problems[0]?.message)
  return changed.fields
}
const add = (fields: readonly OwnField[], ...wishes: readonly OwnWish[]): readonly OwnField[] =>
  wishes.reduce((some, one) => fieldsOf(addOwnField(some, attrezzo, one)), fields)
const said = (changed: Changed) => (changed.ok ? [] : changed.problems.map(({ path, message }) => [path, message]))

describe('fields that a firm adds', () => {
  it('stand in the form, the list and the filters, after those of the trade', () => {
    const fields = add([], wish('Matricola'), { ...wish('Gancio', 'si_no'), isListed: false })
    const [matricola = '', gancio = ''] = fields.map(({ id }) => id)
    const { entities, screens } = withOwnFields(sector, fields)
    expect(entities[0]).toMatchObject({
      table: ['nome', matricola],
      form: [{ fields: ['nome', 'note'] }, { title: OWN_GROUP, fields: [matricola, gancio] }],
    })
    expect(entities[1]).toBe(incasso)
    expect(screens[0]).toMatchObject({ filters: ['nome', matricola, gancio] })
    expect(ownFields.safeParse(fields).success).toBe(true)
    expect(withOwnFields(sector, [])).toBe(sector)
  })

  it('are of six kinds, and none of them must be filled', () => {
    const fields = add([], ...Object.entries(ownKinds).map(([kind, label]) => wish(`Prova ${label}`, kind as OwnKind, ['Sì', 'No'])))
    const [entity = attrezzo] = withOwnFields(sector, fields).entities
    const values = ['abc', -12.25, 1250, '2026-11-21', fields[4]?.options?.[1]?.id, true]
    const record = { nome: 'Trapano', ...Object.fromEntries(fields.map(({ id }, at) => [id, values[at]])) }
    expect(validate(entity, record, { today: '2026-11-21' })).toEqual({ ok: true, values: record })
    expect(validate(entity, { nome: 'Trapano' }, { today: '2026-11-21' })).toMatchObject({ ok: true })
    expect(fields.map((field, at) => fieldOf(field).format(values[at]).replace('\u00a0', ' '))).toEqual([
      'abc',
      '−12,25',
      '12,50 €',
      '21/11/2026',
      'No',
      'Sì',
    ])
  })

  it('are there for a store and nobody else once they were put away', () => {
    const [first] = add([], wish('Matricola'))
    const fields = fieldsOf(putOwnFieldAway([first as OwnField], attrezzo, first?.id ?? '', true))
    expect(withOwnFields(sector, fields)).toBe(sector)
    const [entity] = withOwnFields(sector, fields, 'all').entities
    expect(Object.keys(entity?.fields ?? {})).toEqual(['nome', 'note', first?.id])
    expect([entity?.table, entity?.form]).toEqual([attrezzo.table, attrezzo.form])
    expect(entity?.fields[first?.id ?? '']?.words('A12')).toBe('')
    expect(fieldsOf(putOwnFieldAway(fields, attrezzo, first?.id ?? '', false))).toEqual([first])
  })

  it('are written into files and read from them by their names', () => {
    const fields = add(
      [],
      wish('Matricola'),
      wish('Ultima revisione', 'data'),
      wish('Taglia', 'scelta', ['Piccola', 'Grande']),
      wish('Gancio', 'si_no'),
    )
    const [entity = attrezzo] = withOwnFields(sector, fields).entities
    const [matricola = '', revisione = '', taglia = '', gancio = ''] = fields.map(({ id }) => id)
    const written = { [matricola]: 'A12', [revisione]: '2026-03-01', [taglia]: fields[2]?.options?.[1]?.id, [gancio]: true }
    const csv = toCsv(entity, [{ id: 'attrezzo_1', version: 1, nome: 'Trapano', ...written }], () => undefined, { columns: entity.table })
    const table = readCsv(csv)
    expect(table.headers.slice(0, 5)).toEqual(['Nome', 'Matricola', 'Ultima revisione', 'Taglia', 'Gancio'])
    expect(table.rows[0]?.cells.slice(0, 5)).toEqual(['Trapano', 'A12', '01/03/2026', 'Grande', 'Sì'])
    const mapping = matchColumns(entity, table.headers, table.rows)
    const given = { mapping, existing: [], lookups: {}, createsMissing: false, newId: () => 'attrezzo_2' }
    expect(previewImport(entity, table, given, { today: '2026-11-21' }).read[0]?.add).toMatchObject({ problems: [] })
    expect(mapping).toEqual(expect.arrayContaining([matricola, revisione, taglia, gancio]))
  })

  it('may still change where the record is closed', () => {
    const fields = fieldsOf(addOwnField([], incasso, wish('Busta')))
    const entity = withOwnFields(sector, fields).entities[1] ?? incasso
    expect(settledOf(entity, { id: 'incasso_1', version: 1, causale: 'Saldo' })?.fields).toEqual(['causale'])
  })

  it('are added to what the firm has a list of', () => {
    expect(extensible(sector)).toEqual([attrezzo])
  })
})

describe('a change of them', () => {
  it('keeps names apart from those of the trade and from one another', () => {
    const fields = add([], wish('Matricola'))
    expect(said(addOwnField(fields, attrezzo, wish('  ')))).toEqual([['label', 'Scrivi come si chiama il campo.']])
    expect(said(addOwnField(fields, attrezzo, wish('NOTE')))).toEqual([
      ['label', '«NOTE» c’è già fra i campi del mestiere: scegli un altro nome.'],
    ])
    expect(said(addOwnField(fields, attrezzo, wish(' matrìcola ')))).toEqual([
      ['label', '«Matricola» c’è già fra i campi vostri: scegli un altro nome.'],
    ])
    expect(said(addOwnField(fields, attrezzo, wish('x'.repeat(41))))).toEqual([['label', 'Il nome del campo ha al massimo 40 caratteri.']])
    const away = fieldsOf(putOwnFieldAway(fields, attrezzo, fields[0]?.id ?? '', true))
    expect(said(addOwnField(away, attrezzo, wish('Matricola')))).toEqual([
      ['label', '«Matricola» è fra i campi tolti: rimettilo, oppure scegli un altro nome.'],
    ])
    // Another entity may call a field of its own the same.
    expect(addOwnField(fields, incasso, wish('Matricola')).ok).toBe(true)
  })

  it('ends at twenty, and one that was put away makes room', () => {
    const fields = add([], ...Array.from({ length: MOST_OWN }, (_, at) => wish(`Campo ${at + 1}`)))
    expect(said(addOwnField(fields, attrezzo, wish('Ancora')))).toEqual([['', 'Attrezzi: i campi vostri sono già 20. Togline uno prima.']])
    const away = fieldsOf(putOwnFieldAway(fields, attrezzo, fields[0]?.id ?? '', true))
    const full = add(away, wish('Ancora'))
    expect(said(putOwnFieldAway(full, attrezzo, fields[0]?.id ?? '', false))).toEqual([
      ['', 'Attrezzi: i campi vostri sono già 20. Togline uno prima.'],
    ])
  })

  it('leaves the kind as it is where there are values', () => {
    const [field] = add([], wish('Matricola'))
    const change = (hasValues: boolean) =>
      changeOwnField([field as OwnField], attrezzo, field?.id ?? '', wish('Matricola', 'scelta', ['Nuova']), hasValues)
    expect(said(change(true))).toEqual([['kind', 'Il tipo non si cambia più: questo campo ha già dei valori. Aggiungi un altro campo.']])
    expect(fieldsOf(change(false))).toMatchObject([{ label: 'Matricola', kind: 'scelta', options: [{ label: 'Nuova' }] }])
    // The bin may bring back a record that holds a text under the old key.
    expect(fieldsOf(change(false))[0]?.id).not.toBe(field?.id)
  })

  it('keeps what a choice no longer offers readable, and offers it again under its name', () => {
    const [field] = add([], wish('Taglia', 'scelta', ['Piccola', 'Grande']))
    const [piccola, grande] = field?.options ?? []
    const change = (some: readonly OwnField[], options: OwnWish['options']) =>
      fieldsOf(changeOwnField(some, attrezzo, field?.id ?? '', { ...wish('Taglia', 'scelta'), options }, true))
    const after = change([field as OwnField], [{ id: grande?.id, label: 'Larga' }, { label: 'Media' }])
    expect(after[0]?.options).toMatchObject([{ id: grande?.id, label: 'Larga' }, { label: 'Media' }, { ...piccola, isAway: true }])
    const one = fieldOf(after[0] as OwnField)
    expect(one.format(piccola?.id)).toBe('Piccola')
    expect([one.schema.safeParse(piccola?.id).success, one.schema.safeParse('voce_mai').success]).toEqual([true, false])
    expect(one.parse('Piccola')).toBe('Piccola')
    const back = change(after, [{ label: 'piccola' }])
    expect(back[0]?.options?.[0]).toEqual({ id: piccola?.id, label: 'piccola' })
  })

  it('wants values for a choice, each once', () => {
    const options = (...labels: string[]) => said(addOwnField([], attrezzo, wish('Taglia', 'scelta', labels)))
    expect(options(' ')).toEqual([['options', 'Scrivi almeno una voce da scegliere.']])
    expect(options('S', 'M', ' s ')).toEqual([['options', '«s» c’è due volte: ogni voce ha il suo nome.']])
  })

  it('puts them in another order, each entity by itself', () => {
    const fields = add([], wish('A'), wish('B'), wish('C'))
    const [a = '', , c = ''] = fields.map(({ id }) => id)
    expect(orderOwnFields(fields, attrezzo, [c, a]).map(({ label }) => label)).toEqual(['C', 'A', 'B'])
  })
})
