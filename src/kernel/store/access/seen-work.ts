import type { Sight } from '../../access/sight.types.ts'
import { headOf, pathsOfConditions } from '../../expression/paths.ts'
import type { Step, Work } from '../work.ts'

/** The records in the middle of a commit as somebody sees them: what asks for more finds nothing. */
export const seenWork = (sight: Sight, work: Work): Work => ({
  getMany: async (entity, ids) => (sight.sees(entity) ? (await work.getMany(entity, ids)).map((row) => sight.row(entity, row)) : []),
  getKept: async (entity, ids) => (sight.sees(entity) ? (await work.getKept(entity, ids)).map((row) => sight.row(entity, row)) : []),
  find: async (entity, where) => {
    const isSeen = sight.sees(entity) && pathsOfConditions(where).every((path) => sight.seesPath(entity, path))
    return isSeen ? (await work.find(entity, where)).map((row) => sight.row(entity, row)) : []
  },
  countNaming: async (entity, place, ids) =>
    sight.sees(entity, headOf(place)) ? work.countNaming(entity, place, ids) : new Map<string, number>(),
  greatest: async (entity, key, begins) => (sight.sees(entity, key) ? work.greatest(entity, key, begins) : []),
  write: (steps) => work.write(steps),
})

export const seenSteps = (sight: Sight, steps: readonly Step[]): readonly Step[] =>
  steps.flatMap(({ entity, id, before, after }) =>
    sight.sees(entity)
      ? [{ entity, id, ...(before && { before: sight.row(entity, before) }), ...(after && { after: sight.row(entity, after) }) }]
      : [],
  )
