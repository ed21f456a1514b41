import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReference, statusOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import { isStored } from '../src/kernel/fields/derived.ts'
import type { Query } from '../src/kernel/door/store.ts'
import { artigiani } from '../src/sectors/artigiani/index.ts'
import { hospitality } from '../src/sectors/hospitality/index.ts'
import type { Database } from '../src/server/sql/database.ts'
import { openSqlite } from '../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../src/server/sql/sql-store.ts'

/** What a person asks of a list by a click: its own order, one of its columns, one of its states. */
function usual(entity: AnyEntity): readonly (readonly [string, Query])[] {
  const { name, fields, table } = entity
  const page = { limit: 50 }
  const columns = table.filter((key) => {
    const field = fields[key]
    return field !== undefined && isStored(field) && !isReference(field) && field.column !== 'json'
  })
  const [state, status] = statusOf(entity) ?? []
  return [
    ['as it stands', { entity: name, page }],
    ...columns.flatMap((field) =>
      (['asc', 'desc'] as const).map(
        (direction) => [`by ${field} ${direction}`, { entity: name, sort: [{ field, direction }], page }] as const,
      ),
    ),
    ...(state !== undefined && status && entity.board === state
      ? [[`in one state`, { entity: name, where: [{ field: state, op: 'eq' as const, value: status.initial }], page }] as const]
      : []),
  ]
}

describe.each([
  ['artigiani', artigiani],
  ['hospitality', hospitality],
] as const)('lists of %s in SQLite', (_sector, { entities }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-plans-'))
  const file = join(folder, 'prova.db')
  const asked: string[] = []
  let database: Database
  let store: SqlStore
  let looker: DatabaseSync
  beforeAll(async () => {
    database = await openSqlite(file, entities, { onStatement: (text) => asked.push(text) })
    store = new SqlStore({
      database,
      entities,
      workspace: 'prova',
      asker: { by: '', groups: 'all' },
      at: () => ({ today: '2026-11-22' }),
      now: () => '',
    })
    looker = new DatabaseSync(file)
  })
  afterAll(async () => {
    looker.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const planOf = (text: string): readonly string[] =>
    looker
      .prepare(`explain query plan ${text}`)
      .all(...Array.from(text.matchAll(/\?/g), () => null))
      .map(({ detail }) => String(detail))

  it('searches along indices, whichever words somebody types', async () => {
    asked.length = 0
    for (const search of ['rosi', 'mario rosi', '12', 'rossi 12', 'rossi 21/11/2026', 'ab 123 cd']) {
      await store.query({ entity: entities[0]?.name ?? '', search })
    }
    const reads = [...new Set(asked)].flatMap((text) => planOf(text).filter((line) => /^(SEARCH|SCAN) (_term|_word|t0)\b/.test(line)))
    expect(reads.filter((line) => line.includes('_word')).length).toBeGreaterThan(0)
    expect(reads.filter((line) => !/^SEARCH .* \(workspace=\? AND (entity=\? AND (term|letters|id)|id)/.test(line))).toEqual([])
  })

  const cases = entities.flatMap((entity) => usual(entity).map(([what, query]) => [entity.name, what, query] as const))

  it.each(cases)('%s %s: along an index, in one statement', async (_name, _what, query) => {
    asked.length = 0
    await store.query(query)
    expect(asked).toHaveLength(1)
    const [text = ''] = asked
    const plan = planOf(text)
    const chosen = plan.indexOf('SCAN page')
    const lines = plan.slice(0, chosen)
    expect(plan.slice(chosen)).toContain('SEARCH t1 USING PRIMARY KEY (workspace=? AND id=?)')
    const isAlong = (line: string) => /^SEARCH t0 USING (INDEX|COVERING INDEX|PRIMARY KEY) .*workspace=/.test(line)
    const reads = lines.filter((line) => line.startsWith('SEARCH t0') || line.startsWith('SCAN t0'))
    expect(reads.filter((line) => !isAlong(line))).toEqual([])
    // The parts of a list that begins with what is near have each come along an index, and are short by then.
    const sorts = lines.filter((line, at) => line === 'USE TEMP B-TREE FOR ORDER BY' && !(lines[at - 1] ?? '').startsWith('SCAN part'))
    expect(sorts.length === 0 ? [] : lines).toEqual([])
  })
})
