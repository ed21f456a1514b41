import { TIPI_ALLOGGIATO } from './tables/tipi-alloggiato.ts'
import type { Ospite } from './ospite.ts'

/** A capofamiglia with the family, a capogruppo with the group, or an ospite singolo with nobody. */
interface Gruppo {
  readonly head: Ospite
  readonly members: readonly Ospite[]
}

interface Grouped {
  readonly groups: readonly Gruppo[]
  /** Familiari and members whose head is not in the list, or is of the wrong kind. */
  readonly orphans: readonly Ospite[]
}

/** Heads in the order of the list, each with its members in the order of the list. */
export function groupOspiti(ospiti: readonly Ospite[]): Grouped {
  const groups = new Map<string, { head: Ospite; members: Ospite[] }>()
  for (const ospite of ospiti) if (!TIPI_ALLOGGIATO[ospite.tipo].head) groups.set(ospite.id, { head: ospite, members: [] })
  const orphans: Ospite[] = []
  for (const ospite of ospiti) {
    const kind = TIPI_ALLOGGIATO[ospite.tipo].head
    if (!kind) continue
    const group = groups.get(ospite.capo ?? '')
    if (group?.head.tipo === kind) group.members.push(ospite)
    else orphans.push(ospite)
  }
  return { groups: [...groups.values()], orphans }
}

/**
 * Familiari right after their capofamiglia, members right after their capogruppo (user manual of the portal, ch. 12).
 * Orphans are left out: `checkSchedine` names them.
 */
export function orderOspiti(ospiti: readonly Ospite[]): Ospite[] {
  return groupOspiti(ospiti).groups.flatMap(({ head, members }) => [head, ...members])
}
