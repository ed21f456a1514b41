import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { laneEntityOf } from '../../../kernel/screens/lane-of.ts'
import { nounPhrase } from '../../../kernel/italian/noun.ts'
import type { Calendars } from '../../../kernel/screens/calendars.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'

/** What a trade calls what a calendar holds. */
export interface IcalNames {
  readonly calendars: Calendars
  readonly entity: AnyEntity
  /** What keeps a lane closed, where the trade has that. */
  readonly blocks: AnyEntity | undefined
  readonly lane: AnyEntity
}

export function useIcalNames({ entity: name, calendars, timeline }: CollectionScreen): IcalNames | undefined {
  const { sector } = useSector()
  const entity = entityOf(sector, name)
  const lane = laneEntityOf(entity)
  if (!calendars || lane === undefined) return undefined
  const blocks = timeline?.blocks && entityOf(sector, timeline.blocks.entity)
  return { calendars, entity, blocks, lane: entityOf(sector, lane) }
}

export const lower = (text: string): string => text.toLowerCase()
/** «la camera». */
export const theOne = ({ label }: AnyEntity): string => nounPhrase(label.one, { gender: label.gender, plural: false }).phrase
