import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../views/own-parts.ts'

/** The board of the kitchen: no view of the house is read from two metres, and counts minutes. */
export const ristorazione: OwnParts = {
  views: { 'own:cucina': late(async () => (await import('./cucina/cucina.tsx')).Cucina) },
}
