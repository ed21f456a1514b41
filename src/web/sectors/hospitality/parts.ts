import { lazy } from 'react'
import type { OwnParts } from '../own-parts.ts'

/** The screens of the lodging console that no view covers. */
export const hospitality: OwnParts = {
  views: {
    'own:calendario': lazy(async () => ({ default: (await import('./calendario/calendario.tsx')).Calendario })),
  },
  screens: {},
}
