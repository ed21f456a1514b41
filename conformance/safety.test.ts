import { describe, expect, it } from 'vitest'
import { isOptional, isKind } from '../src/kernel/fields/field.ts'
import { targetOf } from '../src/kernel/entity/references.ts'
import { safetyKeys } from '../src/kernel/derive/safety.ts'
import { readySlugs } from '../src/sectors/ready.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

const trades = (await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))).flatMap(
  ([slug, sector]) => (sector ? [[slug, sector] as const] : []),
)

describe('safety data', () => {
  it.each(trades)('%s says it on every record that has an hour with whom it is about', (_, { entities }) => {
    const lacking = entities.flatMap((entity) => {
      if (!entity.slot) return []
      return Object.values(entity.fields).flatMap((field) => {
        const whom = entities.find(({ name }) => isKind(field, 'reference') && !isOptional(field) && name === targetOf(field))
        return whom
          ? safetyKeys(whom)
              .filter((key) => entity.fields[key]?.safety === undefined)
              .map((key) => `${entity.name}.${key}`)
          : []
      })
    })
    expect(lacking).toEqual([])
  })

  it.each(trades)('%s marks every field of allergies and allergens as such', (_, { entities }) => {
    const unmarked = entities.flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => /allerg/i.test(field.label) && field.safety === undefined && !isKind(field, 'reference'))
        .map(([key]) => `${entity.name}.${key}`),
    )
    expect(unmarked).toEqual([])
  })
})
