import { describe, expect, it } from 'vitest'
import { ARCHIVE, archiveChange, archivedWord, isArchivable, isArchived, livingWhere } from '../src/kernel/derive/archive.ts'
import { titleOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import { readMetric } from '../src/kernel/metric/metric.ts'
import { readCsv, toCsv } from '../src/kernel/exchange/csv.ts'
import { lookupOf } from '../src/kernel/exchange/import-row.ts'
import { isImportable, matchColumns } from '../src/kernel/exchange/match-columns.ts'
import { previewImport } from '../src/kernel/exchange/preview-import.ts'
import { newId } from '../src/kernel/door/new-id.ts'
import { referencesOf, heldAt } from '../src/kernel/entity/references.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readySlugs } from '../src/sectors/index.ts'

const TODAY = '2026-11-21'

/** Things of lasting nature in each trade: those that a person would put away rather than delete. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  hospitality: ['camera', 'ospite'],
  dentisti: ['trattamento', 'operatore', 'sala'],
  business: ['cliente', 'collaboratore'],
  farmacie: ['prodotto', 'voce', 'fornitore', 'cliente'],
  ristorazione: ['piatto', 'tavolo', 'sala', 'cliente'],
  estetica: ['cliente', 'operatrice', 'trattamento', 'prodotto', 'cabina'],
  autofficine: ['veicolo', 'cliente', 'ricambio', 'meccanico', 'ponte'],
  pulizie: ['squadra', 'materiale', 'cliente', 'sede'],
  sociale: ['donatore', 'voce', 'operatore'],
  formazione: ['docente', 'aula'],
  palestre: ['istruttore', 'sala'],
  artigiani: ['cliente', 'tecnico'],
}

const open = (sector: Sector, sample = sector.sample(TODAY, '10:00')) => {
  const at = { today: TODAY, time: '10:00' }
  const store = new MemoryStore({ entities: sector.entities, sample, at: () => at })
  return { store, at }
}

/** What a material costs stays money that lies there, wherever the material stands. */
const MONEY = ['valore_magazzino']

/** Every figure of a trade, and the bars of its overview, as somebody reads them. */
async function figuresOf(sector: Sector, { store, at }: ReturnType<typeof open>) {
  const figures = await Promise.all(sector.metrics.map(async (one) => [one.key, await readMetric(store, one, at)] as const))
  const panels = sector.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  const bars = await Promise.all(
    panels.flatMap((panel) => (panel.kind === 'bars' ? [panel.read(store, at).then((read) => [panel.title, read] as const)] : [])),
  )
  return Object.fromEntries([...figures, ...bars].filter(([key]) => !MONEY.includes(key)))
}

/** A record of the sample that others name, with one that names it and the place where it does. */
function usedIn(sector: Sector, { name }: AnyEntity) {
  const sample = sector.sample(TODAY, '10:00')
  for (const other of sector.entities) {
    for (const { path } of referencesOf(other).filter(({ field }) => field.target === name)) {
      for (const user of sample[other.name] ?? []) {
        const [id] = heldAt(user, path)
        if (typeof id === 'string') return { id, other, user, path }
      }
    }
  }
  throw new Error(`Nothing in the sample names a ${name}.`)
}

describe.each(readySlugs)('the archive of %s', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const archivable = sector.entities.filter(isArchivable)

  it('holds what lasts and is used elsewhere, and nothing that happens, is a document or has a lifecycle with an end', () => {
    expect(archivable.map(({ name }) => name).toSorted()).toEqual(lasting[slug]?.toSorted())
  })

  it('asks every list of such records with the filter of its archive, beside those of the trade', () => {
    const lists = sector.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen, ...Object.values(screen.lists ?? {})] : []))
    for (const { entity, filters } of lists)
      expect([entity, filters.includes(ARCHIVE)]).toEqual([entity, archivable.some(({ name }) => name === entity)])
  })

  it('puts away what no figure and no bar counts', async () => {
    const sample = sector.sample(TODAY, '10:00')
    const twins = archivable.map(({ name }) => {
      const rows = sample[name] ?? []
      return [name, [...rows, ...rows.map((row) => ({ ...row, id: newId(name), [ARCHIVE]: 'archiviato' }))]] as const
    })
    const withTwins = await figuresOf(sector, open(sector, { ...sample, ...Object.fromEntries(twins) }))
    expect(withTwins).toEqual(await figuresOf(sector, open(sector)))
  })

  it('counts nobody who was put away among those that records of a time name', async () => {
    for (const metric of sector.metrics) {
      if ('work' in metric || metric.fn !== 'distinct') continue
      const { store, at } = open(sector)
      const target = referencesOf(metric.entity).find(({ path }) => path === metric.field)?.field.target
      const entity = archivable.find(({ name }) => name === target)
      if (!entity) continue
      const { groups } = await store.measure({
        entity: metric.entity.name,
        fn: 'count',
        where: metric.where,
        groupBy: { field: metric.field ?? '' },
      })
      const before = (await readMetric(store, metric, at)).value
      await store.commit([archiveChange(entity, { id: groups[0]?.key ?? '' }, true)], { via: 'form' })
      expect([metric.key, (await readMetric(store, metric, at)).value]).toEqual([metric.key, before - 1])
    }
  })

  describe.each(archivable.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
    const { id, other, user, path } = usedIn(sector, entity)

    it('is refused to be deleted while it is used, and can be put away and brought back', async () => {
      const { store } = open(sector)
      const removed = await store.commit([{ type: 'remove', entity: name, id }], { via: 'form' })
      expect(removed).toMatchObject({ ok: false, problems: [{ code: 'in_use' }] })
      const before = await store.get(name, id)
      if (!before) throw new Error(id)
      const away = await store.commit([archiveChange(entity, before, true)], { via: 'form' })
      expect(away.ok).toBe(true)
      const now = await store.get(name, id)
      expect(now && isArchived(entity, now)).toBe(true)
      const back = now && (await store.commit([archiveChange(entity, now, false)], { via: 'form' }))
      const then = await store.get(name, id)
      expect([back?.ok, then && isArchived(entity, then)]).toEqual([true, false])
      expect((await store.history(name, id)).map(({ changed }) => Object.keys(changed)).slice(-2)).toEqual([[ARCHIVE], [ARCHIVE]])
    })

    it('put away is left out of lists, pickers and figures that count, and found where it is asked for', async () => {
      const { store, at } = open(sector)
      const counted = sector.metrics.filter(
        (metric) => metric.entity.name === name && !('work' in metric) && metric.fn === 'count' && metric.where.length === 1,
      )
      const before = await Promise.all(counted.map(async (metric) => (await readMetric(store, metric, at)).value))
      const all = await store.measure({ entity: name, fn: 'count', where: livingWhere(entity) })
      const commit = await store.commit([archiveChange(entity, { id }, true)], { via: 'form' })
      const living = await store.query({ entity: name, where: [...livingWhere(entity), { field: 'id', op: 'eq', value: id }] })
      const away = await store.query({ entity: name, where: [{ field: ARCHIVE, op: 'filled' }] })
      const left = await store.measure({ entity: name, fn: 'count', where: livingWhere(entity) })
      expect([living.rows.length, away.rows.map((row) => row.id), left.value]).toEqual([0, [id], (all.value ?? 0) - 1])
      const after = await Promise.all(counted.map(async (metric) => (await readMetric(store, metric, at)).value))
      expect(after).toEqual(before.map((value) => value - 1))
      if (!commit.ok) throw new Error(name)
      expect((await store.undo(commit.commit)).ok).toBe(true)
      expect(await store.measure({ entity: name, fn: 'count', where: livingWhere(entity) })).toEqual(all)
    })

    it('put away stays the name of what refers to it, which still reads and saves', async () => {
      const { store } = open(sector)
      await store.commit([archiveChange(entity, { id }, true)], { via: 'form' })
      const page = await store.query({ entity: other.name, where: [{ field: 'id', op: 'eq', value: user.id }] })
      const row = await store.get(name, id)
      const key = path.split('.')[0] ?? ''
      expect([page.rows.length, row?.id]).toEqual([1, id])
      const held = page.rows[0]?.[key]
      const saved = await store.commit([{ type: 'update', entity: other.name, id: user.id, values: { [key]: held } }], { via: 'form' })
      expect(saved).toMatchObject({ ok: true })
    })

    it('put away leaves in a file, and a file makes no twin of it', () => {
      const at = { today: TODAY, time: '10:00' }
      const sample = sector.sample(TODAY, at.time)
      const titles = new Map<string, string>()
      for (const one of sector.entities)
        for (const row of sample[one.name] ?? [])
          titles.set(
            row.id,
            titleOf(one, row, (key) => titles.get(key)),
          )
      const existing = (sample[name] ?? []).map((row) => (row.id === id ? { ...row, [ARCHIVE]: 'archiviato' } : row))
      const columns = Object.keys(entity.fields).filter((key) => entity.fields[key] && isImportable(entity.fields[key]))
      const away = existing.filter((row) => row.id === id)
      const whole = readCsv(toCsv(entity, away, (one) => titles.get(one), { columns }))
      expect([whole.headers.includes('Archivio'), whole.rows[0]?.cells[columns.indexOf(ARCHIVE)]]).toEqual([
        true,
        archivedWord(entity.label),
      ])
      const lookups = Object.fromEntries(
        sector.entities.map((one) => [one.name, lookupOf(one, sample[one.name] ?? [], (key) => titles.get(key))]),
      )
      const mapping = matchColumns(entity, whole.headers, whole.rows)
      const setting = { lookups, createsMissing: false, newId, existing }
      const again = previewImport(entity, whole, { ...setting, mapping }, at)
      expect(again.read.map(({ kind, match }) => [kind, match?.row.id])).toEqual([['same', id]])
      const nameless = previewImport(
        entity,
        whole,
        { ...setting, mapping: mapping.map((key) => (key === 'id' || key === ARCHIVE ? undefined : key)) },
        at,
      )
      expect(nameless.read.map(({ match }) => match?.row.id)).toEqual([id])
    })
  })
})

describe('who is in use and whose lifecycle has an end', () => {
  it.each([
    ['dentisti', 'paziente', 'attivo', 'Passa a «Archiviato»', 'archiviato'],
    ['sociale', 'volontario', 'attivo', 'Passa a «Ex volontario»', 'ex'],
    ['sociale', 'beneficiario', 'attivo', 'Passa a «Concluso»', 'concluso'],
    ['formazione', 'studente', 'attivo', 'Passa a «Ritirato»', 'ritirato'],
    // One that can only be completed is not ended by who wanted to delete it.
    ['formazione', 'corso', 'attivo', undefined, undefined],
    // Cancelled or never come: nobody knows which.
    ['ristorazione', 'prenotazione', 'confermata', undefined, undefined],
  ] as const)('in %s a %s that is %s is offered «%s» where it cannot be deleted', async (slug, name, state, label, to) => {
    const sector = await loaderOf(slug)?.sector()
    const entity = sector?.entities.find((one) => one.name === name)
    if (!sector || !entity) throw new Error(name)
    const { store } = open(sector)
    const used = await Promise.all(
      (await store.query({ entity: name, where: [{ field: 'stato', op: 'eq', value: state }], page: { limit: 100 } })).rows.map(({ id }) =>
        store.rehearse([{ type: 'remove', entity: name, id }], { via: 'form' }),
      ),
    )
    const problems = used.flatMap((one) => (one.ok ? [] : one.problems)).filter(({ code }) => code === 'in_use')
    expect(problems.length).toBeGreaterThan(0)
    expect([...new Set(problems.map(({ instead }) => JSON.stringify(instead)))]).toEqual([
      label === undefined ? undefined : JSON.stringify({ label, state: to }),
    ])
  })
})
