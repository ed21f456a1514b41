import type { Chain } from '../entity/chain.types.ts'
import { pathsOfConditions } from '../expression/paths.ts'
import type { Sight } from './sight.types.ts'

/** The way between two records, where both ends and what links them are seen; it copies what is. */
export function seenChain(chain: Chain, { sees, seesPath }: Pick<Sight, 'sees' | 'seesPath'>): readonly Chain[] {
  const { from, to, link, made, by, when, copies } = chain
  const isSeen = [
    sees(from),
    sees(to),
    link === undefined || sees(to, link),
    [made, by].every((key) => key === undefined || sees(from, key)),
    pathsOfConditions(when).every((path) => seesPath(from, path)),
  ].every(Boolean)
  const kept = Object.entries(copies).filter(([key, source]) => sees(to, key) && sees(from, source))
  return isSeen ? [{ ...chain, copies: Object.fromEntries(kept) }] : []
}
