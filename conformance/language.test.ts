import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '../src/kernel/question/language.ts'
import { worded } from '../src/kernel/sector/phrases.ts'
import { phrases as commonPhrases, questions as common } from '../src/language/common.ts'
import { matchColumns } from '../src/kernel/exchange/match-columns.ts'
import type { Fields } from '../src/kernel/fields/field.ts'
import { columnsOf } from '../src/kernel/fields/lines.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** What the trade's file has. */
const languageOf = async (slug: string) => (await import(`../src/language/${slug}.ts`)) as Language

const shown = async (slug: string) => {
  const { domande } = (await import(`../src/sectors/${slug}/domande.ts`)) as {
    readonly domande: readonly { readonly says: readonly string[] }[]
  }
  return domande.map(({ says }) => says)
}

describe.each(readySlugs)('the language of %s', (slug) => {
  it('words questions that are asked', async () => {
    const asked = new Set((await shown(slug)).map(([first]) => first))
    const own = Object.keys((await languageOf(slug)).questions).filter((key) => !(key in common))
    expect(own.filter((key) => !asked.has(key))).toEqual([])
  })

  it('leaves one wording of each question in the description', async () => {
    expect((await shown(slug)).filter((says) => says.length > 1)).toEqual([])
  })

  it('is heard by who asks', async () => {
    const sector = await loaderOf(slug)?.sector()
    const [entry] = Object.entries((await languageOf(slug)).questions)
    const question = (await sector?.questions())?.find(({ says }) => says[0] === entry?.[0])
    expect(question?.says).toEqual([entry?.[0], ...(entry?.[1].split(' | ') ?? [])])
  })
})

/** Every place of a trade that people may call by another name, with what it is called. */
const placesOf = ({ entities, metrics, actions }: Sector): readonly (readonly [string, readonly string[]])[] => [
  ...entities.flatMap(({ name, synonyms = [], makes = [], fields }) => [
    [name, synonyms] as const,
    [`${name}.makes`, makes] as const,
    ...fieldsOf(name, fields),
  ]),
  ...metrics.map(({ key, synonyms = [] }) => [`metric.${key}`, synonyms] as const),
  ...actions.flatMap(({ key, synonyms = [], inputs }) => [[`action.${key}`, synonyms] as const, ...fieldsOf(`action.${key}`, inputs)]),
]
const fieldsOf = (place: string, fields: Fields): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const states = Object.entries(
      (field as { readonly states?: Readonly<Record<string, { readonly also?: readonly string[] }>> }).states ?? {},
    )
    return [
      [`${place}.${key}`, field.synonyms ?? []] as const,
      ...states.map(([state, { also = [] }]) => [`${place}.${key}=${state}`, also] as const),
      ...fieldsOf(`${place}.${key}`, columnsOf(field) ?? {}),
    ]
  })

describe.each(readySlugs)('what people call the things of %s', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  const { phrases } = await languageOf(slug)
  if (!sector) throw new Error(slug)
  const described = new Map(placesOf(sector))

  it('is of places that the description has', () => {
    expect(Object.keys(phrases).filter((place) => !described.has(place) && !(place in commonPhrases))).toEqual([])
  })

  it('is heard beside what the description says', async () => {
    const whole = new Map(placesOf(await worded(sector)))
    for (const [place, said] of described)
      expect([place, whole.get(place)]).toEqual([place, [...said, ...(phrases[place]?.split(' | ') ?? [])]])
  })

  it('does not say again what the description says', () => {
    const twice = Object.entries(phrases).flatMap(([place, said]) => said.split(' | ').filter((one) => described.get(place)?.includes(one)))
    expect(twice).toEqual([])
  })
})

it('what several trades share is asked in two of them at least', async () => {
  const all = await Promise.all(readySlugs.map(shown))
  const asking = (wording: string) => all.filter((questions) => questions.some(([first]) => first === wording)).length
  expect(Object.keys(common).filter((wording) => asking(wording) < 2)).toEqual([])
})

it('every trade that is ready has a language of its own', () => {
  const files = readdirSync(new URL('../src/language', import.meta.url)).map((file) => file.replace('.ts', ''))
  expect(files.filter((file) => file !== 'common').toSorted()).toEqual([...readySlugs].toSorted())
})

it('a file is read by headings that the language alone has', async () => {
  const described = await loaderOf('dentisti')?.sector()
  const mapped = (sector: Sector | undefined) => {
    const patients = sector?.entities.find(({ name }) => name === 'paziente')
    return patients && matchColumns(patients, ['Cognome', 'Nome', 'Casa'])
  }
  expect(mapped(described)).toEqual(['cognome', 'nome', undefined])
  expect(mapped(described && (await worded(described)))).toEqual(['cognome', 'nome', 'indirizzo'])
})
