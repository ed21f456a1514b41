import type { ReadySlug } from '../../sectors/ready.ts'

interface Try {
  readonly text: string
  /** The screen that it speaks of, as the page of the trade knows it: `?vista=…&scheda=…`. */
  readonly address: string
}

/**
 * What to try first, and where: every line opens the screen it speaks of, and a phone shows the first. Three trades that differ:
 * the others are found among the solutions, and the page stays as long as it is.
 */
export const demoTries = {
  hospitality: [
    { text: 'Trascina una prenotazione nel planning', address: '?vista=dashboard&scheda=prenotazioni&mostra=timeline' },
    { text: 'Registra un ospite dalla foto del documento', address: '?vista=dashboard&scheda=ospiti' },
    { text: 'Prepara il file per Alloggiati Web', address: '?vista=dashboard&scheda=alloggiati' },
  ],
  dentisti: [
    { text: 'Sposta un paziente da una poltrona all’altra', address: '?vista=dashboard&scheda=appuntamenti' },
    { text: 'Richiama chi non torna da mesi', address: '?vista=dashboard&scheda=appuntamenti&mostra=list:richiami' },
    { text: 'Stampa un piano di cura con le sue fasi', address: '?vista=dashboard&scheda=cartelle&mostra=list:piani' },
  ],
  artigiani: [
    { text: 'Sposta un intervento sulla bacheca', address: '?vista=dashboard&scheda=interventi&mostra=board' },
    { text: 'Guarda la settimana delle squadre', address: '?vista=dashboard&scheda=interventi&mostra=week' },
    { text: 'Riordina quello che sta finendo', address: '?vista=dashboard&scheda=materiali' },
  ],
} as const satisfies Partial<Readonly<Record<ReadySlug, readonly Try[]>>>

export type TriedSlug = keyof typeof demoTries
export const triedSlugs = Object.keys(demoTries) as TriedSlug[]
