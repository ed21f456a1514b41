import { useEffect, useEffectEvent, useState } from 'react'
import { ChevronLeft, ChevronRight, ImagePlus, Trash2 } from 'lucide-react'
import type { Filed } from '../../kernel/files/filed.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FilePicture } from './file-picture.tsx'

interface PictureViewerProps {
  readonly title: string
  readonly pictures: readonly Filed[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemove?: ((index: number) => void) | undefined
  readonly onAdd?: (() => void) | undefined
  /** The picture to begin with. */
  readonly start?: number | undefined
}

/** The photos of a record, one at a time; the arrow keys turn them. */
export function PictureViewer({ title, pictures, open, onClose, onRemove, onAdd, start = 0 }: PictureViewerProps) {
  const [chosen, setChosen] = useState(start)
  const index = Math.min(chosen, pictures.length - 1)
  const picture = pictures[index]
  const turn = (by: number) => setChosen((index + by + pictures.length) % pictures.length)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by && pictures.length > 1) turn(by)
  })
  useEffect(() => {
    if (!open) return
    const hear = (event: KeyboardEvent) => onKey(event)
    // On its way in: the dialog keeps arrow keys to itself.
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [open])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={pictures.length > 0 ? `Foto ${index + 1} di ${pictures.length}` : 'Nessuna foto'}
      size="lg"
      footer={
        <>
          {onRemove && picture && (
            <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => onRemove(index)}>
              Togli foto
            </Button>
          )}
          {onAdd && (
            <Button icon={<ImagePlus aria-hidden />} onClick={onAdd}>
              Aggiungi foto
            </Button>
          )}
        </>
      }
    >
      <div role="group" aria-label="Foto" className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
        {pictures.length > 1 ? (
          <IconButton label="Foto precedente" icon={<ChevronLeft aria-hidden />} onClick={() => turn(-1)} />
        ) : (
          <span />
        )}
        {picture ? (
          <FilePicture
            file={picture}
            alt={`${title}, foto ${index + 1}`}
            className="mx-auto max-h-[62dvh] min-h-40 w-auto max-w-full rounded-md object-contain"
          />
        ) : (
          <p className="py-16 text-center text-sm text-ink-soft">Qui vedrai le foto che aggiungi.</p>
        )}
        {pictures.length > 1 ? <IconButton label="Foto seguente" icon={<ChevronRight aria-hidden />} onClick={() => turn(1)} /> : <span />}
      </div>
    </Dialog>
  )
}
