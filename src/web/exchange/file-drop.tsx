import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface FileDropProps {
  /** What the area says: what to drop here, or what was last dropped. */
  readonly text: ReactNode
  /** Name of the file input: «File CSV». */
  readonly label: string
  /** Endings and media types. */
  readonly accept: string
  readonly onFile: (file: File) => void
  /** The button that opens the chooser: «Scegli file» unless said otherwise. */
  readonly choose?: string
  readonly busy?: boolean
  /** More buttons beside the chooser. */
  readonly children?: ReactNode
}

/** A place for a file, dropped or chosen. */
export function FileDrop({ text, label, accept, onFile, choose = 'Scegli file', busy = false, children }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !busy) onFile(file)
  }
  const area = useDrop(take, setIsOver)
  return (
    <section
      ref={area}
      aria-label="File"
      className={`mb-5 flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-8 text-center text-sm ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
    >
      <FileUp aria-hidden className="text-xl text-ink-faint" />
      <div className="text-ink-soft">{text}</div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button busy={busy} onClick={() => chooser.current?.click()}>
          {choose}
        </Button>
        {children}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </section>
  )
}

/** Files let go over an element; whether one hovers over it now. */
function useDrop(onFiles: (files: FileList | null) => void, onHover: (isOver: boolean) => void) {
  const area = useRef<HTMLElement>(null)
  const hear = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    onHover(event.type === 'dragover')
    if (event.type === 'drop') onFiles(event.dataTransfer?.files ?? null)
  })
  useEffect(() => {
    const element = area.current
    const listen = (event: DragEvent) => hear(event)
    for (const type of ['dragover', 'dragleave', 'drop'] as const) element?.addEventListener(type, listen)
    return () => {
      for (const type of ['dragover', 'dragleave', 'drop'] as const) element?.removeEventListener(type, listen)
    }
  }, [])
  return area
}
