import { useEffect, useState } from 'react'
import { useSector } from '../data/sector-context.tsx'

interface Fetched {
  readonly id: string
  /** Absent where the file is not there or did not come. */
  readonly url: string | undefined
}

/** An address under which the page can draw a file, or a picture small, while it is on screen; nothing until it has come, or without an id. */
export function useFileUrl(id: string | undefined, as?: 'small'): Fetched | undefined {
  const { files } = useSector()
  const [fetched, setFetched] = useState<Fetched>()
  useEffect(() => {
    let isOver = false
    let url: string | undefined
    const fetchFile = async () => {
      if (id === undefined) return
      const bytes = await files.open(id, as).catch(() => undefined)
      if (isOver) return
      url = bytes && URL.createObjectURL(bytes)
      setFetched({ id, url })
    }
    void fetchFile()
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [files, id, as])
  return fetched?.id === id ? fetched : undefined
}
