import { describe, expect, it } from 'vitest'
import type { Field } from '../src/kernel/fields/field.ts'
import { isStored } from '../src/kernel/fields/derived.ts'
import { foldText } from '../src/kernel/italian/words.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

type Builder = (label: string, options?: { readonly synonyms?: readonly string[]; readonly hint?: string }) => Field

/** The builders of fields, one for each file of the concepts. */
const modules = import.meta.glob<Readonly<Record<string, Builder>>>('../src/kernel/concepts/*.ts', { eager: true })
const helpers = /\/(?:concept|key-meaning|usual-words)\.ts$/
const builders = Object.entries(modules)
  .filter(([path]) => !helpers.test(path))
  .flatMap(([, exported]) => Object.entries(exported))

describe.each(builders)('the concept %s', (means, build) => {
  it('builds a field of its meaning, under the label that a trade gives it', () => {
    expect(build('Una voce')).toMatchObject({ means, label: 'Una voce' })
  })

  it('lets a description say more, and keeps its own', () => {
    const field = build('Una voce', { hint: 'Come in fattura', synonyms: ['altra voce'] })
    expect(field).toMatchObject({ means, hint: 'Come in fattura', synonyms: ['altra voce'] })
    expect(field.usualWords).toEqual(build('Una voce').usualWords)
  })

  it('has words that are said as they stand: lower case, each once', () => {
    const words = build('Una voce').usualWords ?? []
    expect(words.filter((word) => word !== word.trim().toLowerCase())).toEqual([])
    expect(new Set(words.map(foldText)).size).toBe(words.length)
  })
})

it('there is one builder in each file', () => {
  expect(builders).toHaveLength(Object.keys(modules).filter((path) => !helpers.test(path)).length)
})

describe.each(readySlugs)('the concepts of %s', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  const fields =
    sector?.entities.flatMap(({ name, fields: own }) => Object.entries(own).map(([key, field]) => ({ name, key, field }))) ?? []

  it('leave no two fields of an entity with a word of theirs', () => {
    const twice = sector?.entities.flatMap(({ name, fields: own }) => {
      const words = Object.values(own).flatMap(({ usualWords = [], synonyms = [] }) =>
        synonyms.filter((word) => usualWords.includes(word)).map(foldText),
      )
      return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`)
    })
    expect(twice).toEqual([])
  })

  it('say of every kept day of birth that it is one, so that the tax code beside it is compared with it', () => {
    const births = fields.filter(({ key, field }) => key.includes('data_nascita') && isStored(field))
    expect(births.filter(({ field }) => field.means !== 'born')).toEqual([])
  })
})
