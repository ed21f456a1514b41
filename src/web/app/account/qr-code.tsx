import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

const BORDER = 2

/** A text as a square of dots for a camera, dark on light in either theme: readers expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="light size-40 shrink-0 rounded-sm bg-bg"
    >
      <path d={path} className="fill-ink" />
    </svg>
  )
}
