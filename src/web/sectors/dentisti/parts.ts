import { scadenzarioPazienti } from '../../../sectors/dentisti/scadenzario.ts'
import { spese } from '../../../sectors/dentisti/spese.ts'
import { late } from '../../late/late.tsx'
import type { OwnParts } from '../../screen/own-parts.ts'

/** The mouth of a patient, and what is read of a year or a month: what no view of the house draws. */
export const dentisti: OwnParts = {
  views: {
    'own:cartella': late(async () => (await import('./cartella/cartella.tsx')).Cartella),
    'own:scadenzario': late(async () => (await import('../../views/report/report-beside.tsx')).reportBeside(scadenzarioPazienti)),
    'own:spese': late(async () => (await import('../../views/report/report-beside.tsx')).reportBeside(spese)),
  },
}
