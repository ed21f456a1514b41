import type { OwnParts } from '../../screen/own-parts.ts'
import { late } from '../../late/late.tsx'

/** The screens of the lodging console that no view covers. */
export const hospitality: OwnParts = {
  views: {
    'own:modulo': late(async () => (await import('./ospiti/modulo.tsx')).Modulo),
    'own:portale': late(async () => (await import('./alloggiati/portale.tsx')).Portale),
    'own:file': late(async () => (await import('./alloggiati/file-generati.tsx')).FileGenerati),
  },
}
