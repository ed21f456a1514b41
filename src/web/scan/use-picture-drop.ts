import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

/** Takes a picture that is dropped on a place, or pasted anywhere. */
export function usePictureDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    },
  }
  return { isOver, drop }
}
