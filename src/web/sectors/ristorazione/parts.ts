import { prospetto } from '../../../sectors/ristorazione/prospetto.ts'
import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../screen/own-parts.ts'

/** The board of the kitchen, read from two metres and counting minutes, and the figures beside the till: no view of the house is either. */
export const ristorazione: OwnParts = {
  views: {
    'own:cucina': late(async () => (await import('./cucina/cucina.tsx')).Cucina),
    'own:prospetto': late(async () => (await import('../../views/report/report-beside.tsx')).reportBeside(prospetto)),
  },
}
