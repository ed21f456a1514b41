import { MapPin } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { buttonLook } from '../ui/button-look.ts'
import { mapPlatform, mapUrl } from './map-url.ts'

export interface MapLinkProps {
  readonly address: string
  readonly className?: string | undefined
  /** «Mappa» with a pin, dressed as a small button, when absent. */
  readonly children?: ReactNode
}

const never = () => () => {}

/** Opens an address in the device's map application. */
export function MapLink({ address, className, children }: MapLinkProps) {
  const platform = useSyncExternalStore(
    never,
    () => mapPlatform(navigator.userAgent),
    () => 'web' as const,
  )
  const place = platform === 'web' ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
  return (
    <a
      href={mapUrl(address, platform)}
      {...place}
      className={className ?? (children ? undefined : buttonLook('outline', 'sm'))}
      aria-label={children ? undefined : `Mappa: ${address}`}
      onClick={(event) => event.stopPropagation()}
    >
      {children ?? (
        <>
          <MapPin aria-hidden />
          Mappa
        </>
      )}
    </a>
  )
}
