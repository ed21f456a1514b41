import { prospetto } from '../../../sectors/farmacie/prospetto.ts'
import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../screen/own-parts.ts'

/** What stands at the counter is tried where it is listed, and the till has its figures beside it: no view of the house does either. */
export const farmacie: OwnParts = {
  views: {
    'own:prova': late(async () => (await import('./prova/prova.tsx')).Prova),
    'own:prospetto': late(async () => (await import('../../views/report/report-beside.tsx')).reportBeside(prospetto)),
  },
}
