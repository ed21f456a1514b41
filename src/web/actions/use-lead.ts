import type { Action } from '../../kernel/action/action.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import { LEFT_TO_TILL } from '../screen/known-views.ts'
import { tabPatch } from '../screen/list-query.ts'

/** Goes on to the till with the record that an action has left for it; stays where one is, where it has left none. */
export function useLead({ leads }: Action): (made: readonly AnyRow[]) => void {
  const { sector } = useSector()
  const address = useAddress()
  return (made) => {
    const till = sector.screens.find((screen) => screen.kind === 'collection' && screen.entity === leads && screen.counter)
    const left = made.find(({ id }) => leads !== undefined && id.startsWith(`${leads}_`))
    if (!till || !left) return
    const tab = till === sector.screens[0] ? undefined : till.key
    const view = till.kind === 'collection' && till.views[0] === 'counter' ? undefined : 'counter'
    address.push({ ...tabPatch(address.keys, tab), vista: 'dashboard', mostra: view, [LEFT_TO_TILL]: left.id })
  }
}
