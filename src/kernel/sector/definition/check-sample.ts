import type { At } from '../../italian/at.ts'
import type { Sector } from '../sector.ts'
import { DefinitionError } from '../../problem/problem.ts'
import { checkRecords } from '../../store/memory/check-records.ts'

/**
 * Holds the sample of a trade to the rules of a commit, for whoever develops it: a store takes it as it is. Throws a
 * `DefinitionError` about the first value that a commit would refuse.
 */
export async function checkSample({ card, entities, sample }: Pick<Sector, 'card' | 'entities' | 'sample'>, at: At): Promise<void> {
  const place = `${card.slug}.sample`
  const names = entities.map(({ name }) => name)
  const rows = sample(at.today, at.time)
  const stranger = Object.keys(rows).find((name) => !names.includes(name))
  if (stranger !== undefined) throw new DefinitionError(place, `'${stranger}' is no entity.`, `Entities: ${names.join(', ')}.`)
  const [problem] = await checkRecords(entities, rows, at)
  if (!problem) return
  const { id = '', path, message } = problem
  const row = Object.values(rows)
    .flat()
    .find((one) => one.id === id)
  const value = JSON.stringify(row?.[path.split('.')[0] ?? ''])
  throw new DefinitionError([place, id, path].filter(Boolean).join('.'), `${value} is refused: «${message}»`, 'Write what a commit takes.')
}
