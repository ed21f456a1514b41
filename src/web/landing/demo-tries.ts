import type { ReadySlug } from '../../sectors/ready.ts'

interface Try {
  readonly text: string
  /** The view and the tab of the dashboard where it is done. */
  readonly address: string
}

/** What to try first in each trade that is there, and where: every line opens the screen it speaks of. A new trade must bring its own. */
export const demoTries: Readonly<Record<ReadySlug, readonly Try[]>> = {
  hospitality: [
    { text: 'Trascina una prenotazione nel planning', address: '?vista=dashboard&scheda=prenotazioni&mostra=timeline' },
    { text: 'Registra un ospite dalla foto del documento', address: '?vista=dashboard&scheda=ospiti' },
    { text: 'Prepara il file per Alloggiati Web', address: '?vista=dashboard&scheda=alloggiati' },
  ],
  artigiani: [
    { text: 'Sposta un intervento sulla bacheca', address: '?vista=dashboard&scheda=interventi&mostra=board' },
    { text: 'Guarda la settimana delle squadre', address: '?vista=dashboard&scheda=interventi&mostra=week' },
    { text: 'Riordina quello che sta finendo', address: '?vista=dashboard&scheda=materiali' },
  ],
}
