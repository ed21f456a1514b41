import { assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Values } from '../../../kernel/door/change.ts'
import { differencesOf, isEqual, mergeOf, obviousSource, type Versions } from './three-way.ts'

const keys = ['ora', 'nota', 'righe'] as const
type Key = (typeof keys)[number]

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

/** A value that is the same, or a list that has all its items. */
const isHeld = (whole: unknown, part: unknown) =>
  isEqual(whole, part) || (Array.isArray(whole) && Array.isArray(part) && part.length > 0 && part.every((one) => whole.includes(one)))

describe('a three-way comparison', () => {
  it('merges mine where only mine changed, theirs where only theirs did, and asks about nothing else', () => {
    assert(
      property(anyVersions, (versions) => {
        const { base, mine, theirs } = versions
        const result = merged(versions)
        const asked = differencesOf(keys, versions).filter((one) => obviousSource(one) === undefined)
        const isMine = (key: Key) => !isEqual(mine[key], base[key])
        const isTheirs = (key: Key) => !isEqual(theirs[key], base[key])
        const isDisputed = (key: Key) => isMine(key) && isTheirs(key) && !isEqual(mine[key], theirs[key])
        expect(asked.map(({ key }) => key)).toEqual(keys.filter(isDisputed))
        const settled = keys.filter((key) => !isDisputed(key))
        expect(settled.filter((key) => !isEqual(result[key], isMine(key) ? mine[key] : theirs[key]))).toEqual([])
      }),
    )
  })

  it('loses neither: what is not written of mine is given up by name', () => {
    assert(
      property(anyVersions, constantFrom('mine', 'theirs', 'base'), (versions, source) => {
        const from: Values = versions[source]
        const [mine, theirs]: readonly Values[] = [versions.mine, versions.theirs]
        const differences = differencesOf(keys, versions)
        const { values: written, discarded } = mergeOf(differences, versions, (key) => from[key])
        const result: Values = { ...theirs, ...written }
        expect(differences.filter(({ key }) => !isEqual(result[key], from[key]))).toEqual([])
        const ofMine = differences.filter(({ changedBy }) => changedBy !== 'them')
        expect(ofMine.filter(({ key }) => !(key in discarded) && !isHeld(result[key], mine?.[key]))).toEqual([])
        expect(Object.entries(discarded).filter(([key, held]) => !isEqual(held, mine?.[key]))).toEqual([])
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
