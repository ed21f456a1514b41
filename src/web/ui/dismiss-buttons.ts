/** Base UI puts invisible closing buttons around an open list, for screen readers under a finger, and names them in English. */
export function nameDismissButtons(positioner: HTMLElement | null): void {
  if (!positioner) return
  for (const button of document.querySelectorAll('span[aria-label="Dismiss"]')) button.setAttribute('aria-label', 'Chiudi l’elenco')
}
