import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { isStored } from '../src/kernel/fields/derived.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { allRows } from '../src/kernel/door/all-rows.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { validateField } from '../src/kernel/derive/validate.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const DAYS = ['2026-11-23', '2026-11-27', '2026-11-29', '2026-12-01', '2028-02-29', '2026-12-31']
const TIME = '20:40'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const trades = ready.flatMap(({ slug, sector }) => (sector ? [{ slug, sector }] : []))

const keyOf = ({ fields }: AnyEntity, kind: string, name: RegExp = /./): string | undefined =>
  Object.keys(fields).find((key) => fields[key]?.kind === kind && isStored(fields[key]) && name.test(key))

/** Numbered records of one series, in the order of their numbers, with the moment of each. */
function series(entity: AnyEntity, rows: readonly AnyRow[]): readonly (readonly { readonly number: string; readonly at: string }[])[] {
  const number = keyOf(entity, 'document_number')
  const day = keyOf(entity, 'date', /^(?:data|giorno|emess)/)
  if (number === undefined || day === undefined) return []
  const hour = keyOf(entity, 'time', /^ora$/)
  const numbered = rows.flatMap((row) =>
    typeof row[number] === 'string'
      ? [{ number: row[number], at: `${String(row[day])} ${hour === undefined ? '' : textOf(row[hour])}` }]
      : [],
  )
  return [...Map.groupBy(numbered, (one) => one.number.slice(0, -7)).values()].map((all) =>
    all.toSorted((a, b) => (a.number < b.number ? -1 : 1)),
  )
}

const people = ({ title, fields }: AnyEntity): boolean =>
  title.flat().some((key) => /^(?:nome|cognome)$/.test(key)) &&
  Object.values(fields).some(({ kind }) => kind === 'phone' || kind === 'email')

describe.each(trades)('the sample of $slug', ({ sector }) => {
  const { entities } = sector
  const read = async (today: string) => {
    const store = new MemoryStore({ entities, sample: sector.sample(today, TIME), at: () => ({ today, time: TIME }) })
    return Promise.all(entities.map(async (entity) => ({ entity, rows: (await allRows(store, { entity: entity.name })).rows })))
  }

  it.each(DAYS)('numbers its documents as their days go, on %s', async (today) => {
    const wrong = (await read(today)).flatMap(({ entity, rows }) =>
      series(entity, rows).flatMap((all) =>
        all.flatMap((one, at) => {
          const before = all[at - 1]
          const isEarly = before !== undefined && one.at < before.at
          return isEarly ? [`${before.number} ${before.at} and ${one.number} ${one.at}`] : []
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it.each(DAYS)('names nobody twice in one list, on %s', async (today) => {
    const wrong = (await read(today))
      .filter(({ entity }) => people(entity) && !entity.slot && !entity.span)
      .flatMap(({ entity, rows }) => {
        const keys = entity.title.flat().filter((key) => entity.fields[key]?.kind === 'text')
        const names = rows.map((row) =>
          keys
            .map((key) => textOf(row[key]))
            .join(' ')
            .toLowerCase(),
        )
        return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${entity.name}: ${name}`)
      })
    expect(wrong).toEqual([])
  })

  it('has tax codes, VAT numbers and IBANs that are what they claim to be', async () => {
    const wrong = (await read('2026-11-27')).flatMap(({ entity, rows }) =>
      Object.entries(entity.fields).flatMap(([key, field]) =>
        /^(?:fiscal_code|vat_number|iban)$/.test(field.kind) && isStored(field)
          ? rows.flatMap((row) =>
              row[key] === undefined ? [] : 'problems' in validateField(key, field, row[key]) ? [`${row.id} ${key}`] : [],
            )
          : [],
      ),
    )
    expect(wrong).toEqual([])
  })
})
