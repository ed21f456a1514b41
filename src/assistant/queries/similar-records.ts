import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { wordsOf } from '../italian/token.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Asking } from '../meaning/meaning.ts'
import { rolesOf } from '../frame/role.ts'
import { type Inquiry, base, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'

/** Rather than the record that is named: that one is no equivalent of itself. */
const OTHERS = 0.4

/** «l’equivalente dell’omeprazolo»: other records of the group that a view of the trade puts it in, by the name of that view. */
export function* similarRecords(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame } = asked
  const groups = trade.sector.screens
    .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    .find((screen) => screen.entity === frame.entity && screen.groups)?.groups
  const [called, ...more] = wordsOf(groups?.label ?? '')
  const [self] = rolesOf(frame, 'self')
  const about = rolesOf(frame, 'about').find(({ from, to }) => to === from + 1 && stemOf(frame.words[from] ?? '') === stemOf(called ?? ''))
  if (!groups || more.length > 0 || !self || !about || self.from < about.to) return
  yield { meaning: { is: 'list', ...base(asked), alike: groups.by }, used: used(asked), bonus: OTHERS }
}
