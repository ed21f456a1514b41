import { defineSector } from '../../kernel/define-sector.ts'
import { card } from './card.ts'
import { contoSoggiorno } from './conto-soggiorno.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { sample } from './sample.ts'
import { schedaNotifica } from './scheda-notifica.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'

export const hospitality = defineSector({
  card,
  entities,
  metrics,
  prints: [contoSoggiorno, schedaNotifica],
  screens,
  script,
  sample,
  title: 'Gestione Struttura Ricettiva',
  bar: 6,
})

export type { Piano } from './calendario-camera.ts'
export type { Canale, Richiesta, Voce } from './calendario-voci.ts'

/** The calendars of portals, fetched when somebody opens them. */
export async function calendari() {
  const [{ planCalendario, cambiDi }, { esportaCalendario }, { canaleDi }, { canali }] = await Promise.all([
    import('./calendario-camera.ts'),
    import('./calendario-esporta.ts'),
    import('./calendario-voci.ts'),
    import('./prenotazione.ts'),
  ])
  return { planCalendario, cambiDi, esportaCalendario, canaleDi, canali }
}
