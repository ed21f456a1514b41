/** Takes the keyboard and the screen reader to a pane's heading; to the pane while it has none. */
export function focusPane(pane: HTMLElement): void {
  const heading = pane.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? pane
  target.focus({ preventScroll: true })
}
