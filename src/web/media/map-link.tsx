import type { ReactNode } from 'react'

export interface MapLinkProps {
  readonly address: string
  readonly className?: string | undefined
  /** «Mappa» with a pin when absent. */
  readonly children?: ReactNode
}

export function MapLink(_props: MapLinkProps) {
  return null
}
