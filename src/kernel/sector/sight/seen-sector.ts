import type { Action } from '../../action/action.ts'
import type { Sector } from '../sector.ts'
import { pathsOfConditions } from '../../expression/paths.ts'
import type { Metric } from '../../metric/metric.ts'
import { isAboutRecords, type Question } from '../../question/question.ts'
import { entitiesNamed } from '../../entity/entities.ts'
import { referencesIn } from '../../entity/references.ts'
import type { Rights } from '../../door/asker.ts'
import type { Eyes } from './eyes.types.ts'
import { seenChain } from '../../access/seen-chain.ts'
import { seenScreens } from './seen-screens.ts'
import { sightOf } from '../../access/sight.ts'
import type { Sight } from '../../access/sight.types.ts'

/**
 * A sector as this asker sees it: what names something hidden is not there, so that whatever is left can be asked of his store. A
 * list never gets longer by it: what is narrowed by a hidden condition goes as a whole. For the owner it is the sector itself.
 */
export function seenSector(sector: Sector, asker: Rights): Sector {
  const sight = sightOf(entitiesNamed(sector.entities), asker)
  if (sight.isWhole) return sector
  const eyes: Eyes = {
    ...sight,
    seesWhere: (entity, conditions = []) =>
      sight.sees(entity) && pathsOfConditions(conditions).every((path) => sight.seesPath(entity, path)),
    seesAll: (reads = []) =>
      reads.every((path) => {
        const [entity = '', ...rest] = path.split('.')
        return rest.length > 0 ? sight.seesPath(entity, rest.join('.')) : sight.sees(entity)
      }),
  }
  const { seesWhere, seesAll } = eyes
  const seen = {
    ...sector,
    entities: [...sight.entities.values()],
    metrics: sector.metrics.flatMap((metric) => seenMetric(metric, eyes, sight)),
    actions: sector.actions.filter((action) => isOffered(action, eyes)),
    prints: sector.prints.filter(({ entity, when, reads }) => seesWhere(entity, when) && seesAll(reads)),
    chains: sector.chains.flatMap((chain) => seenChain(chain, eyes)),
  }
  const questions = async () => (await sector.questions()).filter((question) => isAsked(question, seen.metrics, eyes))
  return { ...seen, questions, screens: seenScreens(seen, eyes) }
}

function seenMetric(metric: Metric, { sees, seesWhere, seesAll }: Eyes, { entities }: Sight): readonly Metric[] {
  const entity = entities.get(metric.entity.name)
  if (!entity || !seesWhere(entity.name, metric.where)) return []
  if ('work' in metric) return seesAll(metric.reads) ? [{ ...metric, entity }] : []
  const isMeasured = (field: string | undefined) => field === undefined || sees(entity.name, field)
  if (!isMeasured(metric.field) || !seesWhere(entity.name, metric.whole?.where)) return []
  const { note, ...rest } = metric
  const isNoted = note && ('plain' in note || (seesWhere(entity.name, note.where) && (!('text' in note) || isMeasured(note.field))))
  return [{ ...rest, entity, ...(isNoted && { note }) }]
}

/** A question that names nothing hidden. */
function isAsked(question: Question, metrics: readonly Metric[], { seesWhere, seesPath }: Eyes): boolean {
  if (!isAboutRecords(question)) return metrics.some(({ key }) => key === question.metric)
  const { entity, where, sort = [], sum, by } = question
  const paths = [...sort.map(({ field }) => field), ...[sum, by].filter((path) => path !== undefined)]
  return seesWhere(entity, where) && paths.every((path) => seesPath(entity, path))
}

const isOffered = ({ entity, where, inputs, reads }: Action, { sees, writes, seesWhere, seesAll }: Eyes): boolean =>
  writes(entity) && seesWhere(entity, where) && seesAll(reads) && referencesIn(inputs).every(({ field }) => sees(field.target))
