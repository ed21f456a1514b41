import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../views/own-parts.ts'

/** What stands at the counter is tried where it is listed: no view of the house speaks with a printer. */
export const farmacie: OwnParts = {
  views: { 'own:prova': late(async () => (await import('./prova/prova.tsx')).Prova) },
}
