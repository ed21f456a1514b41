/** Says whether what was made in a demo has come along. */
export function carriedInWords(left: number): string {
  if (left === 0) return 'I dati che hai provato nella demo sono qui.'
  const gone = left === 1 ? 'Una modifica della demo non è arrivata' : `${left} modifiche della demo non sono arrivate`
  return `${gone}: le altre sono qui, con i dati di esempio.`
}
