import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { referencesOf } from '../../../kernel/entity/references.ts'
import { isKind } from '../../../kernel/fields/field.ts'
import type { Store } from '../../../kernel/door/store.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'

/** An entity that a new firm writes first, and the list where it is written. */
export interface FirstEntity {
  readonly entity: AnyEntity
  readonly screen: CollectionScreen
  /** View of the screen that lists it, where the screen is about something else. */
  readonly view?: string
}

type Described = Pick<Sector, 'entities' | 'screens'>

/** Newest creations that are looked through for records made by hand. */
const LOOKED = 1000

/** The work of a trade: the entity of its first collection screen. */
export function firstWorkOf(sector: Described): FirstEntity | undefined {
  const [screen] = collectionsOf(sector)
  const entity = screen && sector.entities.find(({ name }) => name === screen.entity)
  return entity && { entity, screen }
}

/** The people that a trade works for: of the entities with a list and a telephone or an address, the one that most others refer to. */
export function firstPartyOf(sector: Described): FirstEntity | undefined {
  const work = firstWorkOf(sector)?.entity
  const [first] = sector.entities
    .filter((entity) => entity !== work && Object.values(entity.fields).some((field) => isKind(field, 'phone') || isKind(field, 'email')))
    .flatMap((entity) => placeOf(sector, entity) ?? [])
    .toSorted((a, b) => namingOf(sector, b.entity) - namingOf(sector, a.entity))
  return first
}

/** Which entities have a record that somebody made and that is still there: a sample comes in without a history. */
export async function madeByHand(store: Store, names: readonly string[]): Promise<ReadonlySet<string>> {
  const entries = await store.lately({ type: 'create', limit: LOOKED })
  const made = await Promise.all(
    names.map(async (name) => {
      const ids = entries.filter(({ entity, via }) => entity === name && via !== 'sample').map(({ id }) => id)
      return ids.length > 0 && (await store.getMany(name, ids)).length > 0 ? [name] : []
    }),
  )
  return new Set(made.flat())
}

const collectionsOf = ({ screens }: Described) => screens.filter((screen) => screen.kind === 'collection')

/** The list that keeps an entity, where one does. */
export function placeOf(sector: Described, entity: AnyEntity): FirstEntity | undefined {
  const screens = collectionsOf(sector)
  const own = screens.find((screen) => screen.entity === entity.name)
  if (own) return { entity, screen: own }
  for (const screen of screens) {
    const view = Object.entries(screen.lists ?? {}).find(([, list]) => list.entity === entity.name)?.[0]
    if (view !== undefined) return { entity, screen, view }
  }
  return undefined
}

/** How many other entities refer to one. */
const namingOf = ({ entities }: Described, entity: AnyEntity): number =>
  entities.filter((other) => other !== entity && referencesOf(other).some(({ field }) => field.target === entity.name)).length
