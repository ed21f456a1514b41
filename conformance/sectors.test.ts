import { describe, expect, it } from 'vitest'
import { isReference, statusOf, titleOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import { firmAt } from '../src/kernel/paper/firm-at.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { readCsv, toCsv } from '../src/kernel/exchange/csv.ts'
import { isImportable, matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { lookupOf } from '../src/kernel/exchange/import-row.ts'
import { previewImport } from '../src/kernel/exchange/preview-import.ts'
import { aboutOf, planAction } from '../src/kernel/action/run-action.ts'
import { isOver } from '../src/kernel/fields/status.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { readMetric, type Metric } from '../src/kernel/metric/metric.ts'
import { referencesOf, targetOf, valuesAt } from '../src/kernel/entity/references.ts'
import { checkRecords } from '../src/kernel/store/memory/check-records.ts'
import { isPartitaIva } from '../src/kernel/italian/partita-iva.ts'
import { isPhone } from '../src/kernel/italian/phones.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readOf } from '../src/kernel/door/read-of.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { onDay } from '../src/kernel/expression/day-from-today.ts'
import type { Condition } from '../src/kernel/expression/condition.ts'
import { validate, validateField } from '../src/kernel/derive/validate.ts'
import { cards, readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { bicicletta } from './fixture/index.ts'

/** Days on which samples go wrong: the ends of months and years, leap days, the nights when clocks change. */
const DAYS = [
  '2026-01-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-29',
  '2026-03-31',
  '2026-04-30',
  '2026-10-25',
  '2026-12-31',
  '2028-02-29',
  '2028-03-01',
]
const TODAY = '2026-11-21'
const HOURS = ['00:00', '00:15', '07:10', '10:20', '23:59']
/** Two hours for each day, so that every hour comes on four of them. */
const hoursOn = (day: string) => [0, 2].map((on) => HOURS[(DAYS.indexOf(day) + on) % HOURS.length] ?? '')

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors: readonly (readonly [string, Sector])[] = [
  ...ready.flatMap(({ slug, sector }) => (sector ? [[slug, sector] as const] : [])),
  // The fixture is held to the same rules, so that the rules do not depend on the trades there happen to be.
  ['the fixture', bicicletta],
]

/** What the small line under a figure counts. */
const noteConditions = (metric: Metric): readonly Condition[] =>
  'note' in metric && metric.note && 'where' in metric.note ? metric.note.where : []

it('has at least one trade, each under its own slug', () => {
  expect(ready.length).toBeGreaterThan(0)
  for (const { slug, sector } of ready) {
    expect(sector?.card).toBe(cards[slug])
    expect(sector?.card.slug).toBe(slug)
  }
})

describe.each(sectors)('%s', (_slug, sector) => {
  const { entities } = sector
  const entityNamed = (name: string) => entities.find((entity) => entity.name === name)
  const ofToday = sector.sample(TODAY)
  const rowsOf = (entity: AnyEntity) => ofToday[entity.name] ?? []
  /** What every record is called, with those that its title names. */
  const titles = new Map<string, string>()
  // A title names others, and theirs others in turn: three times is as deep as any goes.
  for (let deep = 0; deep < 3; deep++)
    for (const entity of entities)
      for (const row of rowsOf(entity))
        titles.set(
          row.id,
          titleOf(entity, row, (id) => titles.get(id)),
        )
  const lookups = Object.fromEntries(entities.map((entity) => [entity.name, lookupOf(entity, rowsOf(entity), (id) => titles.get(id))]))
  const storeOn = (today: string) => new MemoryStore({ entities, sample: sector.sample(today), at: () => ({ today }) })

  describe.each(DAYS)('its sample on %s', (today) => {
    const sample = sector.sample(today)
    const all = entities.flatMap((entity) => (sample[entity.name] ?? []).map((row) => ({ entity, row })))
    const ids = new Set(all.map(({ row }) => row.id))

    it('is the same twice', () => {
      expect(sector.sample(today)).toEqual(sample)
    })

    it('has records of every entity and of no other, each with an id of its own', () => {
      expect(Object.keys(sample).toSorted()).toEqual(entities.map(({ name }) => name).toSorted())
      expect(all.filter(({ entity, row }) => !row.id.startsWith(`${entity.name}_`))).toEqual([])
      expect(ids.size).toBe(all.length)
      expect(entities.filter((entity) => (sample[entity.name] ?? []).length === 0).map(({ name }) => name)).toEqual([])
    })

    it('validates record by record, and cleaning changes nothing', () => {
      for (const { entity, row } of all) {
        const { id, version, ...values } = row
        expect({ id, version, ...validate(entity, values, { today }) }).toEqual({ id, version: 1, ok: true, values })
      }
    })

    it('refers only to what is there', () => {
      const lost = all.flatMap(({ entity, row }) =>
        referencesOf(entity)
          .flatMap(({ path }) => valuesAt(row, path))
          .flatMap(([path, id]) => (typeof id === 'string' && !ids.has(id) ? [`${row.id}.${path}: ${id}`] : [])),
      )
      expect(lost).toEqual([])
    })

    it('holds nothing that a commit would refuse among the other records', async () => {
      const faults = await checkRecords(entities, sample, { today })
      expect(faults.map(({ message }) => message)).toEqual([])
    })

    it('gives every record a title that fits a line', () => {
      const written = all.map(({ entity, row }) => ({ id: row.id, title: titleOf(entity, row, undefined) }))
      expect(written.filter(({ title }) => title.trim() === '' || title.length >= 120)).toEqual([])
    })

    it.each(hoursOn(today))('has nothing at %s that lies after the clock, unless it is planned', (time) => {
      const made = sector.sample(today, time)
      const late = entities.flatMap((entity) => {
        const [state, field] = statusOf(entity) ?? ['', undefined]
        const days = Object.keys(entity.fields).filter((key) => entity.fields[key]?.kind === 'date')
        const hours = Object.keys(entity.fields).filter((key) => entity.fields[key]?.kind === 'time')
        return (made[entity.name] ?? []).flatMap((row) => {
          const said = field?.states[String(row[state])]
          const isPlanned = entity.slot !== undefined && said !== undefined && said.begun !== true && !isOver(said)
          if (isPlanned || !days.some((key) => row[key] === today)) return []
          return hours.flatMap((key) => {
            const hour = row[key]
            return typeof hour === 'string' && hour > time ? [`${row.id}.${key}: ${hour}`] : []
          })
        })
      })
      expect(late).toEqual([])
    })

    it('gives every metric a figure', async () => {
      const store = storeOn(today)
      for (const metric of sector.metrics) {
        const { value, text, note } = await readMetric(store, metric, { today })
        expect(Number.isFinite(value)).toBe(true)
        expect(`${text}${note ?? ''}`).not.toMatch(/NaN|undefined|Infinity/)
        expect(text).not.toBe('')
      }
    })
  })

  it('prints its papers under the head of its firm', async () => {
    const firm = await sector.firm(storeOn(TODAY))
    expect([firm?.name, firm?.address].map((text) => text?.length ?? 0).every((length) => length > 5)).toBe(true)
    expect([isPartitaIva(firm?.vatNumber ?? ''), isPhone(firm?.phone ?? '')]).toEqual([true, true])
    expect(firm?.name).not.toContain('Bottega')
  })

  describe.each(entities.map((entity) => [entity.name, entity] as const))('entity %s', (_name, entity) => {
    it('has words for people', () => {
      const { one, many } = entity.label
      expect([one, many, ...Object.values(entity.fields).map(({ label }) => label)].filter((label) => label.trim() === '')).toEqual([])
      expect(one).not.toBe(many)
      expect(entity.table.length).toBeGreaterThan(0)
    })

    it('asks about a day of its work that is years away, and not about the one that it begins with', () => {
      const days = [entity.slot?.day, entity.span?.from].filter((key) => key !== undefined)
      for (const key of days) {
        const doubt = (day: string) => entity.fields[key]?.doubt?.(day, TODAY)
        expect([key, doubt('2001-03-12'), doubt('2062-11-21'), doubt(TODAY)]).toEqual([
          key,
          expect.stringMatching(/12\/03\/2001.*\?$/),
          expect.stringMatching(/21\/11\/2062.*\?$/),
          undefined,
        ])
      }
    })

    it('reaches every state from the first, or from what is written before it is sure', () => {
      const [, field] = statusOf(entity) ?? []
      // What was promised is written as such, and what comes in at once needs no promise.
      const promised = Object.entries(field?.states ?? {}).filter(([, { open, next }]) => open && field && next.includes(field.initial))
      const reached = new Set(field ? [field.initial, ...promised.map(([state]) => state)] : [])
      for (const state of reached) for (const next of field?.states[state]?.next ?? []) reached.add(next)
      expect([...reached].toSorted()).toEqual(Object.keys(field?.states ?? {}).toSorted())
    })

    it('begins a new record with values that it would take', () => {
      const prefill = entity.prefill?.({ today: TODAY }) ?? {}
      for (const [key, value] of Object.entries(prefill)) {
        const field = entity.fields[key]
        expect(field && validateField(key, field, value)).toEqual({ value })
      }
    })

    it('goes out as CSV and comes back the same', () => {
      const at = { today: TODAY }
      const columns = Object.keys(entity.fields).filter((key) => entity.fields[key] && isImportable(entity.fields[key]))
      const rows = rowsOf(entity)
      const table = readCsv(toCsv(entity, rows, (id) => titles.get(id), { columns }))
      expect(table.fault).toBeUndefined()
      const mapping = matchColumns(entity, table.headers, table.rows)
      expect(mapping).toEqual([...columns, 'id'])
      const setting = { mapping, lookups, createsMissing: false, newId }
      const preview = previewImport(entity, table, { ...setting, existing: [] }, at)
      const kept = (row: AnyRow) => Object.fromEntries(columns.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])))
      expect(preview.read.flatMap(({ add }) => add.problems)).toEqual([])
      const read = preview.read.map(({ add }) => validate(entity, add.values, at)).map((result) => (result.ok ? result.values : result))
      expect(read).toEqual(rows.map(kept))
      // Brought back to where it came from, every row is known again and nothing is left to write.
      const again = previewImport(entity, table, { ...setting, existing: rows }, at)
      expect(again.read.map(({ kind, match }) => [kind, match?.row.id])).toEqual(rows.map(({ id }) => ['same', id]))
      expect(again).toMatchObject({ changes: [], added: 0, updated: 0, rejected: 0 })
    })

    it('has no column of its own list taken for another field', () => {
      const rows = rowsOf(entity)
      const short = Object.fromEntries(Object.entries(entity.fields).map(([key, { label, short: heading = label }]) => [key, heading]))
      for (const headings of [{}, short]) {
        const table = readCsv(toCsv(entity, rows, (id) => titles.get(id), { headings }))
        const mapping = matchColumns(entity, table.headers, table.rows)
        const taken = entity.table.filter((key, index) => {
          const other = mapping[index] === key ? undefined : entity.fields[mapping[index] ?? '']
          // Two fields that bear one name hold one number: «1,90 €/kg» is the cost.
          return other && ![other.label, other.short].includes(table.headers[index])
        })
        expect(taken).toEqual([])
      }
    })

    it('is found by the words of its own records', async () => {
      const store = storeOn(TODAY)
      for (const row of rowsOf(entity).slice(0, 20)) {
        const { rows } = await store.query({
          entity: entity.name,
          search: titleOf(entity, row, undefined).replace('…', ''),
          page: { offset: 0, limit: 10_000 },
        })
        expect(rows.map(({ id }) => id)).toContain(row.id)
      }
    })
  })

  const conditions = (): readonly { readonly where: string; readonly entity: string; readonly list: readonly Condition[] }[] => [
    ...sector.metrics.flatMap((metric) => [
      { where: `metrics.${metric.key}`, entity: metric.entity.name, list: metric.where ?? [] },
      { where: `metrics.${metric.key}.note`, entity: metric.entity.name, list: noteConditions(metric) },
    ]),
    ...sector.actions.map(({ key, entity, where = [] }) => ({ where: `actions.${key}`, entity, list: where })),
    ...sector.screens.flatMap((screen) =>
      screen.kind === 'overview'
        ? screen.panels.flatMap((panel) => {
            if (panel.kind === 'bars') return []
            return [{ where: `screens.${screen.key}.${panel.title}`, entity: panel.entity, list: panel.where }]
          })
        : [],
    ),
  ]

  it('asks only for fields that are there, by comparisons that they know and values that they hold', () => {
    const faults = conditions().flatMap(({ where, entity, list }) =>
      (onDay(list, TODAY) ?? []).flatMap(({ field: key, op, value }) => {
        const [head = '', ...rest] = key.split('.')
        const first = entityNamed(entity)?.fields[head]
        // A condition may look through a reference.
        const field = rest.length === 0 ? first : entityNamed(targetOf(first))?.fields[rest.join('.')]
        const isHeld = value === undefined || (Array.isArray(value) ? value : [value]).every((one) => field?.schema.safeParse(one).success)
        return field?.operators.includes(op) && isHeld ? [] : [`${where}: ${key} ${op}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('shows on its screens only fields that are there', () => {
    const faults = sector.screens.flatMap((screen) => {
      if (screen.kind !== 'collection') return []
      const entity = entityNamed(screen.entity)
      const { card } = screen
      const { through, field = '' } = card?.phone ?? {}
      const target = through === undefined ? undefined : entity?.fields[through]
      const called = target && isReference(target) ? entityNamed(target.target) : entity
      const phone = card?.phone ? called?.fields[field]?.kind : 'phone'
      const named = [...screen.filters, ...Object.keys(screen.headings ?? {}), ...(card ? [card.heading, ...card.details] : [])]
      return [...named.filter((key) => !entity?.fields[key]), ...(phone === 'phone' ? [] : ['card.phone'])].map(
        (key) => `${screen.key}: ${key}`,
      )
    })
    expect(faults).toEqual([])
  })

  it('says something everywhere', () => {
    const { agent, opening, placeholder, typing, holding, hints, voice, swipe } = sector.script
    const said = [agent.name, agent.reads, placeholder, typing, holding, ...hints, voice.user, voice.reply, swipe.toDashboard, swipe.toChat]
    const shown = sector.screens.flatMap((screen) =>
      screen.kind === 'collection'
        ? [screen.label, screen.search, screen.create, screen.save, screen.empty.title, screen.empty.text]
        : [screen.label, ...(screen.kind === 'overview' ? screen.panels.flatMap((panel) => [panel.title, panel.empty]) : [])],
    )
    const measured = sector.metrics.flatMap(({ label, formula }) => [label, formula])
    const all = [...said, ...opening.map(({ content }) => content), ...shown, ...measured]
    expect(all.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
    expect(opening.length).toBeGreaterThan(0)
    expect(hints.length).toBeGreaterThan(0)
  })

  it('proposes, commits, prints and undoes its actions', async () => {
    for (const action of sector.actions) {
      const store = storeOn(TODAY)
      const read = readOf(store)
      const found = await read.find(action.entity, action.where ?? [])
      const rows = action.on === 'record' ? found.slice(0, 1) : found
      expect(rows.length).toBeGreaterThan(0)
      const about = aboutOf(action, rows)
      const inputs = (await action.prefill?.(about, read, { today: TODAY })) ?? {}
      const planned = await planAction(action, inputs, read, { today: TODAY }, rows)
      // What nobody has answered yet is asked at its own place.
      const strange = planned.ok ? [] : planned.problems.filter(({ path }) => !((path.split('.')[0] ?? '') in action.inputs))
      expect(strange).toEqual([])
      if (!planned.ok) continue
      const printed = await action.paper?.make(inputs, read, await firmAt(sector, store, { today: TODAY }), about)
      expect(printed?.blocks.length).not.toBe(0)
      expect(action.done(inputs).trim()).not.toBe('')
      const result = await store.commit(planned.changes, { via: 'action' })
      expect(result).toMatchObject({ ok: true })
      expect(await store.undo(result.ok ? result.commit : -1)).toMatchObject({ ok: true })
    }
  })

  it('prints every record that it has a paper for', async () => {
    const store = storeOn(TODAY)
    for (const print of sector.prints) {
      for (const row of (await store.query({ entity: print.entity })).rows) {
        const paper = await print.paper(row, store, await firmAt(sector, store, { today: TODAY }))
        expect(JSON.stringify(paper)).not.toMatch(/undefined|NaN|\[object/)
        expect(paper.blocks.length).toBeGreaterThan(0)
      }
    }
  })
})
