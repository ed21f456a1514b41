import { lazy } from 'react'
import type { OwnParts } from '../../views/own-parts.ts'

/** The screens of the lodging console that no view covers. */
export const hospitality: OwnParts = {
  views: {
    'own:calendario': lazy(async () => ({ default: (await import('./calendario/calendario.tsx')).Calendario })),
    'own:camere': lazy(async () => ({ default: (await import('./pulizie/camere.tsx')).Camere })),
    'own:modulo': lazy(async () => ({ default: (await import('./ospiti/modulo.tsx')).Modulo })),
    'own:gruppi': lazy(async () => ({ default: (await import('./ospiti/gruppi.tsx')).Gruppi })),
    'own:portale': lazy(async () => ({ default: (await import('./alloggiati/portale.tsx')).Portale })),
    'own:file': lazy(async () => ({ default: (await import('./alloggiati/file-generati.tsx')).FileGenerati })),
  },
  screens: {
    istat: lazy(async () => ({ default: (await import('./istat/istat-screen.tsx')).IstatScreen })),
  },
}
