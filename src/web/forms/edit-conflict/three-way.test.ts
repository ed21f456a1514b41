import { assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf, isEqual, mergeOf, obviousSource, type Versions } from './three-way.ts'

const keys = ['ora', 'nota', 'righe'] as const
const value = constantFrom(undefined, '', 'a', 'b', 0, false, [], ['a'], [{ n: 1 }], [{ n: 2 }])
const values = record({ ora: value, nota: value, righe: value })
const anyVersions = record({ base: values, mine: values, theirs: values })

/** The record after the obvious choices, and theirs where somebody would be asked. */
function merged(versions: Versions): Readonly<Record<string, unknown>> {
  const differences = differencesOf(keys, versions)
  const sources = new Map(differences.map((one) => [one.key, obviousSource(one)]))
  const { values: written } = mergeOf(differences, versions, (key) => versions[sources.get(key) === 'mine' ? 'mine' : 'theirs'][key])
  return { ...versions.theirs, ...written }
}

describe('a three-way comparison', () => {
  it('merges mine where only mine changed, theirs where only theirs did, and asks about nothing else', () => {
    assert(
      property(anyVersions, (versions) => {
        const { base, mine, theirs } = versions
        const [result, differences] = [merged(versions), differencesOf(keys, versions)]
        for (const key of keys) {
          const [isMine, isTheirs] = [!isEqual(mine[key], base[key]), !isEqual(theirs[key], base[key])]
          const isAsked = differences.some((one) => one.key === key && obviousSource(one) === undefined)
          expect(isAsked).toBe(isMine && isTheirs && !isEqual(mine[key], theirs[key]))
          if (!isAsked) expect(isEqual(result[key], isMine ? mine[key] : theirs[key])).toBe(true)
        }
      }),
    )
  })

  it('loses neither: what is not written of mine is given up by name', () => {
    assert(
      property(anyVersions, constantFrom('mine', 'theirs', 'base'), (versions, source) => {
        const differences = differencesOf(keys, versions)
        const { values: written, discarded } = mergeOf(differences, versions, (key) => versions[source][key])
        const result = { ...versions.theirs, ...written }
        for (const { key, changedBy } of differences) {
          expect(isEqual(result[key], versions[source][key])).toBe(true)
          if (changedBy !== 'them') expect(isEqual(result[key], versions.mine[key]) || key in discarded).toBe(true)
        }
        for (const [key, held] of Object.entries(discarded)) expect(isEqual(held, versions.mine[key])).toBe(true)
      }),
    )
  })

  it('is the same from both sides', () => {
    assert(
      property(anyVersions, ({ base, mine, theirs }) => {
        const other = { me: 'them', them: 'me', both: 'both' } as const
        const here = differencesOf(keys, { base, mine, theirs })
        const there = differencesOf(keys, { base, mine: theirs, theirs: mine })
        expect(here.map(({ key, changedBy }) => [key, other[changedBy]])).toEqual(there.map(({ key, changedBy }) => [key, changedBy]))
      }),
    )
  })

  it('gives nothing up for a value that holds mine', () => {
    const versions = { base: {}, mine: { nota: 'a', righe: [1] }, theirs: { nota: 'b', righe: [2] } }
    const both = { nota: 'a\nb', righe: [1, 2] }
    const merge = mergeOf(differencesOf(keys, versions), versions, (key) => both[key as keyof typeof both])
    expect(merge).toEqual({ values: both, discarded: {} })
  })
})
