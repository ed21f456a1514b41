import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../views/own-parts.ts'

/** The mouth of a patient: what no view of the house draws. */
export const dentisti: OwnParts = {
  views: { 'own:cartella': late(async () => (await import('./cartella/cartella.tsx')).Cartella) },
}
