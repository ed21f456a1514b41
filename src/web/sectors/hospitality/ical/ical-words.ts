import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Piano, Voce } from '../../../../sectors/hospitality/index.ts'

/** «1 prenotazione», «12 prenotazioni». */
export const some = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`
const isWritten = ({ esito }: Voce, annulla: boolean) => esito === 'nuova' || esito === 'spostata' || (annulla && esito === 'annullata')

/** How many of a plan would be written. */
export const writtenOf = ({ voci }: Piano, annulla: boolean): number => voci.filter((voce) => isWritten(voce, annulla)).length

/** What the button that does it says: what comes in, or else what changes. */
export function confirmLabel({ voci }: Piano, annulla: boolean): string {
  const fresh = voci.filter(({ esito }) => esito === 'nuova')
  const bookings = fresh.filter(({ tipo }) => tipo === 'prenotazione').length
  if (bookings > 0) return `Importa ${some(bookings, 'prenotazione', 'prenotazioni')}`
  if (fresh.length > 0) return `Importa ${some(fresh.length, 'chiusura', 'chiusure')}`
  const changed = voci.filter((voce) => isWritten(voce, annulla)).length
  return changed > 0 ? `Applica ${some(changed, 'modifica', 'modifiche')}` : 'Importa'
}

/** «Importate 3 prenotazioni e 1 chiusura, 2 spostate, 1 annullata»: what the notice says afterwards. */
export function doneText({ voci }: Piano, annulla: boolean): string {
  const count = (esito: Voce['esito'], tipo?: Voce['tipo']) =>
    voci.filter((voce) => voce.esito === esito && (tipo === undefined || voce.tipo === tipo)).length
  const [bookings, closures] = [count('nuova', 'prenotazione'), count('nuova', 'chiusura')]
  const fresh = [
    ...(bookings > 0 ? [some(bookings, 'prenotazione', 'prenotazioni')] : []),
    ...(closures > 0 ? [some(closures, 'chiusura', 'chiusure')] : []),
  ]
  const moved = count('spostata')
  const gone = annulla ? count('annullata') : 0
  const verb = bookings + closures === 1 ? 'Importata' : 'Importate'
  const parts = [
    ...(fresh.length > 0 ? [`${verb} ${fresh.join(' e ')}`] : []),
    ...(moved > 0 ? [some(moved, 'spostata', 'spostate')] : []),
    ...(gone > 0 ? [some(gone, 'annullata', 'annullate')] : []),
  ].join(', ')
  return fresh.length > 0 ? parts : `Calendario aggiornato: ${parts}`
}

/** «3 già in agenda, 5 passate»: what the file holds besides. */
export function besidesText({ invariate, passate }: Piano): string {
  return [
    ...(invariate > 0 ? [`${formatNumber(invariate)} già in agenda`] : []),
    ...(passate > 0 ? [some(passate, 'già passata', 'già passate')] : []),
  ].join(', ')
}
