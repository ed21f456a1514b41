import type { Desk } from './desk.ts'
import { tellSimilarRecords } from './similar-records.ts'
import { tellFigure, tellGroups, tellMetric } from './figure.ts'
import { tellFigurePair } from './figure-pair.ts'
import { tellFree, tellGaps } from './free-places.ts'
import { tellHistory } from './history.ts'
import { heldBy } from './containment.ts'
import { tellList, tellWhether } from './list.ts'
import { tellOpenHours } from './open-hours.ts'
import { tellValue } from './value.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'

/** What a question that lacks nothing comes to, said and shown. */
export async function tellAsking(desk: Desk, asking: Asking): Promise<Reply> {
  switch (asking.is) {
    case 'list':
      return asking.alike !== undefined ? tellSimilarRecords(desk, asking) : ((await heldBy(desk, asking)) ?? tellList(desk, asking))
    case 'yes':
      return (await heldBy(desk, asking)) ?? tellWhether(desk, asking)
    case 'figure':
      return tellFigure(desk, asking)
    case 'groups':
      return tellGroups(desk, asking)
    case 'tell':
      return tellValue(desk, asking)
    case 'metric':
    case 'formula':
      return tellMetric(desk, asking)
    case 'both':
      return tellFigurePair(desk, asking)
    case 'history':
      return tellHistory(desk, asking)
    case 'free':
      return tellFree(desk, asking)
    case 'gaps':
      return tellGaps(desk, asking)
    case 'opening':
      return tellOpenHours(desk, asking)
  }
}
