import type { GroupLabels } from '../../fields/access.ts'
import type { Action } from '../../action/action.ts'
import { archiving } from '../archives.ts'
import { chained } from '../../derive/chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import { checkSector } from './check-sector.ts'
import { checkShape, checkThere } from '../../problem/check-shape.ts'
import { looksOver } from '../../problem/looked-over.ts'
import type { Entity } from '../../entity/entity.ts'
import type { Fields } from '../../fields/field.ts'
import type { Stored } from '../../fields/shapes.ts'
import type { Metric } from '../../metric/metric.ts'
import type { Firm } from '../../paper/paper.ts'
import type { Print } from '../../paper/print.ts'
import type { Language } from '../../question/language.ts'
import { inWords } from '../phrases.ts'
import type { Question } from '../../question/question.ts'
import type { Screen } from '../../screens/screen.ts'
import type { Card, Script } from '../../screens/script.ts'
import type { Bar, Sector } from '../sector.ts'
import { stampedSample } from '../../derive/stamps.ts'
import type { Store } from '../../door/store.ts'

type StoredOf<E> = E extends Entity<infer N, infer F extends Fields> ? Stored<N, F> : never
type Data<E extends readonly unknown[]> = {
  readonly [K in E[number] as K extends { name: infer N extends string } ? N : never]: readonly StoredOf<K>[]
}

/**
 * The records of the open demo page, made for a moment: the same moment always gives the same records. Where an hour is
 * handed in, nothing that has happened lies after it; what is planned may.
 */
export type Sample<E extends readonly unknown[]> = (today: string, time?: string) => Data<E>

export interface SectorOptions<E extends readonly unknown[]> {
  readonly card: Card
  readonly entities: E
  /** To whom something may be kept, in words; see `defineGroups`. */
  readonly groups?: GroupLabels
  readonly metrics: readonly Metric[]
  readonly actions?: readonly Action[]
  readonly prints?: readonly Print[]
  readonly chains?: readonly Chain[]
  readonly screens: readonly Screen[]
  readonly script: Script
  readonly sample: Sample<NoInfer<E>>
  /** What people of the trade ask, in a file of its own: `async () => (await import('./domande.ts')).domande`. */
  readonly questions?: () => Promise<readonly Question[]>
  /** How else they say it: `() => import('../../language/hospitality.ts')`. */
  readonly language?: () => Promise<Language>
  /** Whose papers are printed: the firm as the trade keeps it. Nobody's where nothing is said. */
  readonly firm?: (store: Store) => Promise<Firm | undefined>
  /** What newer official tables than the committed ones say of comuni and states, as the records keep it; '' where nobody has any. */
  readonly places?: (store: Store) => Promise<string>
  /** What stands over the dashboard, where it is not the short name of the trade. */
  readonly title?: string
  /**
   * The tabs that the bar of a phone holds: the first four when nothing is said, four others by their keys, or the first six, with
   * which there is no «Altro» and the header keeps its buttons.
   */
  readonly bar?: Bar
}

/** Puts a trade together and checks that everything it names exists. Faults are thrown here, with place, fault and remedy. */
export function defineSector<const E extends readonly unknown[]>(options: SectorOptions<E>): Sector {
  if (looksOver) checkOptions(options)
  const sector = {
    groups: {},
    actions: [],
    prints: [],
    chains: [],
    firm: async () => undefined,
    places: async () => '',
    questions: async () => [],
    language: async () => ({ questions: {}, phrases: {} }),
    title: options.card.name,
    bar: 4,
    ...options,
  } as unknown as Sector
  if (looksOver) checkSector(sector)
  const sample: Sector['sample'] = (today, time) => stampedSample(sector.entities, sector.sample(today, time))
  const { entities, ...rest } = archiving(sector)
  const questions = async () => inWords(...(await Promise.all([sector.questions(), sector.language()])))
  return { ...rest, entities: chained(entities, sector.chains), sample, questions }
}

function checkOptions(options: SectorOptions<readonly unknown[]>): void {
  checkThere('sector.card', options.card)
  checkShape(options.card.slug, options, {
    entities: 'list',
    groups: 'part?',
    metrics: 'list',
    actions: 'list?',
    prints: 'list?',
    chains: 'list?',
    screens: 'list',
  })
}
