import type { Desk } from './desk.ts'
import { alike } from './similar-records.ts'
import { figured, grouped, measured } from './figure.ts'
import { bothTold } from './figure-pair.ts'
import { free, gapped } from './free-places.ts'
import { past } from './history.ts'
import { heldBy } from './containment.ts'
import { listed, whether } from './list.ts'
import { openHours } from './open-hours.ts'
import { toldValue } from './value.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'

/** What a question that lacks nothing comes to, said and shown. */
export async function answerAsking(desk: Desk, asking: Asking): Promise<Reply> {
  switch (asking.is) {
    case 'list':
      return asking.alike !== undefined ? alike(desk, asking) : ((await heldBy(desk, asking)) ?? listed(desk, asking))
    case 'yes':
      return (await heldBy(desk, asking)) ?? whether(desk, asking)
    case 'figure':
      return figured(desk, asking)
    case 'groups':
      return grouped(desk, asking)
    case 'tell':
      return toldValue(desk, asking)
    case 'metric':
    case 'formula':
      return measured(desk, asking)
    case 'both':
      return bothTold(desk, asking)
    case 'history':
      return past(desk, asking)
    case 'free':
      return free(desk, asking)
    case 'gaps':
      return gapped(desk, asking)
    case 'opening':
      return openHours(desk, asking)
  }
}
