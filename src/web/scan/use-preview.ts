import { useRef, useState, type RefObject } from 'react'

interface Preview {
  /** Address of the picture on screen, while there is one. */
  readonly preview: string | undefined
  readonly shown: RefObject<Blob | undefined>
  readonly show: (picture: Blob | undefined) => void
  /** Lets the picture go without drawing anew: what closes still shows it. */
  readonly drop: () => void
}

/** The picture that is shown; its address lives no longer than it. */
export function usePreview(): Preview {
  const [preview, setPreview] = useState<string>()
  const shown = useRef<Blob>(undefined)
  const address = useRef<string>(undefined)
  const show = (picture: Blob | undefined) => {
    shown.current = picture
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = picture && URL.createObjectURL(picture)
    setPreview(address.current)
  }
  const drop = () => {
    shown.current = undefined
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = undefined
  }
  return { preview, shown, show, drop }
}
