import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { questions as common } from '../src/language/common.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** Wordings by the one that is shown, as the trade's file has them. */
const languageOf = async (slug: string): Promise<Readonly<Record<string, string>>> =>
  ((await import(`../src/language/${slug}.ts`)) as { readonly questions: Readonly<Record<string, string>> }).questions

const shown = async (slug: string) => {
  const { domande } = (await import(`../src/sectors/${slug}/domande.ts`)) as {
    readonly domande: readonly { readonly says: readonly string[] }[]
  }
  return domande.map(({ says }) => says)
}

describe.each(readySlugs)('the language of %s', (slug) => {
  it('words questions that are asked', async () => {
    const asked = new Set((await shown(slug)).map(([first]) => first))
    const own = Object.keys(await languageOf(slug)).filter((key) => !(key in common))
    expect(own.filter((key) => !asked.has(key))).toEqual([])
  })

  it('leaves one wording of each question in the description', async () => {
    expect((await shown(slug)).filter((says) => says.length > 1)).toEqual([])
  })

  it('is heard by who asks', async () => {
    const sector = await loaderOf(slug)?.sector()
    const [entry] = Object.entries(await languageOf(slug))
    const question = (await sector?.questions())?.find(({ says }) => says[0] === entry?.[0])
    expect(question?.says).toEqual([entry?.[0], ...(entry?.[1].split(' | ') ?? [])])
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
