/** Answer of the server that took the sample records of a firm away. */
export interface SampleRemoved {
  readonly removed: number
  /** Sample records that stay, because others of the firm's own lean on them. */
  readonly kept: number
}

/** «Tolti 120 dati di esempio. Restano i tuoi.» */
export function inWords({ removed, kept }: SampleRemoved): string {
  const gone = removed === 1 ? 'Tolto un dato di esempio.' : `Tolti ${removed} dati di esempio.`
  if (kept === 0) return `${gone} Restano i tuoi.`
  return kept === 1 ? `${gone} Uno resta: i tuoi dati lo usano.` : `${gone} ${kept} restano: i tuoi dati li usano.`
}
