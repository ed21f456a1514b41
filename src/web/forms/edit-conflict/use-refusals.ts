import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Values } from '../../../kernel/door/change.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { useSector } from '../../data/sector-context.tsx'
import { rootOf } from '../read-form.ts'
import type { ChoiceRow } from './choices.ts'
import type { EditConflict } from './edit-conflict.ts'
import { mergeOf, type Source, type Versions } from './three-way.ts'

/** What the store says against a version of a field. */
export interface Refused {
  readonly says: string
  /** It is refused whatever else is chosen: it cannot be taken. */
  readonly isBarred: boolean
}

/** Refusals by field and version. */
export type Refusals = ReadonlyMap<string, Refused>
export const refusalKey = (key: string, source: Source): string => `${source} ${key}`

interface RefusalOptions {
  readonly conflict: EditConflict
  readonly now: AnyRow | undefined
  readonly versions: Versions | undefined
  readonly rows: readonly ChoiceRow[]
  readonly sourcesOf: (key: string) => readonly Source[]
  readonly valueOf: (key: string, source: Source) => unknown
}

/** A pause between choices, in milliseconds: arrows run through several versions. */
const PAUSE = 120

/** Rehearses every version that could be chosen: an hour that is taken by now says so before anybody saves. */
export function useRefusals(options: RefusalOptions): Refusals {
  const { store } = useSector()
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const known = useRef(new Map<string, Promise<readonly Problem[]>>())
  const { conflict, now, rows } = options
  const problemsOf = (values: Values): Promise<readonly Problem[]> => {
    if (!now || Object.keys(values).length === 0) return Promise.resolve([])
    const wish = JSON.stringify([now.version, values])
    const change = { type: 'update', entity: conflict.entity.name, id: conflict.id, values, expect: now.version } as const
    const found = known.current.get(wish) ?? store.rehearse([change], { via: 'form' }).then((answer) => (answer.ok ? [] : answer.problems))
    known.current.set(wish, found)
    // A record that has moved on is read again, and a store that cannot be reached says so when the choice is saved.
    return found.then((problems) => problems.filter(({ code }) => code !== 'conflict' && code !== 'unreachable'))
  }
  const look = useEffectEvent(() => refusalsOf(options, problemsOf))
  const asked = JSON.stringify([now?.version, rows.map(({ key, chosen }) => [key, chosen])])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void look().then(
        (found) => isCurrent && setRefusals(found),
        () => known.current.clear(),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return refusals
}

async function refusalsOf(
  { rows, versions, sourcesOf, valueOf }: RefusalOptions,
  problemsOf: (values: Values) => Promise<readonly Problem[]>,
): Promise<Refusals> {
  if (!versions) return new Map()
  const told = (sourceOf: (key: string) => Source) => problemsOf(mergeOf(rows, versions, (key) => valueOf(key, sourceOf(key))).values)
  const taken = new Map(rows.map(({ key, chosen }) => [key, chosen ?? 'theirs'] as const))
  const present = await told((key) => taken.get(key) ?? 'theirs')
  const isPresent = ({ message }: Problem) => present.some((problem) => problem.message === message)
  const found = rows.flatMap(({ key, chosen }) =>
    sourcesOf(key).map(async (source): Promise<readonly [string, Refused] | undefined> => {
      const here = await told((other) => (other === key ? source : (taken.get(other) ?? 'theirs')))
      const against = here.filter((problem) => rootOf(problem.path) === key || (source !== chosen && !isPresent(problem)))
      if (against.length === 0) return undefined
      const whole = await told(() => source)
      const isBarred = against.some(({ message }) => whole.some((problem) => problem.message === message))
      return [refusalKey(key, source), { says: [...new Set(against.map(({ message }) => message))].join(' '), isBarred }]
    }),
  )
  return new Map((await Promise.all(found)).filter((one) => one !== undefined))
}
