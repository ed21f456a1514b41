import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { entityOf } from '../../data/sector-context.tsx'

/** What a list is called by who looks for it. */
export function screenWords(whole: Sector, screen: CollectionScreen): readonly string[] {
  const { label, synonyms = [] } = entityOf(whole, screen.entity)
  return [label.one, label.many, ...synonyms]
}
