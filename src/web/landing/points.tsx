/** Short points under a text, each with a dot in the accent of its place; on a phone one after the other in a line. */
export function Points({ points, className = 'pt-3' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`points ${className}`}>
      {points.map((point) => (
        <li key={point}>{`${point} `}</li>
      ))}
    </ul>
  )
}
